"""JAX 0.10.2: wrong derivatives of linalg.eigvalsh(x).

Forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The function `power_sums` of its results is differentiated.
The program computes the derivatives again, by jax and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='jax',
    parts=('hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='linalg.eigvalsh_power_sums_f64_degenerate_003',
        op='linalg.eigvalsh',
        family='power_sums',
        dtype='float64',
        call={'op': 'linalg.eigvalsh', 'positional': [{'array': 'x'}]},
        inputs={'x': array([[0., 1., 1.],
                   [1., 0., 1.],
                   [1., 1., 0.]])},
        observable='power_sums',
        structures={'x': 'hermitian'},
    ),
    probes=[{'direction': {'x': array([[ 0.5625  ,  1.0625  , -0.71875 ],
           [ 1.0625  , -0.8125  ,  0.859375],
           [-0.71875 ,  0.859375,  0.875   ]])},
      'along': {'x': array([[-0.5     ,  0.265625,  0.265625],
           [ 0.265625, -0.4375  ,  0.171875],
           [ 0.265625,  0.171875, -1.125   ]])},
      'cotangent': {'power_2': array(-0.34375), 'power_3': array(0.625)}},
     {'direction': {'x': array([[ 0.625   , -0.046875, -0.578125],
           [-0.046875,  1.21875 ,  0.03125 ],
           [-0.578125,  0.03125 ,  0.96875 ]])},
      'along': {'x': array([[-1.      , -0.109375,  0.09375 ],
           [-0.109375,  0.75    , -0.59375 ],
           [ 0.09375 , -0.59375 , -1.4375  ]])},
      'cotangent': {'power_2': array(0.78125), 'power_3': array(0.65625)}}],
)
