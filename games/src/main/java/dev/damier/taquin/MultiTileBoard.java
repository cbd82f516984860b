package dev.damier.taquin;

/** A board in the multi-tile metric, in which a segment of a line slides as one move. */
record MultiTileBoard(TileBoard board) {}
