"""
A transformer on characters
===========================

A network reads the digits of a number and writes its name, one character after the other:
``4207=four thousand two hundred seven``. Modules of ``te.nn`` hold the parameters, and
``te.train.fit`` runs the epochs.
"""

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

SMALL = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen"
).split()
TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split()


def name(n):
    if n < 20:
        return SMALL[n]
    if n < 100:
        return TENS[n // 10] + (f" {SMALL[n % 10]}" if n % 10 else "")
    size, word = (100, "hundred") if n < 1000 else (1000, "thousand")
    rest = f" {name(n % size)}" if n % size else ""
    return f"{name(n // size)} {word}{rest}"


LENGTH, WIDTH, HEADS = 48, 64, 4
SYMBOLS = "\n =" + "0123456789" + "abcdefghijklmnopqrstuvwxyz"


def encoded(n):
    """A line of characters; the digits are padded on the left, and the end by newlines."""
    return [SYMBOLS.index(c) for c in f"{n:4}={name(n)}".ljust(LENGTH + 1, "\n")]


lines = np.array([encoded(n) for n in range(10_000)])
order = np.random.default_rng(0).permutation(10_000)
train, test = order[:4000], order[9900:]


# %%
# The network
# -----------
class Block(te.nn.Module):
    first: te.nn.LayerNorm
    attend: te.nn.MultiheadAttention
    second: te.nn.LayerNorm
    up: te.nn.Linear
    down: te.nn.Linear

    @classmethod
    def init(cls, key):
        a, b, c = te.random.split(key, 3)
        return cls(
            te.nn.LayerNorm.init(WIDTH, dtype=np.float32),
            te.nn.MultiheadAttention.init(a, WIDTH, HEADS, dtype=np.float32),
            te.nn.LayerNorm.init(WIDTH, dtype=np.float32),
            te.nn.Linear.init(b, WIDTH, 4 * WIDTH, dtype=np.float32),
            te.nn.Linear.init(c, 4 * WIDTH, WIDTH, dtype=np.float32),
        )

    def __call__(self, x):
        x = x + self.attend(self.first(x), is_causal=True)
        return x + self.down(te.nn.gelu(self.up(self.second(x))))


class Transformer(te.nn.Module):
    symbols: te.nn.Embedding
    places: te.nn.Embedding
    blocks: tuple[Block, ...]
    norm: te.nn.LayerNorm
    out: te.nn.Linear

    @classmethod
    def init(cls, key, depth=2):
        a, b, c, *keys = te.random.split(key, 3 + depth)
        return cls(
            te.nn.Embedding.init(a, len(SYMBOLS), WIDTH, dtype=np.float32),
            te.nn.Embedding.init(b, LENGTH, WIDTH, dtype=np.float32),
            tuple(Block.init(k) for k in keys),
            te.nn.LayerNorm.init(WIDTH, dtype=np.float32),
            te.nn.Linear.init(c, WIDTH, len(SYMBOLS), dtype=np.float32),
        )

    def __call__(self, line):
        x = self.symbols(line) + self.places(np.arange(line.shape[-1]))
        for block in self.blocks:
            x = block(x)
        return self.out(self.norm(x))


def loss(network, line):
    """The mean cross entropy of the characters after the equals sign."""
    scores = network(line[:, :-1])[:, 4:]
    return te.nn.cross_entropy(scores.reshape((-1, len(SYMBOLS))), line[:, 5:].reshape(-1))


# %%
# Training
# --------
# A metric lets the network write the names by itself: each character that it finds most likely is
# its next input. The name is right if all characters are.
def written(network, line):
    def step(i, line):
        following = np.argmax(network(line)[:, i], axis=1)
        line[:, i + 1] = following
        return line

    start = np.where(np.arange(LENGTH) < 5, line[:, :LENGTH], 0)
    return te.fori_loop(4, LENGTH - 1, step, start)


def right(network, line):
    return np.mean(np.all(written(network, line) == line[:, :LENGTH], axis=1))


EPOCHS = 6
loader = te.train.Loader(lines[train], 50, te.random.key(1))
rate = te.optimize.warmup_cosine_decay_schedule(0.0, 5e-3, 100, EPOCHS * len(loader))
result = te.train.fit(
    loss,
    Transformer.init(te.random.key(0)),
    loader,
    te.optimize.chain(te.optimize.clip_by_global_norm(1.0), te.optimize.adam(rate)),
    epochs=EPOCHS,
    validation=te.train.Loader(lines[test], 100),
    metrics={"right": right},
    monitor="right",
    mode="max",
)
network = result.best_params
print(f"names of other numbers that are right: {result.history['right'].max():.1%}")
for line in np.asarray(te.jit(written)(network, lines[test[:4]])):
    print("".join(SYMBOLS[i] for i in line).strip())

# %%
# Where does it look? The attention of the first block, from the characters of the name to the
# digits; the mean of the heads.
n = test[0]
line = lines[n : n + 1, :LENGTH]
block = network.blocks[0]
x = block.first(network.symbols(line) + network.places(np.arange(LENGTH)))
q, k = (np.asarray(m(x)).reshape(LENGTH, HEADS, -1) for m in (block.attend.query, block.attend.key))
scores = np.einsum("lhe,she->hls", q, k) / np.sqrt(WIDTH / HEADS)
scores = np.where(np.tri(LENGTH, dtype=bool), scores, -np.inf)
weights = np.asarray(te.nn.softmax(scores, -1)).mean(axis=0)
end = 5 + len(name(n))
fig, (left, ax) = plt.subplots(1, 2, figsize=(9, 3), layout="constrained", width_ratios=(1, 2))
left.plot(np.arange(1, len(result.history["loss"]) + 1), result.history["right"], "o-")
left.set(xlabel="epoch", ylabel="right names", ylim=(0, 1))
ax.imshow(weights[4:end, :5].T, cmap="Blues", aspect="auto")
ax.set_yticks(range(5), [SYMBOLS[i] for i in line[0, :5]])
ax.set_xticks(range(end - 4), [SYMBOLS[i] for i in line[0, 5 : end + 1]])
ax.set(title="attention to the digits while the next character is written")
plt.show()
