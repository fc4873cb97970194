"""Functions that write into arrays: views, `out=`, methods of ufuncs."""
