"""From a merged graph to loop nests, buffers and the order in which they run."""
