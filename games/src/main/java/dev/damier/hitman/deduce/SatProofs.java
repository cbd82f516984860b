package dev.damier.hitman.deduce;

import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Grid;
import dev.damier.logic.Cnf;
import dev.damier.logic.Dimacs;
import dev.damier.logic.Facts;
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
    private final Facts<Observation> facts;

    SatProofs(Grid grid) {
        this.grid = grid;
        model = new DeductionModel(grid, cnf);
        facts = new Facts<>(cnf);
    }

    /** Takes over what is new among the observations, and gives up what is no longer among them. */
    void follow(Collection<Observation> observations) {
        for (Observation known : List.copyOf(facts.switches().keySet())) {
            if (!observations.contains(known)) facts.withdraw(known);
        }
        for (Observation o : observations) if (!facts.has(o)) facts.add(o, model.count(o));
    }

    /** What each cell may hold. */
    int[] possible() {
        return model.masks(facts.possible(model.cells()));
    }

    /** A minimal set of observations that prove this content of a cell, rather near ones; empty if it is not proved. */
    List<Observation> because(int cell, Content content) {
        Cell at = grid.cell(cell);
        return facts.because(
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
            comments.add(empty + " to " + wire + ": what " + grid.cell(c) + " holds");
        }
        comments.add("variables from " + (1 + grid.size() * Content.values().length) + " on count or abbreviate");
        comments.add("an observation counts while its variable holds, which the last clauses say:");
        facts.switches().forEach((observation, on) -> comments.add(on + ": " + observation.sentence()));
        int[] units = facts.switches().values().stream().mapToInt(on -> on).toArray();
        return Dimacs.write(cnf, units, comments);
    }
}
