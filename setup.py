"""Compile all modules that have a .pxd beside them, or none of them.

TILEWRIGHT_PURE=1 skips compiling. TILEWRIGHT_MARCH sets the processor to compile for, such as
x86-64-v3 or native; if it is empty, the compiler decides. TILEWRIGHT_CFLAGS adds flags for compiler
and linker.
"""

import os
import runpy
import shlex
import sys
import sysconfig
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from textwrap import shorten

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError

SOURCE = Path("src")
UNITS = Path("build", "units")
GENERATED = Path("build", "cython")
JOBS = 2
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "infer_types": True,
    "annotation_typing": False,
    "auto_pickle": False,
    "initializedcheck": False,
}
UNIX_FLAGS = [
    "-ffp-contract=off",  # floating point gives the same results on every processor
    "-O3",
    "-g0",
    "-Werror=incompatible-pointer-types",
    "-Wno-unused-const-variable",  # every module that imports a .pxd gets its tables
]
BUILD = runpy.run_path(str(SOURCE / "tilewright" / "_build.py"))
PREPARE = runpy.run_path(str(SOURCE / "tilewright" / "_units.py"))["prepare"]


def extensions() -> list[Extension]:
    """Return the modules to compile, by the rule of `_build.py`."""
    if BUILD["is_forced_pure"]():
        return []
    return [
        Extension(".".join(path.relative_to(SOURCE).with_suffix("").parts), [path.as_posix()])
        for path in BUILD["compilable"]()
    ]


def processor_flags() -> list[str]:
    """Return the flags for the processor; by default any x86-64 of the last decade."""
    is_x86 = sysconfig.get_platform().endswith("x86_64")
    march = os.environ.get("TILEWRIGHT_MARCH", "x86-64-v2" if is_x86 else "")
    return [f"-march={march}"] if march else []


def own_flags() -> list[str]:
    """Return the flags that the user adds, such as those for profile-guided optimisation."""
    return shlex.split(os.environ.get("TILEWRIGHT_CFLAGS", ""))


def declarations_digest() -> str:
    """Return a digest of all .pxd files: a change of one can affect every module."""
    texts = [path.read_bytes() for path in sorted(SOURCE.rglob("*.pxd"))]
    return sha256(b"\0".join(texts)).hexdigest()


def warn(reason: str) -> None:
    """Print one line that says that the install will be pure."""
    print(
        f"WARNING: tilewright could not be compiled ({reason}); "
        "continuing with pure Python, which is slower but plays the same. "
        "To compile, install a C compiler and Python's headers "
        "(Debian and Ubuntu: apt install gcc python3-dev), then install again",
        file=sys.stderr,
        flush=True,
    )


class BuildAllOrNothing(build_ext):
    """Compiles every extension; if that fails, removes all of them and continues."""

    def finalize_options(self) -> None:
        """Compile in parallel by default."""
        super().finalize_options()
        self.built = 0
        self.parallel = self.parallel or JOBS

    def run(self) -> None:
        """Compile; on any failure clean up and print a warning."""
        folders = [Path(self.build_lib), *([SOURCE] if self.inplace else [])]
        try:
            super().run()
        except Exception as error:
            self.extensions = self.distribution.ext_modules = []
            warn(shorten(str(error) or type(error).__name__, 100))
        for folder in folders:
            self.sweep(folder)

    def build_extensions(self) -> None:
        """Translate the sources to C and compile them."""
        flags = self.working_flags()
        settings = Path(self.build_temp, "settings")
        current = repr((flags, DIRECTIVES, sys.version, version("Cython"), declarations_digest()))
        if not settings.exists() or settings.read_text() != current:
            self.force = True
        self.generate(flags)
        super().build_extensions()
        settings.write_text(current)

    def generate(self, flags: list[str]) -> None:
        """Translate the sources to C."""
        from Cython.Build import cythonize

        print(f"translating {len(self.extensions)} modules to C", flush=True)
        PREPARE(SOURCE, UNITS)
        units = [
            Extension(one.name, [str(UNITS.joinpath(*one.name.split(".")).with_suffix(".py"))])
            for one in self.extensions
        ]
        made = cythonize(
            units,
            include_path=[str(UNITS)],
            build_dir=str(GENERATED),
            compiler_directives=DIRECTIVES,
            force=self.force,
            nthreads=JOBS,
            quiet=not self.verbose,
        )
        sources = {extension.name: extension.sources for extension in made}
        for extension in self.extensions:
            extension.sources = sources[extension.name]
            extension.extra_compile_args = flags
            extension.extra_link_args = own_flags()

    def build_extension(self, ext: Extension) -> None:
        """Compile one module, and say how far the build is."""
        super().build_extension(ext)
        self.built += 1
        name = ext.name.removeprefix("tilewright.")
        print(f"compiled {self.built} of {len(self.extensions)}: {name}", flush=True)

    def working_flags(self) -> list[str]:
        """Return the flags that the compiler accepts; raise if it does not work at all."""
        if self.compiler.compiler_type != "unix":
            return []
        # Old compilers do not know every processor.
        for known in ([*UNIX_FLAGS, *processor_flags()], UNIX_FLAGS):
            flags = [*known, *own_flags()]
            if self.accepts(flags):
                return flags
        raise CompileError("no working C compiler for this Python")

    def accepts(self, flags: list[str]) -> bool:
        """Return whether the compiler and the headers exist, and it accepts these flags."""
        probe = Path(self.build_temp, "probe.c")
        probe.parent.mkdir(parents=True, exist_ok=True)
        probe.write_text("#include <Python.h>\n")
        try:
            self.compiler.compile(
                [str(probe)], self.build_temp, include_dirs=self.include_dirs, extra_postargs=flags
            )
        except CompileError:
            return False
        return True

    def sweep(self, folder: Path) -> None:
        """Remove compiled modules of this interpreter that are no longer built."""
        wanted = {folder / self.get_ext_filename(extension.name) for extension in self.extensions}
        for path in folder.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            if path not in wanted:
                path.unlink()


class CorrectlyTaggedWheel(bdist_wheel):
    """Tags a wheel as pure if nothing in it was compiled."""

    def run(self) -> None:
        """Compile first, because the tag depends on the result."""
        self.run_command("build_ext")
        self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildAllOrNothing, "bdist_wheel": CorrectlyTaggedWheel},
    )
