package dev.damier.hitman;

import dev.damier.logic.Cnf;
import dev.damier.logic.Totalizer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The rules of phase 1 in propositional logic: a variable per cell and content, and counters for what is heard and who
 * watches. Every observation is then a conjunction of literals, so it can be asserted, assumed or left out. Counters are
 * written when a place is first asked about.
 */
final class DeductionModel {
    private static final Content[] CONTENTS = Content.values();

    private final Grid grid;
    private final Cnf cnf;
    private final int[] person;
    private final int[] guard;
    private final int[] civilian;
    private final Map<Integer, int[]> hearing = new HashMap<>();
    private final Map<Integer, int[]> watching = new HashMap<>();

    DeductionModel(Grid grid, Cnf cnf) {
        this.grid = grid;
        this.cnf = cnf;
        cnf.fresh(grid.size() * CONTENTS.length);
        for (int c = 0; c < grid.size(); c++) cnf.exactlyOne(literals(c, content -> true));
        guard = new int[grid.size()];
        civilian = new int[grid.size()];
        person = new int[grid.size()];
        for (int c = 0; c < grid.size(); c++) {
            guard[c] = cnf.or(literals(c, Content::guard));
            civilian[c] = cnf.or(literals(c, Content::civilian));
            person[c] = cnf.or(guard[c], civilian[c]);
        }
    }

    /** The literal "this cell holds this". */
    static int literal(int cell, Content content) {
        return 1 + cell * CONTENTS.length + content.ordinal();
    }

    /** The literals that say what was observed. */
    int[] literals(Observation observation) {
        if (observation instanceof Observation.Saw saw) {
            return new int[] {literal(grid.index(saw.cell()), saw.content())};
        }
        if (observation instanceof Observation.Heard heard) {
            int[] counter = hearing.computeIfAbsent(grid.index(heard.from()), this::hearing);
            return heard.people() == Observation.Heard.MOST
                    ? new int[] {counter[Observation.Heard.MOST - 1]}
                    : Totalizer.exactly(counter, heard.people());
        }
        if (observation instanceof Observation.Watched watched) {
            int[] counter = watching.computeIfAbsent(grid.index(watched.at()), this::watching);
            return Totalizer.exactly(counter, watched.guards());
        }
        if (observation instanceof Observation.Guards guards) return total(guard, guards.number());
        if (observation instanceof Observation.Civilians civilians) return total(civilian, civilians.number());
        if (observation instanceof Observation.Custom custom) return total(everywhere(custom.object()), 1);
        int stood = grid.index(((Observation.Stood) observation).cell());
        return new int[] {-guard[stood], -literal(stood, Content.WALL)};
    }

    private int[] total(int[] inputs, int number) {
        return Totalizer.exactly(Totalizer.of(cnf, inputs, number + 1), number);
    }

    private int[] hearing(int at) {
        int[] near = Arrays.stream(grid.square(at)).map(c -> person[c]).toArray();
        return Totalizer.of(cnf, near, Observation.Heard.MOST);
    }

    /** Counts guards who see Hitman at a cell: nobody if he stands on a civilian's. */
    private int[] watching(int at) {
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
        return Totalizer.of(cnf, Arrays.copyOf(watchers, n), n);
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
