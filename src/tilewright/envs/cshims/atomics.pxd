# C shim: the .py beside this file stays Python; native code uses these C forms.
cdef extern from *:
    """
    #include <pythread.h>
    #if defined(__x86_64__) || defined(__i386__)
    #define tw_pause() __builtin_ia32_pause()
    #elif defined(__aarch64__)
    #define tw_pause() __asm__ __volatile__("yield")
    #else
    #define tw_pause()
    #endif
    #if defined(_WIN32)
    __declspec(dllimport) int __stdcall SwitchToThread(void);
    #define tw_yield() SwitchToThread()
    #else
    #include <sched.h>
    #define tw_yield() sched_yield()
    #endif
    #if defined(__GNUC__)
    static inline int tw_read(int *flag) {
        return __atomic_load_n(flag, __ATOMIC_ACQUIRE);
    }
    static inline int tw_compare_exchange(int *flag, int old, int new_) {
        return __atomic_compare_exchange_n(
            flag, &old, new_, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
    }
    #else
    #include <intrin.h>
    static inline int tw_read(int *flag) {
        return _InterlockedOr((long volatile *)flag, 0);
    }
    static inline int tw_compare_exchange(int *flag, int old, int new_) {
        return _InterlockedCompareExchange((long volatile *)flag, new_, old) == old;
    }
    #endif
    /* Now and then let another thread have the core: it may be the one that sets the flag. */
    #define TW_TURNS_BETWEEN_YIELDS 128
    static inline int tw_spin(int *flag, int value, int turns) {
        while (tw_read(flag) != value) {
            if (turns-- == 0) return 0;
            if (turns % TW_TURNS_BETWEEN_YIELDS == 0) tw_yield();
            else tw_pause();
        }
        return 1;
    }
    static inline PyThread_type_lock tw_new_lock(void) {
        PyThread_type_lock lock = PyThread_allocate_lock();
        if (lock) PyThread_acquire_lock(lock, WAIT_LOCK);
        return lock;
    }
    #define tw_acquire(lock) PyThread_acquire_lock(lock, WAIT_LOCK)
    #define tw_release(lock) PyThread_release_lock(lock)
    #define tw_free_lock(lock) do { if (lock) PyThread_free_lock(lock); } while (0)
    """
    ctypedef void *PyThread_type_lock
    bint compare_exchange "tw_compare_exchange"(int *flag, int old, int new) noexcept nogil
    bint spin "tw_spin"(int *flag, int value, int turns) noexcept nogil
    PyThread_type_lock new_lock "tw_new_lock"() noexcept nogil
    void acquire "tw_acquire"(PyThread_type_lock lock) noexcept nogil
    void release "tw_release"(PyThread_type_lock lock) noexcept nogil
    void free_lock "tw_free_lock"(PyThread_type_lock lock) noexcept nogil
