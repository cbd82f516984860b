package dev.damier.taquin;

/** A board where segments of a line slide as one move. */
record SlidingBoard(TileBoard board) {}
