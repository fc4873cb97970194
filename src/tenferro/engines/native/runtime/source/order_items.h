// Functions on items of one type: included by order.c for each of them.

typedef KEYS NAME(lanes) __attribute__((vector_size(LANES * sizeof(KEYS)), aligned(sizeof(KEYS))));
typedef SIGNED NAME(signed) __attribute__((vector_size(LANES * sizeof(KEYS))));
typedef FLOATS NAME(floats)
    __attribute__((vector_size(LANES * sizeof(KEYS)), aligned(sizeof(KEYS))));

// Whole vectors of keys of floats, as key_of_f32 and key_of_f64 have them.
static void NAME(read_floats)(const FLOATS *x, int64_t n, KEYS *keys) {
  const int sign = 8 * sizeof(KEYS) - 1;
  for (int64_t i = 0; i + LANES <= n; i += LANES) {
    const NAME(floats) value = *(const NAME(floats) *)(x + i) + (FLOATS)0;
    const NAME(signed) bits = (NAME(signed))value;
    const NAME(lanes) flipped = (NAME(lanes))(bits >> sign) | (KEYS)1 << sign;
    *(NAME(lanes) *)(keys + i) =
        ((NAME(lanes))bits ^ flipped) | ~(NAME(lanes))(value == value);
  }
}

#define READ(kind, type, step)                                       \
  for (; i < end; i++, keys++)                                       \
    *keys = (KEYS)key_of_##kind((const type *)x + (step) * i * inner); \
  break

// The keys of the elements from `first` to `end`.
static void NAME(read)(const row *r, int64_t first, int64_t end, KEYS *keys) {
  const void *x = r->source;
  const int64_t inner = r->words->inner;
  int64_t i = first;
  if (r->words->format == FLOAT && inner == 1) {
    NAME(read_floats)((const FLOATS *)x + first, end - first, keys);
    i = end - (end - first) % LANES, keys += i - first;
  }
  switch (r->words->format) {
    case F32: READ(f32, float, 1);
    case F64: READ(f64, double, 1);
    case C64: READ(c64, float, 2);
    case C128: READ(trailing_c128, double, 2);
    case FIRST_INTEGER: READ(i8, int8_t, 1);
    case FIRST_INTEGER + 1: READ(i16, int16_t, 1);
    case FIRST_INTEGER + 2: READ(i32, int32_t, 1);
    case FIRST_INTEGER + 3: READ(i64, int64_t, 1);
    case FIRST_UNSIGNED: READ(u8, uint8_t, 1);
    case FIRST_UNSIGNED + 1: READ(u16, uint16_t, 1);
    case FIRST_UNSIGNED + 2: READ(u32, uint32_t, 1);
    default: READ(u64, uint64_t, 1);
  }
}

// Items of keys, whose positions are from `first` on.
static void NAME(made)(const KEYS *keys, int64_t first, int64_t n, uint64_t flip,
                       ITEM *items) {
  for (int64_t i = 0; i < n; i++) items[i] = MADE(keys[i] ^ flip, first + i);
}

// The items of all elements, in `items`.
static void NAME(read_all)(const row *r) {
  NAME(read)(r, 0, r->words->size, r->other);
  NAME(made)(r->other, 0, r->words->size, r->flip, r->items);
}

static void NAME(write_positions)(const ITEM *items, int64_t first, int64_t end,
                                  int64_t *positions, int64_t inner) {
  for (int64_t i = first; i < end; i++) positions[i * inner] = AT(items[i - first]);
}

#define WRITE(bytes)                                                                            \
  for (int64_t i = first; i < end; i++)                                                         \
    __builtin_memcpy(values + (bytes) * i * inner, x + (bytes) * AT(items[i - first]) * inner, \
                     bytes);                                                                    \
  break

static void NAME(write_values)(const ITEM *items, int64_t first, int64_t end,
                               const char *x, char *values, int64_t inner,
                               int64_t itemsize) {
  switch (itemsize) {
    case 1: WRITE(1);
    case 2: WRITE(2);
    case 4: WRITE(4);
    case 8: WRITE(8);
    default: WRITE(16);
  }
}

// Items become the elements from `first` to `end` of the results.
static void NAME(write)(const row *r, const ITEM *items, int64_t first, int64_t end) {
  const order_words *w = r->words;
  if (r->positions) NAME(write_positions)(items, first, end, r->positions, w->inner);
  if (r->values)
    NAME(write_values)(items, first, end, r->source, r->values, w->inner, w->itemsize);
}

static bounds NAME(range)(const ITEM *items, int64_t n) {
  uint64_t least = UINT64_MAX, most = 0;
  for (int64_t i = 0; i < n; i++) {
    uint64_t key = KEY(items[i]);
    least = key < least ? key : least;
    most = key > most ? key : most;
  }
  return (bounds){least, most};
}

// Insert each item among those before it; false where items move by more than `moves` in all.
static bool NAME(insert)(ITEM *items, int64_t n, int64_t moves) {
  for (int64_t i = 1; i < n; i++) {
    ITEM item = items[i];
    int64_t j = i;
    for (; j > 0 && KEY(items[j - 1]) > KEY(item); j--) items[j] = items[j - 1];
    items[j] = item;
    moves -= i - j;
    if (moves < 0) return false;
  }
  return true;
}

// How often each digit occurs.
static void NAME(count)(const ITEM *items, int64_t n, uint64_t low, int shift,
                        uint64_t mask, uint32_t * counts) {
  __builtin_memset(counts, 0, sizeof *counts * (mask + 1));
  for (int64_t i = 0; i < n; i++) counts[(KEY(items[i]) - low) >> shift & mask]++;
}

// From how often each digit occurs to where the first item with it goes.
static void NAME(accumulate)(uint32_t *counts, int64_t n) {
  uint32_t total = 0;
  for (int64_t i = 0; i < n; i++) {
    uint32_t count = counts[i];
    counts[i] = total;
    total += count;
  }
}

// Move each item to the next place of its digit.
static void NAME(move)(const ITEM *items, int64_t n, uint64_t low, int shift, uint64_t mask,
                       uint32_t * places, ITEM *to) {
  for (int64_t i = 0; i < n; i++) {
    const ITEM item = items[i];
    to[places[(KEY(item) - low) >> shift & mask]++] = item;
  }
}

// Order items by `bits` bits of key - low from `shift` on, one digit after the other, the least
// significant one first; returns where they are, one of the two arrays.
static ITEM *NAME(by_digits)(ITEM *items, ITEM *other, int64_t n, uint64_t low, int shift, int bits,
                             uint32_t *counts) {
  const int most = n < SHORT_ROW ? SHORT_DIGIT : DIGIT;
  const int passes = (bits + most - 1) / most, width = (bits + passes - 1) / passes;
  const uint64_t mask = ((uint64_t)1 << width) - 1;
  for (int p = 0; p < passes; p++, shift += width) {
    NAME(count)(items, n, low, shift, mask, counts);
    if (counts[(KEY(items[0]) - low) >> shift & mask] == n) continue;
    NAME(accumulate)(counts, (int64_t)mask + 1);
    NAME(move)(items, n, low, shift, mask, counts, other);
    ITEM *sorted = other;
    other = items, items = sorted;
  }
  return items;
}

// Sort items; returns where they are, one of the two arrays.
static ITEM *NAME(sort)(ITEM *items, ITEM *other, int64_t n, uint32_t *counts) {
  if (n <= FEW) {
    NAME(insert)(items, n, INT64_MAX);
    return items;
  }
  if (NAME(insert)(items, n, n / 8)) return items;  // they were in order, or almost
  const bounds b = NAME(range)(items, n);
  const int bits = bits_of(b.high - b.low), some = bits_of((uint64_t)n) + 16;
  if (bits == 0) return items;
  if (bits > some) {  // few items have their leading bits in common: these are next to each other
    ITEM *nearly = NAME(by_digits)(items, other, n, b.low, bits - some, some, counts);
    if (NAME(insert)(nearly, n, 8 * n)) return nearly;
    if (nearly == other) other = items, items = nearly;
  }
  return NAME(by_digits)(items, other, n, b.low, 0, bits, counts);
}

// A long row: chunks of it are counted and moved to buckets by a leading digit, then these are
// sorted, each in a cache.

static int64_t NAME(begin)(const row *r, int64_t chunk) { return r->words->size * chunk / CHUNKS; }

static void NAME(read_chunk)(void *context, int64_t chunk) {
  row *r = context;
  ITEM *items = r->items;
  const int64_t first = NAME(begin)(r, chunk), n = NAME(begin)(r, chunk + 1) - first;
  KEYS *keys = (KEYS *)((ITEM *)r->other + first);
  NAME(read)(r, first, first + n, keys);
  NAME(made)(keys, first, n, r->flip, items + first);
  r->chunks[chunk] = NAME(range)(items + first, n);
}

static void NAME(count_chunk)(void *context, int64_t chunk) {
  const row *r = context;
  const int64_t first = NAME(begin)(r, chunk), end = NAME(begin)(r, chunk + 1);
  uint32_t *counts = r->counts + (chunk << DIGIT);
  NAME(count)((ITEM *)r->items + first, end - first, r->low, r->shift, (1 << DIGIT) - 1, counts);
}

static void NAME(move_chunk)(void *context, int64_t chunk) {
  const row *r = context;
  const int64_t first = NAME(begin)(r, chunk), end = NAME(begin)(r, chunk + 1);
  uint32_t *places = r->counts + (chunk << DIGIT);
  NAME(move)((ITEM *)r->items + first, end - first, r->low, r->shift, (1 << DIGIT) - 1, places,
             r->other);
}

// Sort the buckets that begin in a chunk, and write them to the results. The last chunk's places
// are where buckets end.
static void NAME(sort_chunk)(void *context, int64_t chunk) {
  const row *r = context;
  ITEM *items = r->items, *other = r->other;
  const uint32_t *ends = r->counts + ((int64_t)(CHUNKS - 1) << DIGIT);
  uint32_t *counts = r->counts + ((CHUNKS + chunk) << DIGIT);
  const int64_t first = NAME(begin)(r, chunk), last = NAME(begin)(r, chunk + 1);
  for (int64_t bucket = 0, at = 0; bucket < 1 << DIGIT && at < last; at = ends[bucket++]) {
    const int64_t n = ends[bucket] - at;
    if (at < first || n == 0) continue;
    ITEM *sorted = NAME(sort)(other + at, items + at, n, counts);
    NAME(write)(r, sorted, at, at + n);
  }
}

static void NAME(places)(const row *r) {
  uint32_t total = 0;
  for (int64_t bucket = 0; bucket < 1 << DIGIT; bucket++)
    for (int64_t chunk = 0; chunk < CHUNKS; chunk++) {
      uint32_t *place = r->counts + (chunk << DIGIT) + bucket;
      const uint32_t count = *place;
      *place = total;
      total += count;
    }
}

static void NAME(sort_long)(row *r) {
  uint64_t low = UINT64_MAX, high = 0;
  tenferro_parallel_for(NAME(read_chunk), r, CHUNKS);
  for (const bounds *b = r->chunks; b < r->chunks + CHUNKS; b++) {
    const uint64_t least = b->low, most = b->high;
    low = least < low ? least : low;
    high = most > high ? most : high;
  }
  const int bits = bits_of(high - low);
  r->low = low, r->shift = bits > DIGIT ? bits - DIGIT : 0;
  tenferro_parallel_for(NAME(count_chunk), r, CHUNKS);
  NAME(places)(r);
  tenferro_parallel_for(NAME(move_chunk), r, CHUNKS);
  tenferro_parallel_for(NAME(sort_chunk), r, CHUNKS);
}

static void NAME(sort_row)(row *r) {
  const int64_t n = r->words->size;
  const bool alone = r->words->rows == 1 && tenferro_limit() > 1;
  if (n >= CACHED_ROW || (alone && n >= SHARED_ROW)) {
    NAME(sort_long)(r);
    return;
  }
  NAME(read_all)(r);
  NAME(write)(r, NAME(sort)(r->items, r->other, n, r->counts), 0, n);
}

// The largest key of each lane, of whole vectors of keys; of their complements with `flip`.
static void NAME(largest_of_lanes)(const KEYS *keys, int64_t n, KEYS flip, KEYS *of_lanes) {
  NAME(lanes) largest = *(const NAME(lanes) *)keys ^ flip;
  for (int64_t i = LANES; i + LANES <= n; i += LANES) {
    const NAME(lanes) key = *(const NAME(lanes) *)(keys + i) ^ flip;
    const NAME(lanes) is_larger = (NAME(lanes))(key > largest);
    largest = (key & is_larger) | (largest & ~is_larger);
  }
  *(NAME(lanes) *)of_lanes = largest;
}

static KEYS NAME(largest_key)(const KEYS *keys, int64_t n, KEYS flip) {
  KEYS of_lanes[LANES], most = 0;
  NAME(largest_of_lanes)(keys, n, flip, of_lanes);
  for (int i = 0; i < LANES; i++) most = of_lanes[i] > most ? of_lanes[i] : most;
  for (int64_t i = n - n % LANES; i < n; i++) {
    const KEYS key = keys[i] ^ flip;
    most = key > most ? key : most;
  }
  return most;
}

#define BY_NUMBER(key) (uint64_t)(int64_t)((NUMBER(key) - s.from) * s.steps)
#define BY_DIGIT(key) (((key)-s.low) >> s.shift)
#define COUNT(place) \
  for (int64_t i = 0; i < n; i++) counts[place(keys[i])]++

static void NAME(count_keys)(const KEYS *keys, int64_t n, scale s, uint32_t *counts) {
  __builtin_memset(counts, 0, sizeof *counts << s.width);
  if (s.by_number)
    COUNT(BY_NUMBER);
  else
    COUNT(BY_DIGIT);
}

static scale NAME(counted)(const KEYS *keys, int64_t n, bool are_floats, uint32_t *counts) {
  const KEYS high = NAME(largest_key)(keys, n, 0), low = ~NAME(largest_key)(keys, n, (KEYS)-1);
  const int bits = bits_of(high - low), width = n < SHORT_ROW ? SHORT_DIGIT : DIGIT;
  scale s = {.low = low, .high = high, .width = width, .shift = bits > width ? bits - width : 0};
  s.from = NUMBER(low);
  s.steps = ((1 << width) - 1) / (NUMBER(high) - s.from);
  s.by_number = are_floats && s.steps > 0 && s.steps < 1e300;  // not so for NaN and infinities
  NAME(count_keys)(keys, n, s, counts);
  return s;
}

#define COPY(place)                                     \
  for (int64_t i = 0; i < n; i++) {                     \
    const KEYS key = keys[i];                           \
    to[found] = MADE(key ^ flip, i);                    \
    found += place(key) - least <= most - least;        \
  }

// Make items of the keys of some places, both ends included.
static int64_t NAME(between)(const KEYS *keys, int64_t n, scale s, uint64_t least,
                             uint64_t most, uint64_t flip, ITEM *to) {
  int64_t found = 0;
  if (s.by_number)
    COPY(BY_NUMBER)
  else
    COPY(BY_DIGIT)
  return found;
}

// The place of a rank, which becomes the one among the keys of that place.
static uint64_t NAME(place)(const uint32_t *counts, int64_t *rank) {
  uint64_t place = 0;
  for (int64_t count; *rank >= (count = counts[place]); place++) *rank -= count;
  return place;
}

// The same; keys are counted anew where many of them are in that place.
static uint64_t NAME(find)(const KEYS *keys, int64_t n, scale *s, uint32_t *counts, int64_t *rank) {
  const int64_t whole = *rank;
  const uint64_t place = NAME(place)(counts, rank);
  if (!s->by_number || counts[place] <= LEAF || counts[place] <= n / 8) return place;
  s->by_number = false;
  *rank = whole;
  NAME(count_keys)(keys, n, *s, counts);
  return NAME(place)(counts, rank);
}

// The elements of some ranks, which increase: of few items around each, in order.
static void NAME(ranks)(row *r) {
  const order_words *w = r->words;
  const int64_t n = w->size;
  KEYS *keys = r->items;
  ITEM *some = r->other, *other = some + n, *sorted = 0;
  int64_t begin = 0, end = 0;
  scale s = {0};
  NAME(read)(r, 0, n, keys);
  if (n <= SMALL_ROW || w->results > MOST_RANKS) {
    NAME(made)(keys, 0, n, 0, some);
    sorted = NAME(sort)(some, other, n, r->counts);
    end = n;
  } else {
    s = NAME(counted)(keys, n, w->format == FLOAT, r->counts);
  }
  for (int64_t i = 0; i < w->results; i++) {
    int64_t rank = w->ranks[i];
    if (rank >= end && rank == n - 1) {
      int64_t last = n - 1;
      while (keys[last] != s.high) last--;
      some[0] = MADE(s.high, last);
      sorted = some, begin = rank;
    } else if (rank >= end) {
      const uint64_t place = NAME(find)(keys, n, &s, r->counts, &rank);
      end = NAME(between)(keys, n, s, place, place, 0, some);
      sorted = NAME(sort)(some, other, end, r->counts + (1 << DIGIT));
      begin = w->ranks[i] - rank, end += begin;
    }
    NAME(write)(r, sorted + (w->ranks[i] - begin), i, i + 1);
  }
}

// A key below which none of the largest `count` elements is, from the largest one of each lane.
static KEYS NAME(bound)(const KEYS *keys, int64_t n, int64_t count) {
  KEYS largest[LANES];
  NAME(largest_of_lanes)(keys, n, 0, largest);
  for (int i = 1; i < LANES; i++) {
    const KEYS key = largest[i];
    int j = i;
    for (; j > 0 && largest[j - 1] < key; j--) largest[j] = largest[j - 1];
    largest[j] = key;
  }
  return largest[count - 1];
}

// The largest elements, in order: of the items from a lower bound on.
static void NAME(largest)(row *r) {
  const order_words *w = r->words;
  const int64_t n = w->size, count = w->results;
  KEYS *keys = r->items;
  ITEM *some = r->other, *other = some + n;
  scale s = {0};
  uint64_t least = 0;
  NAME(read)(r, 0, n, keys);
  if (count <= FEW_LARGEST && n >= 2 * LANES) {
    least = NAME(bound)(keys, n, count);
  } else if (n > SMALL_ROW && count < n) {
    int64_t rank = n - count;
    s = NAME(counted)(keys, n, w->format == FLOAT, r->counts);
    least = NAME(find)(keys, n, &s, r->counts, &rank);
  }
  const int64_t found = NAME(between)(keys, n, s, least, UINT64_MAX, r->flip, some);
  NAME(write)(r, NAME(sort)(some, other, found, r->counts), 0, count);
}

#undef ITEM
#undef KEY
#undef AT
#undef MADE
#undef NAME
#undef FLOAT
#undef NUMBER
#undef READ
#undef WRITE
#undef COPY
#undef COUNT
#undef KEYS
#undef SIGNED
#undef FLOATS
#undef BY_NUMBER
#undef BY_DIGIT
