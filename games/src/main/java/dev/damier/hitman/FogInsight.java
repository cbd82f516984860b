package dev.damier.hitman;

import dev.damier.game.AnalysisLayers;
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

/** Draws what follows from the observations of an exploration: proved, possible and probable contents, with reasons. */
record FogInsight(Deducer deducer, java.util.Set<Cell> seen) implements AnalysisLayers {
    private static final String DEDUCTION = "deduction";
    private static final List<ProbabilityLayer> PROBABILITY_LAYERS = List.of(
            new ProbabilityLayer("probability", "somebody", ContentMasks.PERSONS),
            new ProbabilityLayer("probability-guard", "guard", ContentMasks.GUARDS),
            new ProbabilityLayer("probability-civilian", "civilian", ContentMasks.CIVILIANS),
            new ProbabilityLayer("probability-target", "target", ContentMasks.of(Content.TARGET)),
            new ProbabilityLayer("probability-wire", "wire", ContentMasks.of(Content.PIANO_WIRE)),
            new ProbabilityLayer("probability-suit", "suit", ContentMasks.of(Content.SUIT)));
    private static final Comparator<Cell> BY_ROWS =
            Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x);

    /** A layer that shows the probability of some contents in every cell. */
    private record ProbabilityLayer(String id, String name, int contents) {
        Layer layer() {
            return new Layer(id, text("layer." + name), text("layer.probability"), text("layer.figures"));
        }
    }

    @Override
    public List<Layer> layers() {
        Text deduction = text("layer.deduction");
        List<Layer> layers = new ArrayList<>();
        layers.add(new Layer(DEDUCTION, deduction, deduction, text("layer.deduced")));
        for (ProbabilityLayer one : PROBABILITY_LAYERS) layers.add(one.layer());
        return layers;
    }

    @Override
    public List<Scene.Mark> layer(String id) {
        List<Scene.Mark> marks = new ArrayList<>();
        for (int c = 0; c < deducer.grid().size(); c++) {
            Cell cell = deducer.grid().cell(c);
            if (seen.contains(cell)) continue;
            if (id.equals(DEDUCTION)) addDeductionMark(cell, c, marks);
            for (ProbabilityLayer one : PROBABILITY_LAYERS)
                if (one.id.equals(id)) addProbabilityMark(one, cell, c, marks);
        }
        return List.copyOf(marks);
    }

    /**
     * Marks a cell as proved (with its content), excluded (nobody can be there) or possible (by the number of
     * contents).
     */
    private void addDeductionMark(Cell cell, int c, List<Scene.Mark> marks) {
        int possible = deducer.probabilities().possible(c);
        Content proven = deducer.provenContent(c);
        if (proven != null) addMark(marks, cell, Scene.Mark.Kind.PROVED, Tone.GOOD, String.valueOf(proven.letter), 100);
        else if ((possible & ContentMasks.PERSONS) == 0)
            addMark(marks, cell, Scene.Mark.Kind.EXCLUDED, Tone.SOFT, "", 60);
        else addMark(marks, cell, Scene.Mark.Kind.POSSIBLE, Tone.WARN, "", 100 * Integer.bitCount(possible) / 13);
    }

    /** Marks a cell with the probability of the layer's contents. Guards and civilians have different colours. */
    private void addProbabilityMark(ProbabilityLayer probabilityLayer, Cell cell, int c, List<Scene.Mark> marks) {
        CellProbabilities probabilities = deducer.probabilities();
        if ((probabilities.possible(c) & probabilityLayer.contents) == 0) {
            addMark(marks, cell, Scene.Mark.Kind.EXCLUDED, Tone.SOFT, "", 0);
            return;
        }
        double guard = probabilities.probability(c, probabilityLayer.contents & ContentMasks.GUARDS);
        double civilian = probabilities.probability(c, probabilityLayer.contents & ContentMasks.CIVILIANS);
        double object = probabilities.probability(c, probabilityLayer.contents & ContentMasks.OBJECTS);
        int percent = (int) Math.round(100 * (guard + civilian + object));
        Tone tone = object > 0 ? Tone.GOOD : guard >= civilian ? Tone.BAD : Tone.WARN;
        addMark(marks, cell, Scene.Mark.Kind.HEAT, tone, percent + "%", percent);
    }

    private void addMark(List<Scene.Mark> marks, Cell cell, Scene.Mark.Kind kind, Tone tone, String label, int weight) {
        marks.add(new Scene.Mark(cell.x(), deducer.grid().rows() - 1 - cell.y(), kind, tone, label, weight));
    }

    @Override
    public List<Text> explain(Spot spot) {
        Grid grid = deducer.grid();
        if (spot.kind() != Spot.Kind.CELL || spot.x() < 0 || spot.x() >= grid.columns()) return List.of();
        if (spot.y() < 0 || spot.y() >= grid.rows()) return List.of();
        Cell cell = new Cell(spot.x(), grid.rows() - 1 - spot.y());
        int c = grid.index(cell);
        List<Text> sentences = new ArrayList<>();
        Content proven = deducer.provenContent(c);
        if (proven == null) return List.of(text("why.chances", cell.words(), probabilityText(c)));
        if (deducer.hasSeen(cell)) return List.of(new Observation.Saw(cell, proven).sentence());
        sentences.add(text("why.proved", cell.words(), proven.described()));
        sentences.addAll(reasonSentences(deducer.explain(c, proven)));
        return List.copyOf(sentences);
    }

    /**
     * Returns the sentences of a proof: first facts about the whole world, then seen cells (one sentence per content),
     * then people heard, then penalties.
     */
    private static List<Text> reasonSentences(List<Observation> reasons) {
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
        seen.forEach((content, cells) -> sentences.add(Observation.Saw.sentenceFor(
                Text.list("; ", cells.stream().map(Cell::words).toList()), content)));
        sentences.addAll(heard);
        sentences.addAll(rest);
        return sentences;
    }

    /** Returns the possible contents of a cell, most likely first, such as "empty 70%, wall 30%". */
    private Text probabilityText(int cell) {
        record Share(String key, double chance) {}
        CellProbabilities probabilities = deducer.probabilities();
        List<Share> shares = Stream.of(
                        new Share("share.empty", probabilities.probability(cell, ContentMasks.EMPTY)),
                        new Share("share.wall", probabilities.probability(cell, ContentMasks.WALL)),
                        new Share("share.guard", probabilities.probability(cell, ContentMasks.GUARDS)),
                        new Share("share.civilian", probabilities.probability(cell, ContentMasks.CIVILIANS)),
                        new Share("share.object", probabilities.probability(cell, ContentMasks.OBJECTS)))
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
