// Greedy coloring of the columns of a sparse matrix, 64 colors at a time.
//
// Two columns that have a row in common get different colors. Each row has a word with a bit for
// every color that is used in it; a column takes a color that none of its rows has: of the first
// `in_turn` colors the next one after that of the column before it, else the first one. Columns to
// which none of the 64 is left keep the color -1: they wait for the next 64, so all passes together
// give what first fit over any number of colors gives.

#include <stdint.h>

static uint64_t below(int64_t bit) { return bit < 64 ? ((uint64_t)1 << bit) - 1 : UINT64_MAX; }

int64_t tenferro_color(int64_t n, const int64_t *order, const int32_t *start, const int32_t *rows,
                       uint64_t *used_in, int32_t *color, int64_t base, int64_t in_turn) {
  const uint64_t first = below(in_turn);
  int64_t left = 0;
  uint64_t behind = first;
  for (int64_t i = 0; i < n; i++) {
    const int64_t column = order[i];
    uint64_t used = 0;
    for (int32_t k = start[column]; k < start[column + 1]; k++) used |= used_in[rows[k]];
    if (used == UINT64_MAX) {
      left++;
      continue;
    }
    const uint64_t next = ~used & behind;
    const int bit = __builtin_ctzll(next ? next : ~used);
    behind = first & ~below(bit + 1);
    for (int32_t k = start[column]; k < start[column + 1]; k++)
      used_in[rows[k]] |= (uint64_t)1 << bit;
    color[column] = (int32_t)base + bit;
  }
  return left;
}
