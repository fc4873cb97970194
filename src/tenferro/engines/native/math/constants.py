"""Constants as sums of numbers of the format, largest first.

Each part is the exact remainder rounded to the significant bits stated in a comment, or to the
full precision of the format. Short high parts make products with small integers exact.
"""

from __future__ import annotations

# 15 and 42 bits: the products with exponents are exact.
LN2 = {
    "f32": (0.693145751953125, 1.428606765330187e-06),
    "f64": (0.6931471805598903, 5.497923018708371e-14),
}
# 15 and 41 bits, as above.
LOG10_2 = {
    "f32": (0.301025390625, 4.605039066518657e-06),
    "f64": (0.3010299956640665, -8.532344317057107e-14),
}
# 12 and 26 bits: the products with numbers of 12 and 27 bits are exact.
LOG2_E = {
    "f32": (1.44287109375, -0.00017605285393074155),
    "f64": (1.4426950514316559, -1.0542692476429138e-08),
}
LOG10_E = {
    "f32": (0.434326171875, -3.168997136526741e-05),
    "f64": (0.4342944845557213, -2.6524694553078553e-09),
}
# Full precision.
TWO_THIRDS = {
    "f64": (0.6666666666666666, 3.700743415417188e-17),
}
# 24, 15, 24 and 53, 32, 53 bits: the products of the second part with integers below 2**9 and
# 2**20 leave exact remainders.
HALF_PI = {
    "f32": (1.5707963705062866, -4.371213435661048e-08, 7.443547731314504e-13),
    "f64": (1.5707963267948966, 6.12323399667708e-17, -9.403137205957857e-27),
}

# The squares of the first zeros of the Bessel functions J, of both orders.
BESSEL_J_ZEROS = (
    (
        (5.783185962946784, 4.123247343506204e-16),
        (30.471262343662087, -2.366534485750659e-16),
        (74.88700679069518, 1.7099708902593308e-15),
    ),
    (
        (14.681970642123893, -9.858177825793294e-17),
        (49.2184563216946, 5.086354069436341e-16),
        (103.49945389513658, -2.2274203792450066e-15),
    ),
)

# The first bits of 2/pi after the binary point, for the largest double; a multiple of 64.
TWO_OVER_PI_COUNT = 1280
TWO_OVER_PI_BITS = int(
    "a2f9836e4e441529fc2757d1f534ddc0db6295993c439041fe5163abdebbc561b7246e3a424dd2e0"
    "06492eea09d1921cfe1deb1cb129a73ee88235f52ebb4484e99c7026b45f7e413991d639835339f4"
    "9c845f8bbdf9283b1ff897ffde05980fef2f118b5a0a6d1f6d367ecf27cb09b74f463f669e5fea2d"
    "7527bac7ebe5f17b3d0739f78a5292ea6bfb5fb11f8d5d0856033046fc7b6babf0cfbc209af4361d"
    "",
    16,
)
