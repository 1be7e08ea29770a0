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
    #if defined(__GNUC__)
    static inline int tw_read(int *word) {
        return __atomic_load_n(word, __ATOMIC_ACQUIRE);
    }
    static inline int tw_change(int *word, int old, int new_) {
        return __atomic_compare_exchange_n(
            word, &old, new_, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
    }
    #else
    #include <intrin.h>
    static inline int tw_read(int *word) {
        return _InterlockedOr((long volatile *)word, 0);
    }
    static inline int tw_change(int *word, int old, int new_) {
        return _InterlockedCompareExchange((long volatile *)word, new_, old) == old;
    }
    #endif
    static inline int tw_listen(int *word, int value, int turns) {
        while (tw_read(word) != value) {
            if (turns-- == 0) return 0;
            tw_pause();
        }
        return 1;
    }
    static inline PyThread_type_lock tw_closed_lock(void) {
        PyThread_type_lock lock = PyThread_allocate_lock();
        if (lock) PyThread_acquire_lock(lock, WAIT_LOCK);
        return lock;
    }
    #define tw_await_lock(lock) PyThread_acquire_lock(lock, WAIT_LOCK)
    #define tw_open_lock(lock) PyThread_release_lock(lock)
    #define tw_drop_lock(lock) do { if (lock) PyThread_free_lock(lock); } while (0)
    """
    ctypedef void *PyThread_type_lock
    bint change "tw_change"(int *word, int old, int new) noexcept nogil
    bint listen "tw_listen"(int *word, int value, int turns) noexcept nogil
    PyThread_type_lock closed_lock "tw_closed_lock"() noexcept nogil
    void await_lock "tw_await_lock"(PyThread_type_lock lock) noexcept nogil
    void open_lock "tw_open_lock"(PyThread_type_lock lock) noexcept nogil
    void drop_lock "tw_drop_lock"(PyThread_type_lock lock) noexcept nogil
