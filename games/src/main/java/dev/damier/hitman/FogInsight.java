package dev.damier.hitman;

import dev.damier.game.Insight;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import java.util.ArrayList;
import java.util.List;

/** What can be concluded from what an explorer was told, for drawing over the fog. */
record FogInsight(Deducer deducer, java.util.Set<Cell> seen) implements Insight {
    private static final String DEDUCTION = "deduction";
    private static final String PROBABILITY = "probability";

    @Override
    public List<String> layers() {
        return List.of(DEDUCTION, PROBABILITY);
    }

    @Override
    public List<Scene.Mark> layer(String id) {
        List<Scene.Mark> marks = new ArrayList<>();
        for (int c = 0; c < deducer.grid().size(); c++) {
            Cell cell = deducer.grid().cell(c);
            if (seen.contains(cell)) continue;
            switch (id) {
                case DEDUCTION -> deduction(cell, c, marks);
                case PROBABILITY -> probability(cell, c, marks);
                default -> {}
            }
        }
        return List.copyOf(marks);
    }

    /** Proved: the content. Excluded: nobody can be there. Possible: how many contents remain. */
    private void deduction(Cell cell, int c, List<Scene.Mark> marks) {
        int possible = deducer.chances().possible(c);
        Content proven = deducer.proven(c);
        if (proven != null) mark(marks, cell, "proved", "good", String.valueOf(proven.letter), 100);
        else if ((possible & Masks.PERSONS) == 0) mark(marks, cell, "excluded", "soft", "", 60);
        else mark(marks, cell, "possible", "warn", "", 100 * Integer.bitCount(possible) / 13);
    }

    /** How likely a guard is, or a civilian where he is likelier. */
    private void probability(Cell cell, int c, List<Scene.Mark> marks) {
        double guard = deducer.chances().of(c, Masks.GUARDS);
        double civilian = deducer.chances().of(c, Masks.CIVILIANS);
        int percent = (int) Math.round(100 * (guard + civilian));
        mark(marks, cell, "heat", guard >= civilian ? "bad" : "warn", percent + "%", percent);
    }

    private void mark(List<Scene.Mark> marks, Cell cell, String kind, String tone, String label, int weight) {
        marks.add(new Scene.Mark(cell.x(), deducer.grid().rows() - 1 - cell.y(), kind, tone, label, weight));
    }

    @Override
    public List<Text> why(Spot spot) {
        Grid grid = deducer.grid();
        if (spot.kind() != Spot.Kind.CELL || spot.x() < 0 || spot.x() >= grid.columns()) return List.of();
        if (spot.y() < 0 || spot.y() >= grid.rows()) return List.of();
        Cell cell = new Cell(spot.x(), grid.rows() - 1 - spot.y());
        int c = grid.index(cell);
        List<Text> sentences = new ArrayList<>();
        Content proven = deducer.proven(c);
        if (proven != null) {
            sentences.add(text("why.proved", cell, Text.of(FogInsight.class, "content." + proven)));
            deducer.because(c, proven).forEach(o -> sentences.add(o.sentence()));
            return List.copyOf(sentences);
        }
        Chances chances = deducer.chances();
        sentences.add(text(
                "why.chances",
                cell,
                percent(chances.of(c, Masks.EMPTY)),
                percent(chances.of(c, Masks.WALL)),
                percent(chances.of(c, Masks.GUARDS)),
                percent(chances.of(c, Masks.CIVILIANS)),
                percent(chances.of(c, Masks.OBJECTS))));
        return List.copyOf(sentences);
    }

    private static String percent(double chance) {
        return String.valueOf(Math.round(100 * chance));
    }

    private static Text text(String key, Object... args) {
        return Text.of(FogInsight.class, key, args);
    }
}
