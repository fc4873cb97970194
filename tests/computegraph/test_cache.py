"""Caches of programs: bounded by weight, whatever methods of keys and values do."""

import threading

import pytest

from computegraph import ProgramCache


def finished(work):
    """What `work` returns in a thread that ends in time."""
    found = []
    thread = threading.Thread(target=lambda: found.append(work()), daemon=True)
    thread.start()
    thread.join(20)
    assert not thread.is_alive(), "it hangs"
    (result,) = found
    return result


class Key:
    """A key whose methods call `use`."""

    def __init__(self, number, use, method):
        self.number, self.use, self.method = number, use, method

    def __eq__(self, other):
        self.called("__eq__")
        return self.number == other.number

    def __hash__(self):
        self.called("__hash__")
        return 0  # so that all keys are compared

    def __del__(self):
        self.called("__del__")

    def called(self, method):
        if method == self.method:
            self.use()


@pytest.mark.parametrize("method", ["__eq__", "__hash__", "__del__"])
@pytest.mark.parametrize("in_thread", [False, True])
def test_methods_of_keys_and_values_may_use_the_cache(method, in_thread):
    cache = ProgramCache(maxsize=2)
    depth = threading.local()

    def use():
        if getattr(depth, "value", 0) < 2:
            depth.value = getattr(depth, "value", 0) + 1
            assert cache.get("other", lambda: "other") == "other"
            depth.value -= 1

    def called():
        return finished(use) if in_thread else use()

    def work():
        for i in (0, 1, 2, 0, 0, 3, 1, 1):
            key = Key(i, called, method)
            value = cache.get(key, lambda i=i: [i, Key(i, called, method)])
            assert value[0] == i
            del key, value
        size = cache.info().size
        cache.clear()
        return size

    assert finished(work) == 2
    assert cache.info().size <= 1  # finalizers ran while it was cleared


def test_entries_go_in_the_order_of_their_use_until_the_weight_fits():
    cache = ProgramCache(maxsize=10)
    made = []

    def get(key, weight):
        return cache.get(key, lambda: made.append(key) or key, lambda: weight)

    for key, weight in (("a", 4), ("b", 4), ("a", 4), ("c", 3)):
        get(key, weight)
    assert made == ["a", "b", "c"]  # "b" went for "c"
    get("a", 4), get("c", 3)
    assert made == ["a", "b", "c"]
    get("b", 4)  # "a" goes
    assert cache.info().size == 2
    get("huge", 11)
    assert (made, cache.info().size) == (["a", "b", "c", "b", "huge"], 0)
    get("c", 10)
    assert cache.info().size == 1


def test_threads_that_make_one_entry_get_one_value():
    cache = ProgramCache(maxsize=4)
    barrier = threading.Barrier(4)
    found = []

    def make():
        barrier.wait()
        return object()

    threads = [threading.Thread(target=lambda: found.append(cache.get(1, make))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(found)) == 1
    assert cache.info().size == 1


def test_many_threads_keep_the_bound():
    cache = ProgramCache(maxsize=20)

    def work(seed):
        for i in range(3000):
            key = (i * seed) % 50
            assert cache.get(key, lambda key=key: key, lambda key=key: 1 + key % 3) == key

    threads = [threading.Thread(target=work, args=(seed,)) for seed in (1, 3, 7, 11)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    weight = sum(entry.weight for entry in cache._used.values())
    assert weight == cache._weight <= 20
    assert len(cache._entries) <= cache.info().size + 4


def test_an_error_of_a_key_leaves_the_cache_as_it_was():
    cache = ProgramCache(maxsize=2)

    def fail():
        raise RuntimeError("no comparison")

    cache.get(Key(0, lambda: None, ""), lambda: 0)
    for _ in range(3):
        with pytest.raises(RuntimeError, match="no comparison"):
            cache.get(Key(1, fail, "__hash__"), lambda: 1)
    assert cache.info().size == 1
    assert cache.get(Key(0, lambda: None, ""), lambda: 1) == 0
