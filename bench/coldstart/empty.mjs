// An empty module, to compare with.
