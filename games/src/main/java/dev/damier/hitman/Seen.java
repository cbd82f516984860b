package dev.damier.hitman;

/** A cell and what was seen there. */
record Seen(Cell cell, Content content) {}
