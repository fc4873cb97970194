"""
A convolutional network
=======================

Handwritten digits of 8×8 pixels (scikit-learn). Two convolutions with batch normalization, pooling
and a linear layer. The running statistics of the normalization are a separate state, which
``te.train.fit`` passes from step to step; training ends when the accuracy no longer rises.
"""

import matplotlib.pyplot as plt
import numpy as np
from sklearn.datasets import load_digits

import tenferro as te

digits = load_digits()
images = (digits.images[:, None] / 16.0).astype(np.float32)
order = np.random.default_rng(0).permutation(len(images))
images, labels = images[order], digits.target[order]
train_x, train_y, test_x, test_y = images[:1400], labels[:1400], images[1400:], labels[1400:]


class Network(te.nn.Module):
    convolutions: tuple[te.nn.Conv, ...]
    norms: tuple[te.nn.BatchNorm, ...]
    dropout: te.nn.Dropout
    out: te.nn.Linear

    @classmethod
    def init(cls, key):
        a, b, c = te.random.split(key, 3)
        convolutions = (
            te.nn.Conv.init(a, 1, 8, (3, 3), padding=1, dtype=np.float32),
            te.nn.Conv.init(b, 8, 16, (3, 3), padding=1, dtype=np.float32),
        )
        norms = tuple(te.nn.BatchNorm.init(n, dtype=np.float32) for n in (8, 16))
        out = te.nn.Linear.init(c, 16 * 2 * 2, 10, dtype=np.float32)
        return cls(convolutions, norms, te.nn.Dropout(0.2), out)

    def __call__(self, x, state, key=None):
        """Scores and the next state; a key means training."""
        after = []
        for convolution, norm, before in zip(self.convolutions, self.norms, state, strict=True):
            x, now = norm(convolution(x), before, training=key is not None)
            x = te.nn.max_pool2d(te.nn.relu(x), 2)
            after.append(now)
        x = self.dropout(x.reshape((len(x), -1)), key)
        return self.out(x), tuple(after)


def loss(network, batch, *, state, key):
    x, y = batch
    scores, state = network(x, state, key)
    return te.nn.cross_entropy(scores, y), state


def accuracy(network, batch, *, state):
    x, y = batch
    return np.mean(network(x, state)[0].argmax(axis=1) == y)


# %%
network = Network.init(te.random.key(0))
result = te.train.fit(
    loss,
    network,
    te.train.Loader((train_x, train_y), 50, te.random.key(1)),
    te.optimize.adam(3e-3),
    epochs=40,
    state=tuple(norm.initial_state() for norm in network.norms),
    key=te.random.key(2),
    validation=te.train.Loader((test_x, test_y), 100),
    metrics={"accuracy": accuracy},
    monitor="accuracy",
    mode="max",
    patience=5,
)
best, state = result.best_params, result.best_state
found = result.history["accuracy"][result.best_epoch]
print(f"accuracy on {len(test_y)} other digits: {found:.1%}, after {result.epochs} epochs")

# %%
# Which pixels decide? The gradient of the score of a digit with respect to the picture.
score = te.grad(lambda x, y: best(x[None], state)[0][0, y])
saliency = te.vmap(score)(test_x[:6], test_y[:6])
limit = abs(saliency).max()
fig, axes = plt.subplots(2, 6, figsize=(8, 3), layout="constrained")
for i in range(6):
    axes[0, i].imshow(test_x[i, 0], cmap="gray_r")
    axes[1, i].imshow(saliency[i, 0], cmap="RdBu", vmin=-limit, vmax=limit)
for ax in axes.flat:
    ax.set(xticks=[], yticks=[])
axes[0, 0].set(ylabel="picture")
axes[1, 0].set(ylabel="gradient")
plt.show()
