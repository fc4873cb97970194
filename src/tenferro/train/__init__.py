"""Training of networks: batches of arrays, and a loop with metrics and checkpoints."""

from tenferro.public_names import show_public_names
from tenferro.train.fitting import *
from tenferro.train.loader import *
from tenferro.train.run import *

show_public_names(__name__)
