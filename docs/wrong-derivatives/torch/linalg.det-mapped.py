"""PyTorch 2.13.0+cpu: wrong derivatives of linalg.det(x).

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
        case_id='linalg.det_mapped_f64_generic_001',
        op='linalg.det',
        family='mapped',
        dtype='float64',
        call={'op': 'linalg.det', 'positional': [{'array': 'x'}], 'mapped': {'x': 0}},
        inputs={'x': array([[[ 0.6064453125,  0.9677734375],
                    [-1.2138671875,  0.7587890625]],
            
                   [[-0.4482421875, -1.6025390625],
                    [-0.8271484375, -0.9384765625]]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[[ 1.28125,  1.1875 ],
            [ 1.3125 , -1.1875 ]],
    
           [[-1.4375 ,  1.40625],
            [ 1.34375, -1.28125]]])},
      'along': {'x': array([[[-1.125  ,  0.65625],
            [ 1.4375 ,  1.3125 ]],
    
           [[ 1.46875, -1.46875],
            [ 0.90625, -1.34375]]])},
      'cotangent': {'value': array([ 0.375  , -0.40625])}},
     {'direction': {'x': array([[[ 0.34375,  0.90625],
            [-1.3125 ,  0.90625]],
    
           [[-0.9375 ,  1.46875],
            [-0.96875, -1.5    ]]])},
      'along': {'x': array([[[-0.5    , -0.78125],
            [-0.5    ,  0.25   ]],
    
           [[-0.53125,  0.375  ],
            [ 1.0625 , -1.4375 ]]])},
      'cotangent': {'value': array([ 1.21875, -0.34375])}}],
)
