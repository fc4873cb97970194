"""From a part of a graph to one native call."""
