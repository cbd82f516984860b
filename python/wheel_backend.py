"""Builds the package with the standard library, so that `pip install ./python` works without a network.

pip builds in an environment of its own and would download setuptools for it. The functions without an underscore are the
hooks of PEP 517 and PEP 660.
"""
import base64
import hashlib
import re
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent
PROJECT = dict(re.findall(r'^([a-z-]+) = "(.*)"$', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE))
NAME = "{name}-{version}".format(**PROJECT)
METADATA = """\
Metadata-Version: 2.1
Name: {name}
Version: {version}
Summary: {description}
License: Apache-2.0
Requires-Python: {requires-python}
""".format(**PROJECT)
WHEEL = "Wheel-Version: 1.0\nGenerator: damier\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    return _write_wheel(wheel_directory, {name: (ROOT / name).read_bytes() for name in _sources()})


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    return _write_wheel(wheel_directory, {"damier.pth": f"{ROOT}\n".encode()})


def build_sdist(sdist_directory, config_settings=None):
    (Path(sdist_directory) / "PKG-INFO").write_text(METADATA, encoding="utf-8")
    with tarfile.open(Path(sdist_directory) / f"{NAME}.tar.gz", "w:gz", format=tarfile.PAX_FORMAT) as archive:
        archive.add(Path(sdist_directory) / "PKG-INFO", f"{NAME}/PKG-INFO")
        for name in ["pyproject.toml", "wheel_backend.py", "README.md", *_sources()]:
            archive.add(ROOT / name, f"{NAME}/{name}")
    (Path(sdist_directory) / "PKG-INFO").unlink()
    return f"{NAME}.tar.gz"


def _sources():
    files = [file for file in (ROOT / "damier").rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    return sorted(file.relative_to(ROOT).as_posix() for file in files)


def _write_wheel(folder, files):
    info = f"{NAME}.dist-info"
    files = {**files, f"{info}/METADATA": METADATA.encode(), f"{info}/WHEEL": WHEEL.encode()}
    record = "".join(f"{name},sha256={_digest(data)},{len(data)}\n" for name, data in files.items()) + f"{info}/RECORD,,\n"
    files[f"{info}/RECORD"] = record.encode()
    with zipfile.ZipFile(Path(folder) / f"{NAME}-py3-none-any.whl", "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, data in files.items():
            wheel.writestr(name, data)
    return f"{NAME}-py3-none-any.whl"


def _digest(data):
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")
