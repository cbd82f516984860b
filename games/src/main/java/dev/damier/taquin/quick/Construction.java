package dev.damier.taquin.quick;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.taquin.TileBoard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Solves a board of any size from the rim inwards, then the last few cells from their perfect table. A beam: of the partial solutions
 * with as many cells done, those with the fewest moves and least left to do go on, each with every slot it may fill next.
 */
final class Construction {
    private static final int LAST = 3;

    private final ConstructionParams params;
    private final Control control;
    private final Counters counters;

    /** A partial solution and what is left of it. */
    private record Stage(PartialSolution partial, UnsolvedRegion region, double score) {}

    Construction(ConstructionParams params, Control control, Counters counters) {
        this.params = params;
        this.control = control;
        this.counters = counters;
    }

    /** A line to the goal; empty when the budget is spent before. */
    Optional<int[]> solve(TileBoard board) {
        SlotFiller fill = new SlotFiller(board, params);
        List<Stage> now = new ArrayList<>(List.of(stage(new PartialSolution(board), UnsolvedRegion.of(board))));
        List<Stage> next = new ArrayList<>();
        List<Stage> later = new ArrayList<>();
        while (true) {
            for (Stage stage : now) {
                if (stage.region.rows() <= LAST && stage.region.columns() <= LAST) {
                    new LastRegion(stage.partial, stage.region).solve();
                    return Optional.of(stage.partial.line());
                }
                for (UnsolvedRegion.Slot slot : slots(stage)) {
                    long before = fill.expanded();
                    PartialSolution trial = stage.partial.fork();
                    fill.fill(trial, slot);
                    counters.expanded += fill.expanded() - before;
                    if (control.shouldStop(counters)) return Optional.empty();
                    keep(slot.pair() ? later : next, stage(trial, stage.region.shrink(trial)));
                }
            }
            List<Stage> done = now;
            now = next;
            next = later;
            later = done;
            later.clear();
        }
    }

    private List<UnsolvedRegion.Slot> slots(Stage stage) {
        List<UnsolvedRegion.Slot> slots = stage.region.slots(stage.partial);
        if (slots.size() <= params.slots()) return slots;
        slots.sort(Comparator.comparingInt(slot -> SlotFiller.estimate(stage.partial, slot)));
        return slots.subList(0, params.slots());
    }

    private Stage stage(PartialSolution partial, UnsolvedRegion region) {
        return new Stage(partial, region, partial.length() + params.rest() * partial.manhattan());
    }

    /** Inserts by score; an equal score is most often the same board by another order. */
    private void keep(List<Stage> stages, Stage stage) {
        int at = stages.size();
        while (at > 0 && stages.get(at - 1).score > stage.score) at--;
        if (at >= params.width() || at > 0 && stages.get(at - 1).score == stage.score) return;
        stages.add(at, stage);
        if (stages.size() > params.width()) stages.remove(params.width());
    }
}
