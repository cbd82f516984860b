package dev.damier.taquin.quick;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.taquin.TileBoard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Solves a board of any size from its border inwards, and the last cells from a table of distances. It is a beam
 * search. Among the partial solutions with the same number of solved cells, it keeps those with the lowest score. The
 * score is the number of moves made plus the weighted Manhattan distance that remains. Each of them is continued with
 * several slots.
 */
final class Construction {
    /** The maximum side of the last region, which is solved from a table. */
    private static final int MAX_LAST_SIDE = 3;

    private final ConstructionParams params;
    private final Control control;
    private final Counters counters;

    /** A partial solution, the region that remains, and their score. */
    private record Candidate(PartialSolution partial, UnsolvedRegion region, double score) {}

    Construction(ConstructionParams params, Control control, Counters counters) {
        this.params = params;
        this.control = control;
        this.counters = counters;
    }

    /** Returns a solution. Empty if the budget is used up before. */
    Optional<int[]> solve(TileBoard board) {
        PartialSolution start = new PartialSolution(board);
        SlotFiller filler = new SlotFiller(start, params);
        List<Candidate> current = new ArrayList<>(List.of(candidate(start, UnsolvedRegion.of(board))));
        List<Candidate> next = new ArrayList<>();
        List<Candidate> later = new ArrayList<>();
        while (true) {
            for (Candidate candidate : current) {
                if (candidate.region.rows() <= MAX_LAST_SIDE && candidate.region.columns() <= MAX_LAST_SIDE) {
                    new LastRegion(candidate.partial, candidate.region).solve();
                    return Optional.of(candidate.partial.moves());
                }
                for (UnsolvedRegion.Slot slot : bestSlots(candidate)) {
                    long before = filler.expanded();
                    PartialSolution trial = candidate.partial.fork();
                    filler.fill(trial, slot);
                    counters.expanded += filler.expanded() - before;
                    if (control.shouldStop(counters)) return Optional.empty();
                    insert(slot.isPair() ? later : next, candidate(trial, candidate.region.shrink(trial)));
                }
            }
            List<Candidate> done = current;
            current = next;
            next = later;
            later = done;
            later.clear();
        }
    }

    /** Returns the slots that are cheapest to fill. */
    private List<UnsolvedRegion.Slot> bestSlots(Candidate candidate) {
        List<UnsolvedRegion.Slot> slots = candidate.region.slots(candidate.partial);
        if (slots.size() <= params.slotsPerSolution()) return slots;
        slots.sort(Comparator.comparingInt(slot -> SlotFiller.estimate(candidate.partial, slot)));
        return slots.subList(0, params.slotsPerSolution());
    }

    private Candidate candidate(PartialSolution partial, UnsolvedRegion region) {
        return new Candidate(partial, region, partial.length() + params.manhattanWeight() * partial.manhattan());
    }

    /** Inserts a candidate by score. A candidate with the same score is usually the same board and is dropped. */
    private void insert(List<Candidate> candidates, Candidate candidate) {
        int at = candidates.size();
        while (at > 0 && candidates.get(at - 1).score > candidate.score) at--;
        if (at >= params.beamWidth() || at > 0 && candidates.get(at - 1).score == candidate.score) return;
        candidates.add(at, candidate);
        if (candidates.size() > params.beamWidth()) candidates.remove(params.beamWidth());
    }
}
