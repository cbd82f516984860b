package dev.damier.hitman.world;

/** A cell and what was seen there. */
public record Seen(Cell cell, Content content) {}
