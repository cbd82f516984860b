package dev.damier.hitman.deduce;

import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Grid;
import dev.damier.hitman.world.RefereeStatus;
import dev.damier.hitman.world.Seen;
import dev.damier.logic.Cnf;
import dev.damier.logic.EncodedFormula;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * What an explorer can know. Statuses go in; out come what each cell may hold, how likely that is, and the few
 * observations a conclusion rests on. {@link ModelCounting} gives the answers; a SAT solver gives the reasons, and may be
 * asked for the same answers.
 *
 * <p>It takes for granted that the world has one target, one suit and one wire, unless told not to or until that is
 * refuted by what was seen.
 */
public final class Deducer {
    /** Walls among cells that hold nobody and no object: the course's world and others like it. */
    private static final double WALL_PRIOR = 0.22;

    private static final double OBJECTS = 0.02;

    private final Grid grid;
    private final int guards;
    private final int civilians;
    private final Set<Observation> observations = new LinkedHashSet<>();
    private boolean usual;
    private int penalties;
    private CellProbabilities probabilities;
    private Optional<WorldSampler> sampler = Optional.empty();
    private SatProofs proofs;

    public Deducer(RefereeStatus first, boolean usual) {
        this(new Grid(first.columns(), first.rows()), first.guards(), first.civilians(), usual);
        penalties = first.penalties();
        perceive(first);
    }

    public Deducer(Grid grid, int guards, int civilians, boolean usual) {
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
    public void learn(RefereeStatus status) {
        learn(new Observation.Watched(status.position(), (status.penalties() - penalties - 1) / 5));
        penalties = status.penalties();
        perceive(status);
    }

    private void perceive(RefereeStatus status) {
        for (Seen seen : status.vision()) learn(new Observation.Saw(seen.cell(), seen.content()));
        learn(new Observation.Heard(status.position(), status.hear()));
    }

    public void learn(Observation observation) {
        if (observations.add(observation)) probabilities = null;
    }

    public Grid grid() {
        return grid;
    }

    /** Whether it still takes for granted that there is one of each object. */
    boolean usual() {
        chances();
        return usual;
    }

    public List<Observation> observations() {
        return List.copyOf(observations);
    }

    /** Whether this cell was seen, rather than proved or unknown. */
    public boolean saw(Cell cell) {
        return observations.stream()
                .anyMatch(o -> o instanceof Observation.Saw saw && saw.cell().equals(cell));
    }

    /** The chances of all contents in all cells. */
    public CellProbabilities chances() {
        if (probabilities != null) return probabilities;
        count();
        if (usual && !probabilities.consistent()) {
            usual = false;
            observations.removeIf(o -> o instanceof Observation.Custom);
            count();
        }
        return probabilities;
    }

    private void count() {
        ModelCounting.Counted counted = counted(new Prior(WALL_PRIOR, usual ? 0 : OBJECTS));
        probabilities = counted.chances();
        sampler = counted.sampler();
    }

    /** Takes over conclusions that were drawn elsewhere, from the same observations. */
    public void conclude(CellProbabilities drawn) {
        probabilities = drawn;
    }

    CellProbabilities count(Prior prior) {
        return counted(prior).chances();
    }

    private ModelCounting.Counted counted(Prior prior) {
        return ModelCounting.of(new Evidence(grid, guards, civilians, usual, observations()), prior);
    }

    /** The only content a cell may have, or null. */
    public Content proven(int cell) {
        return chances().proven(cell);
    }

    /** A world that may be the real one, as likely as it is; an empty one if nothing agrees with what was observed. */
    public SampledWorld imagine(Random random) {
        chances();
        Content[] empty = new Content[grid.size()];
        Arrays.fill(empty, Content.EMPTY);
        return new SampledWorld(grid, sampler.map(s -> s.draw(random)).orElse(empty));
    }

    /** A world of what each cell most likely holds; which cells go together is not asked. */
    public SampledWorld likeliest() {
        Content[] cells = new Content[grid.size()];
        Arrays.setAll(cells, chances()::likeliest);
        return new SampledWorld(grid, cells);
    }

    /** How many cells are proven. */
    public int proved() {
        int proved = 0;
        for (int c = 0; c < grid.size(); c++) if (proven(c) != null) proved++;
        return proved;
    }

    /** Whether every cell is proven. */
    public boolean complete() {
        return proved() == grid.size();
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
    public List<Observation> because(int cell, Content content) {
        return proofs().because(cell, content);
    }

    /** All that is known, for any SAT solver: variable 1 + 13 × cell + content, cells row by row from the bottom left. */
    public String dimacs() {
        return proofs().dimacs();
    }

    /**
     * What follows by a formula of its own, its counts written this way; of what remains possible one thing is taken to
     * be as likely as another.
     *
     * @return empty if the budget ran out
     */
    public Optional<CellProbabilities> deduce(EncodedFormula.CardinalityEncoding cardinalityEncoding, Control control, Counters counters) {
        // First of all, whether one of each object is still to be believed.
        chances();
        Cnf cnf = new Cnf();
        DeductionModel model = new DeductionModel(grid, cnf);
        EncodedFormula encodedFormula = new EncodedFormula(cnf, cardinalityEncoding, control, counters);
        for (Observation o : observations) if (!encodedFormula.say(model.count(o))) return Optional.empty();
        QuestionTrace heard = new QuestionTrace(grid, control.traceLimit());
        control.trace(heard.trace());
        return encodedFormula.possible(model.cells(), heard).map(p -> CellProbabilities.uniform(model.masks(p)));
    }

    /** Written when first asked for: most explorations only count. */
    private SatProofs proofs() {
        // First of all, whether one of each object is still to be believed: from a contradiction anything follows.
        chances();
        if (proofs == null) proofs = new SatProofs(grid);
        proofs.follow(observations);
        return proofs;
    }
}
