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
import org.jspecify.annotations.Nullable;

/**
 * Stores the observations of an exploration and deduces the belief state from them: the possible contents of each cell,
 * their probabilities, sampled worlds, and the observations that prove a conclusion.
 *
 * <p>{@link ModelCounting} computes possibilities and probabilities. {@link SatProofs} finds proofs with a SAT solver,
 * and can compute the same possibilities. By default the deducer assumes that the world has one target, one suit and
 * one wire. It drops this assumption when an observation contradicts it.
 */
public final class Deducer {
    /**
     * Prior weight of a wall relative to an empty cell. It is chosen after the map of the course and similar maps.
     */
    private static final double WALL_PRIOR = 0.22;

    /** Prior weight of each object relative to an empty cell, where the number of objects is unknown. */
    private static final double OBJECT_PRIOR = 0.02;

    private final Grid grid;
    private final int guards;
    private final int civilians;
    private final Set<Observation> observations = new LinkedHashSet<>();
    private boolean oneOfEachObject;
    private int penalties;
    /** Null after an observation, until they are needed. */
    private @Nullable CellProbabilities probabilities;

    private Optional<WorldSampler> sampler = Optional.empty();
    /** Null until a proof is needed. */
    private @Nullable SatProofs proofs;

    /**
     * @param first the first status of phase 1
     * @param oneOfEachObject whether to assume one target, one suit and one wire
     */
    public Deducer(RefereeStatus first, boolean oneOfEachObject) {
        this(new Grid(first.columns(), first.rows()), first.guards(), first.civilians(), oneOfEachObject);
        penalties = first.penalties();
        observeViewAndHearing(first);
    }

    /** @param oneOfEachObject whether to assume one target, one suit and one wire */
    public Deducer(Grid grid, int guards, int civilians, boolean oneOfEachObject) {
        this.grid = grid;
        this.guards = guards;
        this.civilians = civilians;
        this.oneOfEachObject = oneOfEachObject;
        observations.add(new Observation.Guards(guards));
        observations.add(new Observation.Civilians(civilians));
        observations.add(new Observation.Stood(new Cell(0, 0)));
        if (!oneOfEachObject) return;
        for (Content object : List.of(Content.TARGET, Content.SUIT, Content.PIANO_WIRE)) {
            observations.add(new Observation.ExactlyOne(object));
        }
    }

    /** Adds the observations in the status after an action of phase 1. */
    public void observe(RefereeStatus status) {
        observe(new Observation.Watched(status.position(), (status.penalties() - penalties - 1) / 5));
        penalties = status.penalties();
        observeViewAndHearing(status);
    }

    private void observeViewAndHearing(RefereeStatus status) {
        for (Seen seen : status.vision()) observe(new Observation.Saw(seen.cell(), seen.content()));
        observe(new Observation.Heard(status.position(), status.peopleHeard()));
    }

    /** Adds an observation. */
    public void observe(Observation observation) {
        if (observations.add(observation)) probabilities = null;
    }

    public Grid grid() {
        return grid;
    }

    /** Returns whether the deducer still assumes one of each object. */
    boolean assumesOneOfEachObject() {
        probabilities();
        return oneOfEachObject;
    }

    public List<Observation> observations() {
        return List.copyOf(observations);
    }

    /** Returns whether this cell was seen directly. */
    public boolean hasSeen(Cell cell) {
        return observations.stream()
                .anyMatch(o -> o instanceof Observation.Saw saw && saw.cell().equals(cell));
    }

    /** Returns the probabilities of all contents in all cells. They are recomputed only after new observations. */
    public CellProbabilities probabilities() {
        if (probabilities != null) return probabilities;
        CellProbabilities counted = recount();
        if (oneOfEachObject && !counted.isConsistent()) {
            oneOfEachObject = false;
            observations.removeIf(o -> o instanceof Observation.ExactlyOne);
            counted = recount();
        }
        return counted;
    }

    private CellProbabilities recount() {
        ModelCounting.CountResult countResult = countModels(new Prior(WALL_PRIOR, oneOfEachObject ? 0 : OBJECT_PRIOR));
        probabilities = countResult.probabilities();
        sampler = countResult.sampler();
        return countResult.probabilities();
    }

    /** Replaces the probabilities by others that were computed from the same observations. */
    public void setProbabilities(CellProbabilities computed) {
        probabilities = computed;
    }

    /** Returns the probabilities for another prior. */
    CellProbabilities probabilitiesWith(Prior prior) {
        return countModels(prior).probabilities();
    }

    private ModelCounting.CountResult countModels(Prior prior) {
        return ModelCounting.count(new Evidence(grid, guards, civilians, oneOfEachObject, observations()), prior);
    }

    /** Returns the only possible content of a cell, or null if several are possible. */
    public @Nullable Content provenContent(int cell) {
        return probabilities().provenContent(cell);
    }

    /** Samples a world from the belief state. Returns a world of empty cells if no world is consistent. */
    public SampledWorld sampleWorld(Random random) {
        probabilities();
        Content[] empty = new Content[grid.size()];
        Arrays.fill(empty, Content.EMPTY);
        return new SampledWorld(grid, sampler.map(s -> s.sample(random)).orElse(empty));
    }

    /** Returns a world with the most likely content in each cell. Dependencies between cells are ignored. */
    public SampledWorld mostLikelyWorld() {
        Content[] cells = new Content[grid.size()];
        Arrays.setAll(cells, probabilities()::mostLikely);
        return new SampledWorld(grid, cells);
    }

    /** Returns the number of cells with a proved content. */
    public int provenCount() {
        int proved = 0;
        for (int c = 0; c < grid.size(); c++) if (provenContent(c) != null) proved++;
        return proved;
    }

    /** Returns whether the content of every cell is proved. */
    public boolean isComplete() {
        return provenCount() == grid.size();
    }

    /** Returns the possible contents of each cell as masks, computed by the SAT solver. */
    int[] possibleBySat() {
        return proofs().possible();
    }

    /**
     * Returns a minimal set of observations that prove this content of a cell: without any of them there is no proof.
     *
     * @return an empty list if the content is not proved
     */
    public List<Observation> explain(int cell, Content content) {
        return proofs().explain(cell, content);
    }

    /**
     * Returns the rules and all observations in DIMACS format. Variable 1 + 13 × cell + content means that the cell has
     * this content. Cells are numbered row by row from the bottom left.
     */
    public String toDimacs() {
        return proofs().toDimacs();
    }

    /**
     * Deduces the possible contents with a new formula that uses this encoding. The possible contents of a cell get
     * equal probabilities.
     *
     * @return empty if the budget is exhausted
     */
    public Optional<CellProbabilities> deduce(
            EncodedFormula.CardinalityEncoding encoding, Control control, Counters counters) {
        // This drops the assumption of one of each object if it is refuted.
        probabilities();
        Cnf cnf = new Cnf();
        DeductionModel model = new DeductionModel(grid, cnf);
        EncodedFormula encodedFormula = new EncodedFormula(cnf, encoding, control, counters);
        for (Observation o : observations) if (!encodedFormula.add(model.toConstraint(o))) return Optional.empty();
        QueryTrace queryTrace = new QueryTrace(grid, control.traceLimit());
        control.trace(queryTrace.trace());
        return encodedFormula
                .possible(model.contentVariables(), queryTrace)
                .map(p -> CellProbabilities.uniform(model.toMasks(p)));
    }

    /**
     * Returns the proofs for the current observations. They are created on demand, because most explorations need none.
     */
    private SatProofs proofs() {
        // This drops the assumption of one of each object if it is refuted. Otherwise a contradiction would prove
        // anything.
        probabilities();
        if (proofs == null) proofs = new SatProofs(grid);
        proofs.setObservations(observations);
        return proofs;
    }
}
