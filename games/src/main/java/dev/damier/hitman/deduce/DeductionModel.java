package dev.damier.hitman.deduce;

import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.ContentMasks;
import dev.damier.hitman.world.Grid;
import dev.damier.hitman.world.Heading;
import dev.damier.logic.Cnf;
import dev.damier.logic.CardinalityConstraint;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.Predicate;

/**
 * The rules of phase 1 in propositional logic: a variable per cell and content, and others for a guard, a civilian or
 * any person in a cell, and for being watched from a side. Every observation is then a {@link CardinalityConstraint} over them.
 */
final class DeductionModel {
    private static final Content[] CONTENTS = Content.values();

    private final Grid grid;
    private final Cnf cnf;
    private final int[] person;
    private final int[] guard;
    private final int[] civilian;

    DeductionModel(Grid grid, Cnf cnf) {
        this.grid = grid;
        this.cnf = cnf;
        cnf.fresh(grid.size() * CONTENTS.length);
        for (int[] contents : cells()) cnf.exactlyOne(contents);
        guard = new int[grid.size()];
        civilian = new int[grid.size()];
        person = new int[grid.size()];
        for (int c = 0; c < grid.size(); c++) {
            guard[c] = cnf.or(literals(c, Content::guard));
            civilian[c] = cnf.or(literals(c, Content::civilian));
            person[c] = cnf.or(guard[c], civilian[c]);
        }
    }

    /** The variables of each cell, one for every content, of which one holds. */
    int[][] cells() {
        int[][] cells = new int[grid.size()][];
        for (int c = 0; c < cells.length; c++) cells[c] = literals(c, content -> true);
        return cells;
    }

    /** The contents of each cell that are among these variables. */
    int[] masks(BitSet variables) {
        int[] masks = new int[grid.size()];
        for (int c = 0; c < masks.length; c++) {
            for (Content content : CONTENTS)
                if (variables.get(literal(c, content))) masks[c] |= ContentMasks.of(content);
        }
        return masks;
    }

    /** The literal "this cell holds this". */
    static int literal(int cell, Content content) {
        return 1 + cell * CONTENTS.length + content.ordinal();
    }

    /** The cell that a variable of {@link #literal} is about. */
    static int cell(int variable) {
        return (variable - 1) / CONTENTS.length;
    }

    /** The content that a variable of {@link #literal} is about. */
    static Content content(int variable) {
        return CONTENTS[(variable - 1) % CONTENTS.length];
    }

    /** What was observed, as a count: whatever there is to see, hear or pay in phase 1 is a number of something. */
    CardinalityConstraint count(Observation observation) {
        if (observation instanceof Observation.Saw saw) {
            return CardinalityConstraint.exactly(1, literal(grid.index(saw.cell()), saw.content()));
        }
        if (observation instanceof Observation.Heard heard) {
            int[] near = Arrays.stream(grid.square(grid.index(heard.from())))
                    .map(c -> person[c])
                    .toArray();
            return new CardinalityConstraint(near, heard.people(), heard.people() == Observation.Heard.MAX_HEARD);
        }
        if (observation instanceof Observation.Watched watched) {
            return CardinalityConstraint.exactly(watched.guards(), watchers(grid.index(watched.at())));
        }
        if (observation instanceof Observation.Guards guards) return CardinalityConstraint.exactly(guards.number(), guard);
        if (observation instanceof Observation.Civilians some) return CardinalityConstraint.exactly(some.number(), civilian);
        if (observation instanceof Observation.Custom custom) return CardinalityConstraint.exactly(1, everywhere(custom.object()));
        int stood = grid.index(((Observation.Stood) observation).cell());
        return CardinalityConstraint.exactly(0, guard[stood], literal(stood, Content.WALL));
    }

    /** For each side, whether a guard there sees Hitman at a cell: nobody if he stands on a civilian's. */
    private int[] watchers(int at) {
        int[] watchers = new int[4];
        int n = 0;
        for (Heading way : Heading.values()) {
            int near = grid.ahead(at, way);
            if (near < 0) continue;
            Content watcher = Content.guard(way.opposite());
            int far = grid.ahead(near, way);
            int sees = literal(near, watcher);
            if (far >= 0) sees = cnf.or(sees, cnf.and(literal(near, Content.EMPTY), literal(far, watcher)));
            watchers[n++] = cnf.and(sees, -civilian[at]);
        }
        return Arrays.copyOf(watchers, n);
    }

    private int[] everywhere(Content content) {
        int[] literals = new int[grid.size()];
        for (int c = 0; c < literals.length; c++) literals[c] = literal(c, content);
        return literals;
    }

    private static int[] literals(int cell, Predicate<Content> which) {
        return Arrays.stream(CONTENTS)
                .filter(which)
                .mapToInt(v -> literal(cell, v))
                .toArray();
    }
}
