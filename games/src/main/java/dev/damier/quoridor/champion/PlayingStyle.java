package dev.damier.quoridor.champion;

/**
 * A preference of the engine, as a small bias of its evaluation.
 *
 * @see LevelEvaluator
 */
enum PlayingStyle {
    /** No preference. */
    BALANCED(0, 0, 100),
    /** Prefers steps and keeps its walls. */
    RUNNER(30, 15, 150),
    /** Prefers walls and places them early. */
    BUILDER(-40, -20, 50);

    /** Value of each own wall in hand, in hundredths of a step. */
    final int wallBonus;
    /** Additional value of each own step, in hundredths of a step. */
    final int stepBonus;
    /** Factor, in percent, for the walls that a weak level ignores. */
    private final int ignoredWallFactor;

    PlayingStyle(int wallBonus, int stepBonus, int ignoredWallFactor) {
        this.wallBonus = wallBonus;
        this.stepBonus = stepBonus;
        this.ignoredWallFactor = ignoredWallFactor;
    }

    /** Returns the percentage of walls that this style ignores at a level that usually ignores the given percentage. */
    int ignoredWallPercent(int usual) {
        return Math.min(95, usual * ignoredWallFactor / 100);
    }

    /** Returns by how much a wall must increase the win rate of four players more than a step, to be chosen. */
    double wallReluctance() {
        return wallBonus / 1000.0;
    }

    static PlayingStyle of(String id) {
        return valueOf(id.toUpperCase(java.util.Locale.ROOT));
    }
}
