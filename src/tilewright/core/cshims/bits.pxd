# C shim: the .py beside this file stays Python; native code uses these C forms.
cdef extern from *:
    """
    #include <string.h>
    #define TW_TWO32 0x100000000ULL
    #define TW_GOLDEN 0x9E3779B97F4A7C15ULL
    #define TW_MIX_A 0xBF58476D1CE4E5B9ULL
    #define TW_MIX_B 0x94D049BB133111EBULL

    static inline unsigned long long tw_add64(unsigned long long a, unsigned long long b) {
        return a + b;
    }
    static inline unsigned long long tw_mul64(unsigned long long a, unsigned long long b) {
        return a * b;
    }
    static inline unsigned long long tw_mix64(unsigned long long a) {
        a = (a ^ (a >> 30)) * TW_MIX_A;
        a = (a ^ (a >> 27)) * TW_MIX_B;
        return a ^ (a >> 31);
    }
    static inline unsigned long long tw_low32(unsigned long long a) {
        return a & 0xFFFFFFFFULL;
    }
    static inline unsigned long long tw_shift64(int place) {
        return 1ULL << place;
    }
    static inline int tw_popcount(unsigned long long x) {
    #if defined(__POPCNT__) || defined(__aarch64__)
        return __builtin_popcountll(x);
    #else
        x = x - ((x >> 1) & 0x5555555555555555ULL);
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int)((x * 0x0101010101010101ULL) >> 56);
    #endif
    }
    static inline int tw_lowest(unsigned long long x) {
    #if defined(__GNUC__)
        return __builtin_ctzll(x);
    #else
        int n = 0;
        while (!(x & 1)) { x >>= 1; n++; }
        return n;
    #endif
    }
    static inline int tw_highest(unsigned long long x) {
    #if defined(__GNUC__)
        return 63 - __builtin_clzll(x);
    #else
        int n = 0;
        while (x >>= 1) n++;
        return n;
    #endif
    }
    #if defined(__GNUC__) && defined(__x86_64__)
    #define TW_PDEP 1
    static int tw_has_pdep;
    __attribute__((constructor)) static void tw_find_pdep(void) {
        __builtin_cpu_init();
        /* The first two generations of Zen have the instruction, but it is slower than a loop. */
        tw_has_pdep = __builtin_cpu_supports("bmi2") && !__builtin_cpu_is("znver1")
            && !__builtin_cpu_is("znver2");
    }
    #endif
    static inline int tw_nth_bit(unsigned long long x, int n) {
    #ifdef TW_PDEP
        if (tw_has_pdep) {
            unsigned long long found;
            __asm__("pdepq %2, %1, %0" : "=r"(found) : "r"(1ULL << n), "r"(x));
            return tw_lowest(found);
        }
    #endif
        while (n-- > 0) x &= x - 1;
        return tw_lowest(x);
    }
    static inline unsigned long long tw_pack(const unsigned char *numbers, int count) {
        unsigned long long word = 0;
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        memcpy(&word, numbers, (size_t)count);
    #else
        while (count-- > 0) word = word << 8 | numbers[count];
    #endif
        return word;
    }
    static inline unsigned long long tw_hash_bytes(
            const unsigned char *numbers, int count, int salt) {
        unsigned long long key = 0, place = 64 * (unsigned long long)salt + 1;
        int i;
        for (i = 0; i + 8 <= count; i += 8)
            key += tw_mix64(tw_pack(numbers + i, 8) + (place + i) * TW_GOLDEN);
        if (i < count)
            key += tw_mix64(tw_pack(numbers + i, count - i) + (place + i) * TW_GOLDEN);
        return key;
    }
    static inline void tw_spread_eight(unsigned char *into, unsigned long long word) {
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        /* One multiplication spreads seven bits over as many bytes; the eighth is put on top. */
        unsigned long long eight = ((word & 0x7F) * 0x02040810204081ULL) & 0x0101010101010101ULL;
        eight |= (word & 0x80) << 49;
        memcpy(into, &eight, 8);
    #else
        int i;
        for (i = 0; i < 8; i++) into[i] = word >> i & 1;
    #endif
    }
    static inline int tw_spread(unsigned char *into, int at, unsigned long long word, int count) {
        int i = 0;
        into += at;
        for (; i + 8 <= count; i += 8) tw_spread_eight(into + i, word >> i);
        if (i < count && count > 8) tw_spread_eight(into + count - 8, word >> (count - 8));
        else for (; i < count; i++) into[i] = word >> i & 1;
        return at + count;
    }
    static inline int tw_spread_floats(float *into, int at, unsigned long long word, int count) {
        static const float four[16][4] = {
            {0, 0, 0, 0}, {1, 0, 0, 0}, {0, 1, 0, 0}, {1, 1, 0, 0},
            {0, 0, 1, 0}, {1, 0, 1, 0}, {0, 1, 1, 0}, {1, 1, 1, 0},
            {0, 0, 0, 1}, {1, 0, 0, 1}, {0, 1, 0, 1}, {1, 1, 0, 1},
            {0, 0, 1, 1}, {1, 0, 1, 1}, {0, 1, 1, 1}, {1, 1, 1, 1}};
        int i = 0;
        into += at;
        for (; i + 4 <= count; i += 4) memcpy(into + i, four[word >> i & 15], 16);
        for (; i < count; i++) into[i] = (float)(word >> i & 1);
        return at + count;
    }
    """
    const unsigned long long TWO32 "TW_TWO32"
    const unsigned long long GOLDEN "TW_GOLDEN"
    const unsigned long long MIX_A "TW_MIX_A"
    const unsigned long long MIX_B "TW_MIX_B"
    unsigned long long add64 "tw_add64"(unsigned long long a, unsigned long long b) noexcept nogil
    unsigned long long mul64 "tw_mul64"(unsigned long long a, unsigned long long b) noexcept nogil
    unsigned long long mix64 "tw_mix64"(unsigned long long a) noexcept nogil
    unsigned long long low32 "tw_low32"(unsigned long long a) noexcept nogil
    unsigned long long shift64 "tw_shift64"(int place) noexcept nogil
    int popcount "tw_popcount"(unsigned long long word) noexcept nogil
    int nth_bit "tw_nth_bit"(unsigned long long word, int n) noexcept nogil
    int lowest "tw_lowest"(unsigned long long word) noexcept nogil
    int highest "tw_highest"(unsigned long long word) noexcept nogil
    unsigned long long pack "tw_pack"(const unsigned char *numbers, int count) noexcept nogil
    unsigned long long hash_bytes "tw_hash_bytes"(
        const unsigned char *numbers, int count, int salt) noexcept nogil
    int spread_floats "tw_spread_floats"(
        float *into, int at, unsigned long long word, int count) noexcept nogil
    int spread "tw_spread"(
        unsigned char *into, int at, unsigned long long word, int count) noexcept nogil
