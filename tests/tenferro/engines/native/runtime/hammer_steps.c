// Runs steps of source/convolution.c and source/fourier/transform.c that Python has planned: on two operands
// at most and a result, in memory that ends where they do. The file is of words: for each step the
// numbers in its operands and its result, bytes of workspace, words of its table, and these.

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef SINGLE
typedef float real;
#else
typedef double real;
#endif

int64_t STEP(const int64_t *data, const int64_t *shapes, const int64_t *strides, void *work,
             const int64_t *table);

void tenferro_parallel_for(void (*task)(void *, int64_t), void *context, int64_t n) {
  while (n--) task(context, n);
}

static real *numbers(int64_t count, real value) {
  real *made = malloc((size_t)count * sizeof(real));
  for (int64_t i = 0; i < count; i++) made[i] = value;
  return made;
}

// Results are NaN until they are written; everything around operands of ones is poisoned.
static void run(const int64_t *head, const int64_t *table) {
  real *x = numbers(head[0], 1), *w = numbers(head[1], 1), *out = numbers(head[2], (real)NAN);
  void *work = NULL;
  const int64_t two[] = {(int64_t)x, (int64_t)w, (int64_t)out};
  const int64_t one[] = {(int64_t)x, (int64_t)out};
  if (posix_memalign(&work, 64, (size_t)head[3])) exit(1);
  memset(work, 0xFF, (size_t)head[3]);
  STEP(head[1] ? two : one, 0, 0, work, table);
  for (int64_t i = 0; i < head[2]; i++)
    if (out[i] != out[i]) {
      printf("number %d of %d is not written, or read beside an operand\n", (int)i, (int)head[2]);
      exit(1);
    }
  free(x), free(w), free(out), free(work);
}

int main(int argc, char **argv) {
  FILE *file = argc > 1 ? fopen(argv[1], "rb") : NULL;
  int64_t head[5];
  while (file && fread(head, sizeof head, 1, file) == 1) {
    int64_t *table = malloc((size_t)head[4] * 8);
    if (fread(table, 8, (size_t)head[4], file) != (size_t)head[4]) return 1;
    run(head, table);
    free(table);
  }
  if (file) puts("done");
  return 0;
}
