"""C shims of the batch: plain Python in the `.py`, the same in C in the `.pxd`."""
