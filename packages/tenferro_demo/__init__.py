"""The main job on real data: fit a model to handwritten digits, and show what happened."""
