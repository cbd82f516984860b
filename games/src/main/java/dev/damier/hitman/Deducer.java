package dev.damier.hitman;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What an explorer can know. Statuses go in; out come what each cell may hold, how likely that is, and the few
 * observations a conclusion rests on. {@link Counting} gives the answers; a SAT solver gives the reasons, and may be
 * asked for the same answers.
 *
 * <p>It takes for granted that the world has one target, one suit and one wire, unless told not to or until that is
 * refuted by what was seen.
 */
final class Deducer {
    /** Walls among cells that hold nobody and no object: the course's world and others like it. */
    private static final double WALLS = 0.22;

    private static final double OBJECTS = 0.02;

    private final Grid grid;
    private final int guards;
    private final int civilians;
    private final Set<Observation> observations = new LinkedHashSet<>();
    private boolean usual;
    private int penalties;
    private Chances chances;
    private Proofs proofs;

    Deducer(Status first, boolean usual) {
        this(new Grid(first.columns(), first.rows()), first.guards(), first.civilians(), usual);
        penalties = first.penalties();
        perceive(first);
    }

    Deducer(Grid grid, int guards, int civilians, boolean usual) {
        this.grid = grid;
        this.guards = guards;
        this.civilians = civilians;
        this.usual = usual;
        observations.add(new Observation.Guards(guards));
        observations.add(new Observation.Civilians(civilians));
        observations.add(new Observation.Stood(new Cell(0, 0)));
        if (!usual) return;
        for (Content object : List.of(Content.TARGET, Content.SUIT, Content.PIANO_WIRE)) {
            observations.add(new Observation.Custom(object));
        }
    }

    /** The status after an action of phase 1. */
    void learn(Status status) {
        learn(new Observation.Watched(status.position(), (status.penalties() - penalties - 1) / 5));
        penalties = status.penalties();
        perceive(status);
    }

    private void perceive(Status status) {
        for (Seen seen : status.vision()) learn(new Observation.Saw(seen.cell(), seen.content()));
        learn(new Observation.Heard(status.position(), status.hear()));
    }

    void learn(Observation observation) {
        if (observations.add(observation)) chances = null;
    }

    Grid grid() {
        return grid;
    }

    /** Whether it still takes for granted that there is one of each object. */
    boolean usual() {
        chances();
        return usual;
    }

    List<Observation> observations() {
        return List.copyOf(observations);
    }

    /** Whether this cell was seen, rather than proved or unknown. */
    boolean saw(Cell cell) {
        return observations.stream()
                .anyMatch(o -> o instanceof Observation.Saw saw && saw.cell().equals(cell));
    }

    /** The chances of all contents in all cells. */
    Chances chances() {
        if (chances != null) return chances;
        chances = count(new Prior(WALLS, usual ? 0 : OBJECTS));
        if (usual && !chances.consistent()) {
            usual = false;
            observations.removeIf(o -> o instanceof Observation.Custom);
            chances = count(new Prior(WALLS, OBJECTS));
        }
        return chances;
    }

    /** Takes over conclusions that were drawn elsewhere, from the same observations. */
    void conclude(Chances drawn) {
        chances = drawn;
    }

    Chances count(Prior prior) {
        return Counting.of(new Evidence(grid, guards, civilians, usual, observations()), prior);
    }

    /** The only content a cell may have, or null. */
    Content proven(int cell) {
        return chances().proven(cell);
    }

    /** A world that may be the real one. */
    Imagined imagine(java.util.Random random) {
        return new Imagined(grid, chances(), guards, civilians, usual, random);
    }

    /** Whether every cell is proven. */
    boolean complete() {
        for (int c = 0; c < grid.size(); c++) if (proven(c) == null) return false;
        return true;
    }

    /** What each cell may hold, asked of the SAT solver. */
    int[] possible() {
        return proofs().possible();
    }

    /**
     * A minimal set of observations that prove this content of a cell: none can be left out.
     *
     * @return empty if it is not proven
     */
    List<Observation> because(int cell, Content content) {
        return proofs().because(cell, content);
    }

    /** All that is known, for any SAT solver: variable 1 + 13 × cell + content, cells row by row from the bottom left. */
    String dimacs() {
        return proofs().dimacs();
    }

    /** Written when first asked for: most explorations only count. */
    private Proofs proofs() {
        // First of all, whether one of each object is still to be believed: from a contradiction anything follows.
        chances();
        if (proofs == null) proofs = new Proofs(grid);
        proofs.follow(observations);
        return proofs;
    }
}
