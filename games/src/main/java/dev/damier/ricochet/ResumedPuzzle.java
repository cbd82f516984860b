package dev.damier.ricochet;

/** A puzzle that starts in the middle of a game under table rules, with a non-empty rule memory. */
public record ResumedPuzzle(RicochetPuzzle puzzle) {}
