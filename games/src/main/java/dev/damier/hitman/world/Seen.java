package dev.damier.hitman.world;

/** A cell in view and its content. */
public record Seen(Cell cell, Content content) {}
