"""Pictures as arrays of pixels, for render_mode="rgb_array"."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

import numpy as np
from gymnasium.error import DependencyNotInstalled

from fogcity.core.errors import FogCityError
from fogcity.core.kernel import Kernel
from fogcity.envs.game_encoding import Observation

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = {2: 3, 6: 4}  # by colour type: RGB, RGBA
SUB, UP, AVERAGE, PAETH = 1, 2, 3, 4  # the filters of PNG


def rgb_array(svg: str) -> Observation:
    """The pixels of an SVG document that has an opaque background: height x width x 3."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise DependencyNotInstalled('render_mode="rgb_array" needs resvg-py: pip install resvg-py') from None
    return read_png(svg_to_bytes(svg_string=svg, skip_system_fonts="<text" not in svg))


def read_png(data: bytes) -> Observation:
    """The pixels of a PNG with 8 bits for each channel, without transparency."""
    if not data.startswith(SIGNATURE):
        raise FogCityError("this is not a PNG")
    chunks = list(_chunks(data))
    width, height, bits, kind, _, _, interlaced = struct.unpack(">IIBBBBB", chunks[0][1])
    if bits != 8 or kind not in CHANNELS or interlaced:
        raise FogCityError("expected a PNG with 8-bit channels, red, green and blue, that is not interlaced")
    packed = zlib.decompress(b"".join(content for name, content in chunks if name == b"IDAT"))
    rows = np.frombuffer(packed, np.uint8).reshape(height, -1).copy()
    UNFILTER(rows, CHANNELS[kind])
    return np.ascontiguousarray(rows[:, 1:].reshape(height, width, CHANNELS[kind])[:, :, :3])


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a PNG: name and content."""
    at = len(SIGNATURE)
    while at < len(data):
        length, name = struct.unpack(">I4s", data[at : at + 8])
        yield name, data[at + 8 : at + 8 + length]
        at += length + 12


def unfilter(rows: Observation, pixel: int) -> None:
    """Undo the filters of PNG. A row begins with the number of its filter; `pixel` is the bytes of a pixel."""
    for y in range(len(rows)):
        kind = int(rows[y, 0])
        for x in range(1, rows.shape[1]):
            left = int(rows[y, x - pixel]) if x > pixel else 0
            above = int(rows[y - 1, x]) if y > 0 else 0
            corner = int(rows[y - 1, x - pixel]) if y > 0 and x > pixel else 0
            expected = 0
            if kind == SUB:
                expected = left
            elif kind == UP:
                expected = above
            elif kind == AVERAGE:
                expected = (left + above) // 2
            elif kind == PAETH:
                by_left, by_above, by_corner = abs(above - corner), abs(left - corner), abs(left + above - 2 * corner)
                if by_left <= by_above and by_left <= by_corner:
                    expected = left
                elif by_above <= by_corner:
                    expected = above
                else:
                    expected = corner
            rows[y, x] = (int(rows[y, x]) + expected) & 255


UNFILTER = Kernel(unfilter)
