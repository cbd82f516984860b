package dev.damier.hitman;

import dev.damier.game.Insight;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import dev.damier.hitman.deduce.CellProbabilities;
import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.deduce.Observation;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.ContentMasks;
import dev.damier.hitman.world.Grid;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;

/** What can be concluded from what an explorer was told, for drawing over the fog. */
record FogInsight(Deducer deducer, java.util.Set<Cell> seen) implements Insight {
    private static final String DEDUCTION = "deduction";
    private static final List<Sought> SOUGHT = List.of(
            new Sought("probability", "somebody", ContentMasks.PERSONS),
            new Sought("probability-guard", "guard", ContentMasks.GUARDS),
            new Sought("probability-civilian", "civilian", ContentMasks.CIVILIANS),
            new Sought("probability-target", "target", ContentMasks.of(Content.TARGET)),
            new Sought("probability-wire", "wire", ContentMasks.of(Content.PIANO_WIRE)),
            new Sought("probability-suit", "suit", ContentMasks.of(Content.SUIT)));
    private static final Comparator<Cell> BY_ROWS =
            Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x);

    /** What may be looked for in every cell. */
    private record Sought(String id, String name, int contents) {
        Layer layer() {
            return new Layer(id, text("layer." + name), text("layer.probability"), text("layer.figures"));
        }
    }

    @Override
    public List<Layer> layers() {
        Text deduction = text("layer.deduction");
        List<Layer> layers = new ArrayList<>();
        layers.add(new Layer(DEDUCTION, deduction, deduction, text("layer.deduced")));
        for (Sought one : SOUGHT) layers.add(one.layer());
        return layers;
    }

    @Override
    public List<Scene.Mark> layer(String id) {
        List<Scene.Mark> marks = new ArrayList<>();
        for (int c = 0; c < deducer.grid().size(); c++) {
            Cell cell = deducer.grid().cell(c);
            if (seen.contains(cell)) continue;
            if (id.equals(DEDUCTION)) deduction(cell, c, marks);
            for (Sought one : SOUGHT) if (one.id.equals(id)) probability(one, cell, c, marks);
        }
        return List.copyOf(marks);
    }

    /** Proved: the content. Excluded: nobody can be there. Possible: how many contents remain. */
    private void deduction(Cell cell, int c, List<Scene.Mark> marks) {
        int possible = deducer.chances().possible(c);
        Content proven = deducer.proven(c);
        if (proven != null) mark(marks, cell, Scene.Mark.Kind.PROVED, Tone.GOOD, String.valueOf(proven.letter), 100);
        else if ((possible & ContentMasks.PERSONS) == 0) mark(marks, cell, Scene.Mark.Kind.EXCLUDED, Tone.SOFT, "", 60);
        else mark(marks, cell, Scene.Mark.Kind.POSSIBLE, Tone.WARN, "", 100 * Integer.bitCount(possible) / 13);
    }

    /** How likely it is there, in the colour of guards where no one else is likelier; excluded where it cannot be. */
    private void probability(Sought what, Cell cell, int c, List<Scene.Mark> marks) {
        CellProbabilities probabilities = deducer.chances();
        if ((probabilities.possible(c) & what.contents) == 0) {
            mark(marks, cell, Scene.Mark.Kind.EXCLUDED, Tone.SOFT, "", 0);
            return;
        }
        double guard = probabilities.of(c, what.contents & ContentMasks.GUARDS);
        double civilian = probabilities.of(c, what.contents & ContentMasks.CIVILIANS);
        double object = probabilities.of(c, what.contents & ContentMasks.OBJECTS);
        int percent = (int) Math.round(100 * (guard + civilian + object));
        Tone tone = object > 0 ? Tone.GOOD : guard >= civilian ? Tone.BAD : Tone.WARN;
        mark(marks, cell, Scene.Mark.Kind.HEAT, tone, percent + "%", percent);
    }

    private void mark(List<Scene.Mark> marks, Cell cell, Scene.Mark.Kind kind, Tone tone, String label, int weight) {
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
        if (proven == null) return List.of(text("why.chances", cell.words(), chances(c)));
        if (deducer.saw(cell)) return List.of(new Observation.Saw(cell, proven).sentence());
        sentences.add(text("why.proved", cell.words(), proven.described()));
        sentences.addAll(because(deducer.because(c, proven)));
        return List.copyOf(sentences);
    }

    /** What holds everywhere, then what was seen, cells with the same content in one sentence, then heard, then paid. */
    private static List<Text> because(List<Observation> reasons) {
        Map<Content, TreeSet<Cell>> seen = new EnumMap<>(Content.class);
        List<Text> everywhere = new ArrayList<>();
        List<Text> heard = new ArrayList<>();
        List<Text> rest = new ArrayList<>();
        for (Observation o : reasons) {
            if (o instanceof Observation.Saw saw) {
                seen.computeIfAbsent(saw.content(), k -> new TreeSet<>(BY_ROWS)).add(saw.cell());
            } else if (o.place().isEmpty()) {
                everywhere.add(o.sentence());
            } else {
                (o instanceof Observation.Heard ? heard : rest).add(o.sentence());
            }
        }
        List<Text> sentences = new ArrayList<>(everywhere);
        seen.forEach((content, cells) -> sentences.add(Observation.Saw.saw(
                Text.list("; ", cells.stream().map(Cell::words).toList()), content)));
        sentences.addAll(heard);
        sentences.addAll(rest);
        return sentences;
    }

    /** What the cell may hold, the likeliest first: "empty 70 %, wall 30 %". */
    private Text chances(int cell) {
        record Share(String key, double chance) {}
        CellProbabilities probabilities = deducer.chances();
        List<Share> shares = Stream.of(
                        new Share("share.empty", probabilities.of(cell, ContentMasks.EMPTY)),
                        new Share("share.wall", probabilities.of(cell, ContentMasks.WALL)),
                        new Share("share.guard", probabilities.of(cell, ContentMasks.GUARDS)),
                        new Share("share.civilian", probabilities.of(cell, ContentMasks.CIVILIANS)),
                        new Share("share.object", probabilities.of(cell, ContentMasks.OBJECTS)))
                .filter(share -> share.chance > 0)
                .sorted(Comparator.comparingDouble(share -> -share.chance))
                .toList();
        Text list = null;
        for (Share share : shares) {
            Text one = text(share.key, percent(share.chance));
            list = list == null ? one : text("share.and", list, one);
        }
        return list == null ? text("share.none") : list;
    }

    private static String percent(double chance) {
        return chance < 0.005 ? "< 1" : String.valueOf(Math.round(100 * chance));
    }

    private static Text text(String key, Object... args) {
        return Text.of(FogInsight.class, key, args);
    }
}
