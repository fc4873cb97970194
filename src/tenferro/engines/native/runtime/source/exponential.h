// The Taylor polynomial of the exponential, summed in blocks of POWERS terms.

#define DEGREE 16
#define POWERS 4

static const real coefficient[DEGREE + 1] = {
    1.0,         1.0,          1.0 / 2,         1.0 / 6,          1.0 / 24,
    1.0 / 120,   1.0 / 720,    1.0 / 5040,      1.0 / 40320,      1.0 / 362880,
    1.0 / 3628800, 1.0 / 39916800, 1.0 / 479001600, 1.0 / 6227020800, 1.0 / 87178291200,
    1.0 / 1307674368000, 1.0 / 20922789888000};
