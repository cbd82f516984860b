package dev.damier.hitman.deduce;

import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.ContentMasks;
import dev.damier.hitman.world.Grid;
import dev.damier.hitman.world.Heading;
import dev.damier.logic.CardinalityConstraint;
import dev.damier.logic.Cnf;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.Predicate;

/**
 * The rules of phase 1 in propositional logic. There is a variable per cell and content. Further literals mean "a
 * guard, a civilian, any person is in this cell" and "a guard sees Hitman from this side". Every observation is a
 * {@link CardinalityConstraint} over these literals.
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
        cnf.newVariables(grid.size() * CONTENTS.length);
        for (int[] contents : contentVariables()) cnf.exactlyOne(contents);
        guard = new int[grid.size()];
        civilian = new int[grid.size()];
        person = new int[grid.size()];
        for (int c = 0; c < grid.size(); c++) {
            guard[c] = cnf.or(literals(c, Content::isGuard));
            civilian[c] = cnf.or(literals(c, Content::isCivilian));
            person[c] = cnf.or(guard[c], civilian[c]);
        }
    }

    /** Returns the variables of each cell, one per content. Exactly one variable of a cell is true. */
    int[][] contentVariables() {
        int[][] cells = new int[grid.size()][];
        for (int c = 0; c < cells.length; c++) cells[c] = literals(c, content -> true);
        return cells;
    }

    /** Converts a set of variables into a content mask per cell. */
    int[] toMasks(BitSet variables) {
        int[] masks = new int[grid.size()];
        for (int c = 0; c < masks.length; c++) {
            for (Content content : CONTENTS)
                if (variables.get(literal(c, content))) masks[c] |= ContentMasks.of(content);
        }
        return masks;
    }

    /** Returns the literal "this cell has this content". */
    static int literal(int cell, Content content) {
        return 1 + cell * CONTENTS.length + content.ordinal();
    }

    /** Returns the cell of a variable from {@link #literal}. */
    static int cellOf(int variable) {
        return (variable - 1) / CONTENTS.length;
    }

    /** Returns the content of a variable from {@link #literal}. */
    static Content contentOf(int variable) {
        return CONTENTS[(variable - 1) % CONTENTS.length];
    }

    /** Converts an observation into a constraint. Everything that can be seen, heard or paid in phase 1 is a number. */
    CardinalityConstraint toConstraint(Observation observation) {
        if (observation instanceof Observation.Saw saw) {
            return CardinalityConstraint.exactly(1, literal(grid.index(saw.cell()), saw.content()));
        }
        if (observation instanceof Observation.Heard heard) {
            int[] people = Arrays.stream(grid.hearingSquare(grid.index(heard.from())))
                    .map(c -> person[c])
                    .toArray();
            return new CardinalityConstraint(people, heard.people(), heard.people() == Observation.Heard.MAX_HEARD);
        }
        if (observation instanceof Observation.Watched watched) {
            return CardinalityConstraint.exactly(watched.guards(), watchers(grid.index(watched.at())));
        }
        if (observation instanceof Observation.Guards guards)
            return CardinalityConstraint.exactly(guards.number(), guard);
        if (observation instanceof Observation.Civilians civilians)
            return CardinalityConstraint.exactly(civilians.number(), civilian);
        if (observation instanceof Observation.ExactlyOne one)
            return CardinalityConstraint.exactly(1, literalsOfAllCells(one.object()));
        int stood = grid.index(((Observation.Stood) observation).cell());
        return CardinalityConstraint.exactly(0, guard[stood], literal(stood, Content.WALL));
    }

    /** Returns a literal per side: a guard there sees Hitman on this cell. A civilian on the cell hides him. */
    private int[] watchers(int at) {
        int[] watchers = new int[4];
        int n = 0;
        for (Heading side : Heading.values()) {
            int near = grid.ahead(at, side);
            if (near < 0) continue;
            Content watcher = Content.guard(side.opposite());
            int far = grid.ahead(near, side);
            int sees = literal(near, watcher);
            if (far >= 0) sees = cnf.or(sees, cnf.and(literal(near, Content.EMPTY), literal(far, watcher)));
            watchers[n++] = cnf.and(sees, -civilian[at]);
        }
        return Arrays.copyOf(watchers, n);
    }

    private int[] literalsOfAllCells(Content content) {
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
