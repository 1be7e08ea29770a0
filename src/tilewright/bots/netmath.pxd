# C shim: the .py beside this file stays Python; native code uses these C forms.
from tilewright.bots cimport const

cdef extern from *:
    """
    #include <string.h>
    static inline int tw_net_copy(short *to, const short *from, int size) {
        int i;
        for (i = 0; i < size; i++) to[i] = from[i];
        return 0;
    }
    static inline int tw_net_add(short *to, const short *from, int size) {
        int i;
    #if defined(__GNUC__)
    #pragma GCC ivdep
    #endif
        for (i = 0; i < size; i++)
            to[i] = (short)((unsigned short)to[i] + (unsigned short)from[i]);
        return 0;
    }
    static inline int tw_net_add_times(short *to, const short *from, int size, int count) {
        unsigned short times = (unsigned short)count;
        int i;
    #if defined(__GNUC__)
    #pragma GCC ivdep
    #endif
        for (i = 0; i < size; i++)
            to[i] = (short)((unsigned)(unsigned short)to[i]
                            + (unsigned)(unsigned short)from[i] * (unsigned)times);
        return 0;
    }
    static inline int tw_net_update(short *sums, const short *rows, unsigned char *held,
                                    const unsigned char *wanted, int inputs, int size) {
        int at, i;
        for (at = 0; at < inputs; at += 8) {
            if (memcmp(held + at, wanted + at, 8) == 0) continue;
            for (i = at; i < at + 8; i++) {
                int more = (int)wanted[i] - (int)held[i];
                if (more == 0) continue;
                held[i] = wanted[i];
                if (more == 1) tw_net_add(sums, rows + i * size, size);
                else tw_net_add_times(sums, rows + i * size, size, more);
            }
        }
        return 0;
    }
    /* Where the system picks functions at start, processors with AVX2 use it: twice as fast. */
    #if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__)
    __attribute__((target_clones("avx2", "default"), noinline))
    #endif
    static int tw_net_head(const short *sums, const short *rows, const int *bias,
                           const short *third, int size, int second, int most) {
        short hidden[256];
        int i, k, total = 0;
        for (i = 0; i < size; i++) {
            short x = sums[i];
            x = x > 0 ? x : 0;
            hidden[i] = x < (short)most ? x : (short)most;
        }
        for (k = 0; k < second; k++) {
            const short *row = rows + k * size;
            int sum = 0;
            for (i = 0; i < size; i++) sum += (int)row[i] * (int)hidden[i];
            sum = (sum + bias[k]) >> 8;
            sum = sum > 0 ? sum : 0;
            total += (sum < most ? sum : most) * (int)third[k];
        }
        return total;
    }
    """
    int copy "tw_net_copy"(short *into, const short *source, int size) noexcept nogil
    int add "tw_net_add"(short *into, const short *source, int size) noexcept nogil
    int add_times "tw_net_add_times"(
        short *into, const short *source, int size, int count) noexcept nogil
    int tw_net_update(
        short *sums, const short *rows, unsigned char *held, const unsigned char *wanted,
        int inputs, int size) noexcept nogil
    int tw_net_head(
        const short *sums, const short *rows, const int *bias, const short *third,
        int size, int second, int most) noexcept nogil


cdef inline int head(const short *sums, short[::1] rows, int[::1] bias,
                     short[::1] third) noexcept nogil:
    return tw_net_head(sums, &rows[0], &bias[0], &third[0], const.HIDDEN, const.SECOND, const.NET_CLIP)


cdef inline int update(short *sums, const short *rows, unsigned char *held,
                       const unsigned char *wanted, int inputs) noexcept nogil:
    return tw_net_update(sums, rows, held, wanted, const.MAX_MIDDLE, const.HIDDEN)
