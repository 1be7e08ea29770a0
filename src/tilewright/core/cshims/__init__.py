"""Modules with a C form in their .pxd: native code uses that, pure Python the .py."""
