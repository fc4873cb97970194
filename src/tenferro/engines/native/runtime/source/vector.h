// Vectors of 64 bytes of real numbers.

#include <stdint.h>

#ifdef SINGLE
typedef float real;
typedef int32_t integer;
#define WIDTH 16
#else
typedef double real;
typedef int64_t integer;
#define WIDTH 8
#endif

typedef real vector __attribute__((vector_size(64)));
typedef integer mask __attribute__((vector_size(64)));
typedef real unaligned __attribute__((vector_size(64), aligned(1), may_alias));

// The name of a function that others see, with the dtype at its end where the compiler is given it.
#ifdef DTYPE
#define NAMED(name) JOINED(name, DTYPE)
#define JOINED(name, dtype) SPELLED(name, dtype)
#define SPELLED(name, dtype) name##_##dtype
#else
#define NAMED(name) name
#endif

#define INLINE static inline __attribute__((always_inline))
#define APART static __attribute__((noinline, unused))
#define UNROLL _Pragma("clang loop unroll(full)")

INLINE vector all(real x) { return x - (vector){0}; }
INLINE vector load(const real *x) { return (vector)*(const unaligned *)x; }
INLINE void store(real *to, vector x) { *(unaligned *)to = (unaligned)x; }

// Squares of vectors, transposed by exchanging ever larger blocks.
#define EXCHANGE8(x, y, s)                                                                       \
  do {                                                                                           \
    vector a = x, b = y;                                                                         \
    x = __builtin_shufflevector(a, b, LOW(0, s), LOW(1, s), LOW(2, s), LOW(3, s), LOW(4, s),     \
                                LOW(5, s), LOW(6, s), LOW(7, s) MORE_LOW(s));                    \
    y = __builtin_shufflevector(a, b, HIGH(0, s), HIGH(1, s), HIGH(2, s), HIGH(3, s), HIGH(4, s),\
                                HIGH(5, s), HIGH(6, s), HIGH(7, s) MORE_HIGH(s));                \
  } while (0)
#define LOW(j, s) ((j) & (s) ? WIDTH + ((j) ^ (s)) : (j))
#define HIGH(j, s) ((j) & (s) ? WIDTH + (j) : (j) | (s))
#ifdef SINGLE
#define MORE_LOW(s)                                                                              \
  , LOW(8, s), LOW(9, s), LOW(10, s), LOW(11, s), LOW(12, s), LOW(13, s), LOW(14, s), LOW(15, s)
#define MORE_HIGH(s)                                                                             \
  , HIGH(8, s), HIGH(9, s), HIGH(10, s), HIGH(11, s), HIGH(12, s), HIGH(13, s), HIGH(14, s),     \
      HIGH(15, s)
#else
#define MORE_LOW(s)
#define MORE_HIGH(s)
#endif
#define EXCHANGES(s)                                                                             \
  UNROLL for (int i = 0; i < WIDTH; i++)                                                         \
    if (!(i & s)) EXCHANGE8(v[i], v[i + s], s);

INLINE void transpose(vector *v) {
  EXCHANGES(1)
  EXCHANGES(2)
  EXCHANGES(4)
#ifdef SINGLE
  EXCHANGES(8)
#endif
}
