"""From a graph to the parts that are compiled: passes of the engine, estimates, segments."""
