"""
A convolutional network
=======================

Handwritten digits of 8×8 pixels (scikit-learn). Two convolutions, pooling and a linear layer;
parameters are a dictionary, the training step is compiled.
"""

import matplotlib.pyplot as plt
import numpy as np
from sklearn.datasets import load_digits

import tenferro as te

rng = np.random.default_rng(0)
digits = load_digits()
images = (digits.images[:, None] / 16.0).astype(np.float32)
order = rng.permutation(len(images))
images, labels = images[order], digits.target[order]
train_x, train_y, test_x, test_y = images[:1400], labels[:1400], images[1400:], labels[1400:]


def weights(*shape):
    fan_in = np.prod(shape[1:])
    return (rng.standard_normal(shape) * np.sqrt(2 / fan_in)).astype(np.float32)


params = {
    "conv1": weights(8, 1, 3, 3),
    "conv2": weights(16, 8, 3, 3),
    "out": weights(10, 16 * 2 * 2),
    "bias": np.zeros(10, np.float32),
}


def logits(p, x):
    x = te.nn.relu(te.nn.conv2d(x, p["conv1"], padding=1))
    x = te.nn.max_pool2d(x, 2)
    x = te.nn.relu(te.nn.conv2d(x, p["conv2"], padding=1))
    x = te.nn.max_pool2d(x, 2)
    return x.reshape(len(x), -1) @ p["out"].T + p["bias"]


def loss(p, x, y):
    return te.nn.cross_entropy(logits(p, x), y)


# %%
optimizer = te.optimize.adam(3e-3)


@te.jit
def train(p, state, x, y):
    value, gradient = te.value_and_grad(loss)(p, x, y)
    updates, state = optimizer.update(gradient, state, p)
    return te.optimize.apply_updates(p, updates), state, value


predict = te.jit(lambda p, x: logits(p, x).argmax(axis=1))
state, history, accuracy = optimizer.init(params), [], []
for _ in range(12):
    for batch in rng.permutation(1400).reshape(-1, 50):
        params, state, value = train(params, state, train_x[batch], train_y[batch])
        history.append(float(value))
    accuracy.append(np.mean(predict(params, test_x) == test_y))
print(f"accuracy on {len(test_y)} other digits: {accuracy[-1]:.1%}")

# %%
# Which pixels decide? The gradient of the score of a digit with respect to the picture.
saliency = te.vmap(te.grad(lambda x, y: logits(params, x[None])[0, y]))(test_x[:6], test_y[:6])
fig, axes = plt.subplots(2, 6, figsize=(8, 3), layout="constrained")
for i in range(6):
    axes[0, i].imshow(test_x[i, 0], cmap="gray_r")
    axes[1, i].imshow(saliency[i, 0], cmap="RdBu", vmin=-2, vmax=2)
for ax in axes.flat:
    ax.set(xticks=[], yticks=[])
axes[0, 0].set(ylabel="picture")
axes[1, 0].set(ylabel="gradient")
plt.show()
