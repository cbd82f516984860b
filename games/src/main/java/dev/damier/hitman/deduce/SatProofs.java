package dev.damier.hitman.deduce;

import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Grid;
import dev.damier.logic.AssumptionFacts;
import dev.damier.logic.Cnf;
import dev.damier.logic.Dimacs;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Deduction with a SAT solver: one formula and one solver for a whole exploration. Each observation is added once, with
 * a selector literal. This is slower than {@link ModelCounting}, but it also finds the observations that prove a
 * conclusion.
 */
final class SatProofs {
    /** The distance assigned to facts about the whole world. Nearer observations are preferred in proofs. */
    private static final int GLOBAL_DISTANCE = 3;

    private final Grid grid;
    private final Cnf cnf = new Cnf();
    private final DeductionModel model;
    private final AssumptionFacts<Observation> assumptionFacts;

    SatProofs(Grid grid) {
        this.grid = grid;
        model = new DeductionModel(grid, cnf);
        assumptionFacts = new AssumptionFacts<>(cnf);
    }

    /** Adds the new observations, and withdraws those that are no longer present. */
    void setObservations(Collection<Observation> observations) {
        for (Observation old : List.copyOf(assumptionFacts.selectors().keySet())) {
            if (!observations.contains(old)) assumptionFacts.withdraw(old);
        }
        for (Observation o : observations)
            if (!assumptionFacts.contains(o)) assumptionFacts.add(o, model.toConstraint(o));
    }

    /** Returns the possible contents of each cell as masks. */
    int[] possible() {
        return model.toMasks(assumptionFacts.possible(model.contentVariables()));
    }

    /**
     * Returns a minimal set of observations that prove this content of a cell, preferably near the cell. The list is
     * empty if the content is not proved.
     */
    List<Observation> explain(int cell, Content content) {
        Cell at = grid.cell(cell);
        return assumptionFacts.explain(
                DeductionModel.literal(cell, content),
                o -> o.place()
                        .map(p -> Math.max(Math.abs(p.x() - at.x()), Math.abs(p.y() - at.y())))
                        .orElse(GLOBAL_DISTANCE));
    }

    /**
     * Returns the rules, the observations with their selectors, and all selectors as unit clauses, in DIMACS format.
     */
    String toDimacs() {
        List<String> comments = new ArrayList<>();
        comments.add("hitman " + grid.columns() + "x" + grid.rows() + "; variable 1 + 13 * (y * " + grid.columns()
                + " + x) + content; contents " + Content.LETTERS + " from 0");
        for (int c = 0; c < grid.size(); c++) {
            int empty = DeductionModel.literal(c, Content.EMPTY);
            int wire = DeductionModel.literal(c, Content.PIANO_WIRE);
            comments.add(empty + " to " + wire + ": content of cell " + grid.cell(c));
        }
        comments.add("variables from " + (1 + grid.size() * Content.values().length)
                + " on encode cardinality constraints or abbreviations");
        comments.add("each observation has a selector variable; the last clauses set all of them to true:");
        assumptionFacts
                .selectors()
                .forEach((observation, selector) -> comments.add(selector + ": " + observation.sentence()));
        int[] units = assumptionFacts.selectors().values().stream()
                .mapToInt(selector -> selector)
                .toArray();
        return Dimacs.write(cnf, units, comments);
    }
}
