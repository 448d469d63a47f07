"""A growing text is always one plain zlib stream, whatever grew when and however it ends."""

from __future__ import annotations

import zlib

from hypothesis import given
from hypothesis import strategies as st

from saves.squeeze import Growing

_piece = st.integers(0, 700).flatmap(lambda size: st.binary(min_size=size, max_size=size))


@given(pieces=st.lists(st.tuples(_piece, _piece), max_size=8))
def test_every_end_is_the_whole_stream_of_what_grew_before(pieces: list[tuple[bytes, bytes]]) -> None:
    text, grown = Growing(), b""
    for piece, end in pieces:
        text.add(piece)
        grown += piece
        for tried in (end, b"", b"another " + end):
            assert zlib.decompress(text.ended(tried)) == grown + tried


def test_an_end_longer_than_one_stored_block_is_whole() -> None:
    text, end = Growing(), bytes(range(256)) * 1000
    text.add(b"begun " * 200)
    assert zlib.decompress(text.ended(end)) == b"begun " * 200 + end


def test_a_long_text_is_squeezed_and_hardly_grows_with_its_last_line() -> None:
    text = Growing()
    for number in range(500):
        text.add(b'"%d bid %d",' % (number % 4, number % 9))
    assert len(text.ended(b"")) < 2000 < 500 * 9
