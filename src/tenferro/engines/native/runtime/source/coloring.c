// Greedy coloring of sparse matrices.
//
// tenferro_color colors columns, 64 colors at a time.
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

// tenferro_star_color colors a symmetric matrix such that each element i, j beside the diagonal is
// alone with its color in row i or in row j: a star coloring (no path of four has two colors only).
//
// A word per row tells which colors its neighbours have, another which of them more than one has,
// and a third which of them have to stay alone in it, because the element is not alone in the other
// row. At most 64 colors; -1 if these do not suffice.

static int64_t other_of_color(const int32_t *start, const int32_t *rows, const int32_t *color,
                              int32_t row, int64_t without, int bit) {
  for (int32_t k = start[row]; k < start[row + 1]; k++)
    if (rows[k] != without && rows[k] != row && color[rows[k]] == bit) return rows[k];
  return -1;
}

int64_t tenferro_star_color(int64_t n, const int64_t *order, const int32_t *start,
                            const int32_t *rows, uint64_t *words, int32_t *color) {
  uint64_t *some = words, *many = words + n, *locked = words + 2 * n;
  for (int64_t i = 0; i < n; i++) {
    const int64_t v = order[i];
    uint64_t used = some[v];
    for (int32_t k = start[v]; k < start[v + 1]; k++) {
      const int32_t w = rows[k];
      if (w == v || color[w] < 0) continue;
      used |= locked[w];
      if (many[v] >> color[w] & 1) used |= some[w];
    }
    if (used == UINT64_MAX) return -1;
    const int bit = __builtin_ctzll(~used);
    const uint64_t mine = (uint64_t)1 << bit;
    color[v] = bit;
    for (int32_t k = start[v]; k < start[v + 1]; k++) {
      const int32_t w = rows[k];
      if (w == v) continue;
      const uint64_t theirs = color[w] < 0 ? 0 : (uint64_t)1 << color[w];
      if (many[v] & theirs) locked[w] |= mine;
      if (some[w] & mine) {
        if (!(many[w] & mine)) {
          const int64_t u = other_of_color(start, rows, color, w, v, bit);
          if (u >= 0) locked[u] |= theirs;
          many[w] |= mine;
        }
        locked[v] |= theirs;
      }
      some[w] |= mine;
    }
  }
  return 0;
}
