package dev.damier.ricochet;

/** A puzzle that starts with something to remember, in the middle of a game under table rules. */
public record ResumedPuzzle(RicochetPuzzle puzzle) {}
