package dev.damier.hitman;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Game;
import dev.damier.game.GameContract;
import dev.damier.game.Games;
import dev.damier.game.NotationException;
import dev.damier.game.RefereePort;
import dev.damier.game.Scene;
import dev.damier.game.Scene.Piece.Shape;
import dev.damier.game.Setup;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.game.Tone;
import dev.damier.hitman.plan.MissionTask;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests the game contract for Hitman, its tables, scenes and views. */
class HitmanTest extends GameContract {
    private static final String COURSE = "...DS##/.#...../T#...n./##.E.ew/......./..##.P.";

    @Override
    public Game game() {
        return new Hitman();
    }

    @Override
    public List<String> positions() {
        return List.of(
                COURSE,
                COURSE + "_explore",
                COURSE + "_explore-rmlm",
                COURSE + "_explore-rs_v0.6.2",
                "...DS##/.#...../.#...n./##.E.ew/......./..##..._0.3S_wire_down",
                ".T./.w./.DP_2.0W_suit_v0.6.2",
                ".T./.w./.DP_1.1E_on");
    }

    @Override
    public List<Map<String, String>> deals() {
        return List.of(
                Map.of(),
                Map.of("rows", "12", "columns", "9", "difficulty", "hard"),
                Map.of("need", "removal"),
                Map.of("need", "suit", "difficulty", "hard"),
                Map.of("need", "deduction", "phase", "1"),
                Map.of("rows", "2", "columns", "3", "guards", "0", "civilians", "0"));
    }

    @Test
    void missionMovesHaveTheCourseMethodNames() {
        Table table = game().read("T.s/.P./.D._1.0E").newTable();
        assertThat(table.moves().stream().map(m -> m.text()))
                .containsExactly("move", "turn_clockwise", "turn_anti_clockwise", "take_suit");
        table.play(table.read("take_suit").code());
        table.play(table.read("put_on_suit").code());
        assertThat(table.write()).isEqualTo("T.s/.P./..._1.0E_on");
        assertThat(table.status().cost()).isEqualTo(2);
        assertThat(table.undo()).isTrue();
        assertThat(table.write()).isEqualTo("T.s/.P./..._1.0E_suit");
        assertThat(table.status().cost()).isEqualTo(1);
    }

    @Test
    void missionSceneShowsViewsHearingAndPenalty() {
        Scene scene = game().read(COURSE).newTable().scene(0);
        assertThat(scene.pieces())
                .extracting(Scene.Piece::shape)
                .contains(Shape.GUARD, Shape.CIVILIAN, Shape.HERO, Shape.TARGET);
        assertThat(scene.marks()).anyMatch(m -> m.kind() == Scene.Mark.Kind.CONE && m.tone() == Tone.BAD);
        assertThat(scene.marks().stream().filter(m -> m.kind() == Scene.Mark.Kind.HEARD))
                .hasSize(9);
        assertThat(scene.counters())
                .anyMatch(c -> c.id().equals("penalty") && c.value().equals("0"));
    }

    /** Two worlds with the same observations are drawn identically, for every viewer. */
    @Test
    void fogHidesUnseenCells() {
        Table one = game().read("T..P/#..E/.#Dw/...._explore").newTable();
        Table two = game().read(".E.#/#..T/.#DP/..w._explore").newTable();
        for (int viewer : new int[] {-1, 0, 1}) {
            assertThat(one.scene(viewer).cells()).isEqualTo(two.scene(viewer).cells());
            assertThat(one.scene(viewer).pieces()).isEqualTo(two.scene(viewer).pieces());
        }
        assertThat(one.undo()).isFalse();
        one.play(one.read("turn_clockwise").code());
        assertThat(one.undo()).isFalse();
    }

    @Test
    void cellThatHitmanLeftIsNoLongerUnderFog() {
        Table table = game().read("T.P/.D./..._explore").newTable();
        Scene.Cell.Kind fog = Scene.Cell.Kind.FOG;
        table.play(table.read("move").code());
        assertThat(table.scene(0).cells()).noneMatch(c -> c.kind() == fog && c.x() == 0 && c.y() == 2);
        assertThat(table.scene(0).cells()).anyMatch(c -> c.kind() == fog);
    }

    @Test
    void submittingMapDoesNotChangeSeenCells() {
        Table table = game().read("T.P/.D./..._explore").newTable();
        String seen = known(table);
        assertThat(seen).isNotEqualTo("9/9");
        table.play(table.read("send_content").code());
        assertThat(known(table)).isEqualTo(seen);
    }

    private static String known(Table table) {
        return table.scene(-1).counters().stream()
                .filter(counter -> counter.id().equals("known"))
                .findFirst()
                .orElseThrow()
                .value();
    }

    @Test
    void submittingMapEndsExplorationAndShowsTrueMap() {
        Table table = game().read("T.P/.D./..._explore").newTable();
        table.play(table.read("send_content").code());
        assertThat(table.moves()).isEmpty();
        assertThat(table.status().over()).isTrue();
        assertThat(table.status().sentence().toString()).isEqualTo("Map sent: 7 cells correct, score 14.");
        assertThat(table.scene(0).pieces())
                .extracting(Scene.Piece::shape)
                .contains(Shape.TARGET, Shape.ROPE, Shape.SUIT);
        assertThat(table.scene(0).marks().stream().filter(m -> m.kind() == Scene.Mark.Kind.FAULT))
                .hasSize(2);
    }

    /** The guard on the right of the middle row watches the two cells before him. */
    @Test
    void clickWalksStraightAheadAndStopsBeforeWatchedCells() {
        Table table = game().read("T.P.D/....W/....._0.1N").newTable();
        Spot here = Spot.cell(0, 1);
        assertThat(table.gesture(here, Spot.cell(3, 1)).moves()).containsExactly("turn_clockwise", "move");
        assertThat(table.gesture(here, Spot.cell(0, 0)).moves()).containsExactly("move");
        assertThat(table.gesture(here, Spot.cell(2, 0)).refusal().toString()).startsWith("Hitman walks straight");
        for (String move : List.of("turn_clockwise", "move"))
            table.play(table.read(move).code());
        assertThat(table.gesture(Spot.cell(1, 1), Spot.cell(3, 1)).refusal().toString())
                .startsWith("A guard watches the next cell");
    }

    /** Hitman stands at the bottom left and faces a wall to the north. */
    @Test
    void rejectedGestureInFogExplainsWhy() {
        Table table = game().read("T.P/#D./..._explore").newTable();
        Spot here = Spot.cell(0, 2);
        assertThat(table.gesture(here, Spot.cell(0, 1)).refusal().toString())
                .startsWith("The cell at ")
                .endsWith(" is blocked");
        assertThat(table.gesture(here, Spot.cell(1, 2)).refusal().toString()).startsWith("Turn first");
        assertThat(table.gesture(here, Spot.cell(0, 3)).refusal().toString())
                .startsWith("That is the edge of the building");
        assertThat(table.keyGesture('k').refusal().toString()).startsWith("Not available while exploring");
        assertThat(table.keyGesture('z').refusal()).isNull();
        table.play(table.read("turn_clockwise").code());
        assertThat(table.gesture(here, Spot.cell(1, 2)).moves()).containsExactly("move");
    }

    @Test
    void unusualWorldsHaveRemarks() {
        assertThat(game().read("T.T/..P").remarks())
                .extracting(Object::toString)
                .containsExactly("The map has 2 cells with a target; any one will do.", "The map has no suit.");
        assertThat(game().read(COURSE).remarks()).isEmpty();
    }

    @Test
    void agentsDeclareTheirPhases() {
        assertThat(Games.all().agents("hitman"))
                .extracting(kind -> kind.descriptor().id() + " " + kind.phases())
                .containsExactly("surveyor [1]", "nearest-unknown [1]", "joint [1, 2]");
    }

    @Test
    void setupsOfferTheirViews() {
        Setup mission = game().read(COURSE);
        assertThat(mission.as(RefereePort.class).orElseThrow().act("start_phase2", Map.of()))
                .containsOnlyKeys("status");
        assertThat(mission.as(MissionTask.class)).isPresent();
        assertThat(game().read(COURSE + "_explore").as(MissionTask.class)).isEmpty();
        assertThat(game().read(COURSE + "_1.0E").as(RefereePort.class)).isEmpty();
    }

    @Test
    void invalidPositionsAreRejectedWithReason() {
        for (String text : List.of("_9.0N", "_1.1N_explore", "_2.0N", "_flying", "_explore-mx", "_explore-mm")) {
            assertThatThrownBy(() -> game().read(COURSE + text))
                    .as(text)
                    .isInstanceOf(NotationException.class)
                    .hasMessageContaining("hitman: ");
        }
    }
}
