package dev.damier.taquin;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Solves a board of any size from the rim inwards, then the last few cells from their perfect table. A beam: of the sheets
 * with as many cells done, those with the fewest moves and least left to do go on, each with every slot it may fill next.
 */
final class Construction {
    private static final int LAST = 3;

    private final Manner manner;
    private final Control control;
    private final Counters counters;

    /** A sheet and what is left of it. */
    private record Stage(Worksheet sheet, Rim rim, double score) {}

    Construction(Manner manner, Control control, Counters counters) {
        this.manner = manner;
        this.control = control;
        this.counters = counters;
    }

    /** A line to the goal; empty when the budget is spent before. */
    Optional<int[]> solve(Board board) {
        Fill fill = new Fill(board, manner);
        List<Stage> now = new ArrayList<>(List.of(stage(new Worksheet(board), Rim.of(board))));
        List<Stage> next = new ArrayList<>();
        List<Stage> later = new ArrayList<>();
        while (true) {
            for (Stage stage : now) {
                if (stage.rim.rows() <= LAST && stage.rim.columns() <= LAST) {
                    new LastCells(stage.sheet, stage.rim).solve();
                    return Optional.of(stage.sheet.line());
                }
                for (Rim.Slot slot : slots(stage)) {
                    long before = fill.expanded();
                    Worksheet trial = stage.sheet.fork();
                    fill.fill(trial, slot);
                    counters.expanded += fill.expanded() - before;
                    if (control.stop(counters)) return Optional.empty();
                    keep(slot.pair() ? later : next, stage(trial, stage.rim.shrink(trial)));
                }
            }
            List<Stage> done = now;
            now = next;
            next = later;
            later = done;
            later.clear();
        }
    }

    private List<Rim.Slot> slots(Stage stage) {
        List<Rim.Slot> slots = stage.rim.slots(stage.sheet);
        if (slots.size() <= manner.slots()) return slots;
        slots.sort(Comparator.comparingInt(slot -> Fill.estimate(stage.sheet, slot)));
        return slots.subList(0, manner.slots());
    }

    private Stage stage(Worksheet sheet, Rim rim) {
        return new Stage(sheet, rim, sheet.length() + manner.rest() * sheet.manhattan());
    }

    /** Inserts by score; an equal score is most often the same board by another order. */
    private void keep(List<Stage> stages, Stage stage) {
        int at = stages.size();
        while (at > 0 && stages.get(at - 1).score > stage.score) at--;
        if (at >= manner.width() || at > 0 && stages.get(at - 1).score == stage.score) return;
        stages.add(at, stage);
        if (stages.size() > manner.width()) stages.remove(manner.width());
    }
}
