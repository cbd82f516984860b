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
 * The logical side of deduction: one formula and one SAT solver for a whole exploration, to which every observation is
 * added once. Slower than {@link ModelCounting}, whose conclusions it checks; but it can say what a conclusion rests on.
 */
final class SatProofs {
    /** As far as what holds for the whole world counts: behind what can be seen or heard from here. */
    private static final int EVERYWHERE = 3;

    private final Grid grid;
    private final Cnf cnf = new Cnf();
    private final DeductionModel model;
    private final AssumptionFacts<Observation> assumptionFacts;

    SatProofs(Grid grid) {
        this.grid = grid;
        model = new DeductionModel(grid, cnf);
        assumptionFacts = new AssumptionFacts<>(cnf);
    }

    /** Takes over what is new among the observations, and gives up what is no longer among them. */
    void follow(Collection<Observation> observations) {
        for (Observation known : List.copyOf(assumptionFacts.selectors().keySet())) {
            if (!observations.contains(known)) assumptionFacts.withdraw(known);
        }
        for (Observation o : observations) if (!assumptionFacts.has(o)) assumptionFacts.add(o, model.count(o));
    }

    /** What each cell may hold. */
    int[] possible() {
        return model.masks(assumptionFacts.possible(model.cells()));
    }

    /** A minimal set of observations that prove this content of a cell, rather near ones; empty if it is not proved. */
    List<Observation> because(int cell, Content content) {
        Cell at = grid.cell(cell);
        return assumptionFacts.because(
                DeductionModel.literal(cell, content),
                o -> o.place()
                        .map(p -> Math.max(Math.abs(p.x() - at.x()), Math.abs(p.y() - at.y())))
                        .orElse(EVERYWHERE));
    }

    /** For any SAT solver: the rules, each observation behind its switch, and all switches on. */
    String dimacs() {
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
        assumptionFacts.selectors().forEach((observation, on) -> comments.add(on + ": " + observation.sentence()));
        int[] units =
                assumptionFacts.selectors().values().stream().mapToInt(on -> on).toArray();
        return Dimacs.write(cnf, units, comments);
    }
}
