# C shim: the .py beside this file stays Python; native code uses these C forms.
# They take the same time for every choice: a processor cannot predict where a random search ends.
from tilewright.core.cshims cimport bits


cdef extern from *:
    """
    static inline int tw_nth_kind(const unsigned char *counts, int kinds, int n) {
        const unsigned long long ones = 0x0101010101010101ULL, tops = 0x8080808080808080ULL;
        int kind = 0, before = 0, reached = 0, i;
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        unsigned long long word = 0, sums;
        if (kinds > 8) {
            /* Skip words of eight kinds; the sum of their counts is the top byte of a product. */
            for (i = 0; i + 8 < kinds; i += 8) {
                memcpy(&word, counts + i, 8);
                reached += (int)(word * ones >> 56);
                kind += (reached <= n) << 3;
                before += (reached - before) & -(reached <= n);
            }
            n -= before;
            kinds -= kind;
            counts += kind;
            if (kinds > 8) kinds = 8;
            word = 0;
        }
        if (n < 128) {
            /* The bytes of the product are the sums up to each kind; count those up to n. */
            memcpy(&word, counts, (size_t)kinds);
            sums = word * ones;
            sums = ((unsigned long long)n * ones | tops) - sums;
            return kind + tw_popcount(sums & tops & ((1ULL << (8 * (kinds - 1))) - 1));
        }
    #endif
        for (i = 0; i < kinds - 1; i++) {
            reached = i ? reached + counts[i] : counts[i];
            kind += reached <= n;
        }
        return kind;
    }
    /* Two words at a time. */
    static inline unsigned long long tw_common(const unsigned int *words, unsigned int mask) {
        unsigned long long both = (unsigned long long)words[1] << 32 | words[0];
        return both & ((unsigned long long)mask << 32 | mask);
    }
    static inline int tw_count_common(const unsigned int *words, int count, unsigned int mask) {
        int found = 0, i;
        for (i = 0; i < count; i += 2) found += tw_popcount(tw_common(words + i, mask));
        return found;
    }
    static inline int tw_nth_common(
            const unsigned int *words, int count, unsigned int mask, int n) {
        int word = 0, before = 0, reached = 0, i;
        for (i = 0; i < count - 2; i += 2) {
            reached += tw_popcount(tw_common(words + i, mask));
            word += (reached <= n) << 1;
            before += (reached - before) & -(reached <= n);
        }
        return 32 * word + tw_nth_bit(tw_common(words + word, mask), n - before);
    }
    """
    int nth_kind "tw_nth_kind"(const unsigned char *counts, int kinds, int n) noexcept nogil
    int count_common "tw_count_common"(
        const unsigned int *words, int count, unsigned int mask) noexcept nogil
    int nth_common "tw_nth_common"(
        const unsigned int *words, int count, unsigned int mask, int n) noexcept nogil
