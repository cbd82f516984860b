package dev.damier.hitman;

/** Phase 1 under way, as engines see it: where Hitman is, and what he was told. The world itself is not in it. */
public final class Exploring {
    final Status now;
    final Deducer known;

    Exploring(Status now, Deducer known) {
        this.now = now;
        this.known = known;
    }

    /** What sending the map now is sure to bring: two points for every proved cell, less the penalties. A move costs one. */
    int sure() {
        int proved = 0;
        for (int c = 0; c < known.grid().size(); c++) if (known.proven(c) != null) proved++;
        return 2 * proved - now.penalties();
    }
}
