"""PyTorch 2.13.0+cpu: wrong derivatives of linalg.slogdet(x).

Forward over forward, reverse over forward.
The program computes the derivatives again, by torch and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='torch',
    parts=('fof', 'rof'),
    case=dict(
        case_id='linalg.slogdet_mapped_f64_generic_001',
        op='linalg.slogdet',
        family='mapped',
        dtype='float64',
        call={'op': 'linalg.slogdet', 'positional': [{'array': 'x'}], 'mapped': {'x': 0}},
        inputs={'x': array([[[ 1.7783203125, -1.3388671875],
                    [-1.1748046875, -1.1162109375]],
            
                   [[ 0.0087890625,  1.7080078125],
                    [-1.4892578125,  1.3701171875]]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[[ 0.25   ,  1.40625],
            [ 0.6875 ,  1.5    ]],
    
           [[-0.84375, -0.84375],
            [-1.1875 , -0.4375 ]]])},
      'along': {'x': array([[[ 0.65625, -0.40625],
            [-1.34375, -1.375  ]],
    
           [[ 0.28125, -0.65625],
            [ 1.28125, -0.5625 ]]])},
      'cotangent': {'output_1': array([-0.5625 , -1.28125])}},
     {'direction': {'x': array([[[ 0.375  , -0.5    ],
            [ 1.375  ,  0.84375]],
    
           [[ 0.34375,  0.40625],
            [ 0.71875, -1.25   ]]])},
      'along': {'x': array([[[ 0.59375, -0.71875],
            [ 1.34375,  1.09375]],
    
           [[ 0.96875, -1.21875],
            [-0.875  ,  1.5    ]]])},
      'cotangent': {'output_1': array([ 0.6875 , -0.84375])}}],
)
