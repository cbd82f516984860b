package dev.damier.hitman;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damier.game.AnalysisLayers;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Tone;
import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.deduce.Observation;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Grid;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests the explanations and probability layers of an exploration. */
class FogInsightTest {

    /** Returns a world of six columns and five rows with an unseen guard in the corner, who sees Hitman. */
    private static FogInsight corner() {
        Deducer deducer = new Deducer(new Grid(6, 5), 1, 2, true);
        deducer.observe(new Observation.Heard(new Cell(0, 3), 0));
        deducer.observe(new Observation.Saw(new Cell(4, 1), Content.CIVIL_N));
        deducer.observe(new Observation.Saw(new Cell(3, 0), Content.CIVIL_N));
        deducer.observe(new Observation.Watched(new Cell(4, 0), 1));
        return new FogInsight(deducer, Set.of());
    }

    private static List<String> why(FogInsight insight, int x, int y, Locale language) {
        return insight.explain(Spot.cell(x, 4 - y)).stream()
                .map(t -> t.in(language))
                .toList();
    }

    @Test
    void proofIsShownAsSentences() {
        assertEquals(
                List.of(
                        "It is certain that F1 contains a guard looking west, because:",
                        "At D1; E2 you saw a civilian looking north.",
                        "At E1 an action cost 6: one guard was watching."),
                why(corner(), 5, 0, Locale.ENGLISH));
        assertEquals(
                List.of(
                        "En F1, c’est certain : un garde regardant à l’ouest. En effet :",
                        "Vu en D1; E2 : un civil regardant au nord.",
                        "En E1, une action a coûté 6 : un garde vous voyait."),
                why(corner(), 5, 0, Locale.FRENCH));
    }

    @Test
    void sameQueryReturnsSameReasons() {
        FogInsight insight = corner();
        List<String> first = why(insight, 5, 0, Locale.ENGLISH);
        for (int x = 0; x < 6; x++) why(insight, x, 2, Locale.ENGLISH);
        assertEquals(first, why(insight, 5, 0, Locale.ENGLISH));
    }

    @Test
    void seenCellNeedsNoProofAndUnknownCellHasProbabilities() {
        assertEquals(List.of("At D1 you saw a civilian looking north."), why(corner(), 3, 0, Locale.ENGLISH));
        assertEquals(
                List.of("Nothing is certain at A5: empty 73%, wall 16%, target, suit or wire 11%."),
                why(corner(), 0, 4, Locale.ENGLISH));
    }

    /** No message key or placeholder is left in a sentence. */
    @Test
    void everyObservationHasTextInBothLanguages() {
        for (int n : new int[] {0, 1, 2, 5}) {
            for (Observation o : List.of(
                    new Observation.Guards(n),
                    new Observation.Civilians(n),
                    new Observation.Heard(new Cell(1, 1), n),
                    new Observation.Watched(new Cell(1, 1), n),
                    new Observation.Stood(new Cell(0, 0)))) {
                for (Locale language : List.of(Locale.ENGLISH, Locale.FRENCH)) {
                    String sentence = o.sentence().in(language);
                    assertEquals(-1, sentence.indexOf('{'), sentence);
                    assertEquals(-1, sentence.indexOf("observation."), sentence);
                }
            }
        }
        for (Content content : Content.values()) {
            for (Locale language : List.of(Locale.ENGLISH, Locale.FRENCH)) {
                String sentence =
                        new Observation.Saw(new Cell(0, 0), content).sentence().in(language);
                assertEquals(-1, sentence.indexOf("what."), sentence);
            }
        }
    }

    /** The guard is unseen but proved to be in the corner. Both civilians are seen. */
    @Test
    void layerShowsProbabilityOrExclusionOfItsContents() {
        FogInsight insight = corner();
        List<Scene.Mark> guard = insight.layer("probability-guard");
        assertEquals(30, guard.size());
        assertEquals(
                List.of(new Scene.Mark(5, 4, Scene.Mark.Kind.HEAT, Tone.BAD, "100%", 100)),
                guard.stream().filter(m -> m.kind() == Scene.Mark.Kind.HEAT).toList());
        assertEquals(
                29,
                guard.stream().filter(m -> m.kind() == Scene.Mark.Kind.EXCLUDED).count());
        assertEquals(300, heat(insight, "probability"));
        assertEquals(200, heat(insight, "probability-civilian"));
        assertEquals(100, heat(insight, "probability-wire"), 15.0, "one wire, rounded in each cell");
    }

    private static int heat(FogInsight insight, String layer) {
        return insight.layer(layer).stream()
                .filter(m -> m.kind() == Scene.Mark.Kind.HEAT)
                .mapToInt(Scene.Mark::weight)
                .sum();
    }

    /** The pages show the kinds in a switch and the contents of a kind in a panel. */
    @Test
    void layersHaveUniqueIdsAndSharedKinds() {
        List<AnalysisLayers.Layer> layers = corner().layers();
        assertEquals(
                layers.size(),
                layers.stream().map(AnalysisLayers.Layer::id).distinct().count());
        assertEquals(
                List.of("Deduction", "Probability"),
                layers.stream().map(l -> l.kind().in(Locale.ENGLISH)).distinct().toList());
    }
}
