package dev.damier.ricochet;

/**
 * A puzzle that starts in the middle of a game under house rules (see {@link RicochetMission.Rules}). These rules depend on
 * earlier moves, so its start state has a non-empty {@link RuleMemory}.
 */
public record ResumedPuzzle(RicochetPuzzle puzzle) {}
