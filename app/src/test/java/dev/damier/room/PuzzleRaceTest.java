package dev.damier.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Exploration;
import dev.damier.game.Games;
import dev.damier.game.MultiplayerMode;
import dev.damier.game.MultiplayerMode.Style;
import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.room.PuzzleRace.RacerView;
import dev.damier.room.PuzzleRace.Phase;
import dev.damier.room.PuzzleRace.RaceView;
import dev.damier.run.Control;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PuzzleRaceTest {
    private static RaceView view(Gathered room, int seat) {
        return (RaceView) room.view(seat);
    }

    private static void moves(Gathered room, int seat, List<String> line) {
        for (String move : line) {
            room.now += 100;
            room.act(seat, "move", "move", move);
        }
    }

    @Test
    void aLiveRaceIsSeenByAllAndWonByTheFirst() {
        String scramble = Games.all()
                .game("taquin")
                .deal(Map.of("rows", "3", "columns", "3"), 5)
                .write();
        Gathered room = new Gathered(new RoomConfig("taquin", Style.FASTEST, scramble, false, 1))
                .begin(Map.of("seconds", 600), "Otter", "Heron");
        List<String> line = Gathered.solution("taquin", scramble);
        moves(room, 1, line.subList(0, 3));
        RacerView ghost = view(room, 0).lanes().get(1);
        assertThat(ghost.line()).as("the other's board").isEqualTo(line.subList(0, 3));
        moves(room, 0, line);
        assertThat(view(room, 0).phase()).isEqualTo(Phase.RACE);
        moves(room, 1, line.subList(3, line.size()));
        assertThat(view(room, 0).phase()).as("all are done").isEqualTo(Phase.OVER);
        assertThat(view(room, -1).ranking()).containsExactly(0, 1);
        assertThat(room.points(0)).isEqualTo(1);
    }

    @Test
    void nobodySeesAnothersMovesBeforeTheEndAndTheFewestWin() {
        Gathered room = new Gathered(new RoomConfig("ricochet", Style.FEWEST, Gathered.BOARD, false, 7))
                .begin(Map.of("targets", 2, "seconds", 60), "Otter", "Heron");
        List<String> line = Gathered.solution("ricochet", view(room, 0).position());
        String detour = Games.all().game("ricochet").read(view(room, 0).position()).newTable().moves().stream()
                .map(Move::text)
                .filter(m -> !m.equals(line.get(0)))
                .findFirst()
                .orElseThrow();
        room.act(0, "move", "move", detour);
        assertThat(view(room, 0).played()).containsExactly(detour);
        for (int other : List.of(1, -1)) {
            assertThat(view(room, other).played()).isEmpty();
            assertThat(view(room, other).lanes()).allMatch(l -> l.line().isEmpty());
        }
        room.act(0, "undo");
        moves(room, 0, line);
        assertThat(view(room, 1).lanes().get(0).cost()).isEqualTo(line.size());
        room.act(0, "reset");
        assertThat(view(room, 0).played()).isEmpty();
        room.pass(Duration.ofSeconds(60));
        assertThat(view(room, 1).phase()).isEqualTo(Phase.RESULT);
        assertThat(view(room, 1).lanes().get(0).line()).as("now all may see it").isEqualTo(line);
        assertThat(room.points(0)).isEqualTo(1);
        room.act(0, "next");
        room.act(1, "next");
        assertThat(view(room, 1).round()).isEqualTo(2);
        room.act(0, "content");
        room.act(1, "content");
        assertThat(view(room, 1).phase()).isEqualTo(Phase.OVER);
    }

    @Test
    void underFogEverybodySeesTheirOwnFindingsAndNothingElse() {
        MultiplayerMode mode = MultiplayerMode.of(Games.all().game("hitman")).get(0);
        assertThat(mode.secret()).isTrue();
        String world = Games.all().game("hitman").deal(mode.deal(), 3).write();
        Gathered room =
                new Gathered(new RoomConfig("hitman", Style.FEWEST, world, true, 1)).begin(Map.of(), "Otter", "Heron");
        RoomGame game = room.state.play().orElseThrow();
        Table first = game.board(0).orElseThrow().table();
        String before = first.scene(0).toString();
        assertThat(game.board(1).orElseThrow().table().scene(0)).hasToString(before);
        room.act(0, "move", "move", first.moves().get(0).text());
        assertThat(game.board(1).orElseThrow().table().scene(0)).hasToString(before);
        assertThat(room.state.view(1, 0).toString()).doesNotContain(world);
        assertThat(room.state.view(0, 0).toString()).doesNotContain(world);
        assertThat(view(room, 0).position()).isEmpty();
        assertThatThrownBy(() -> room.act(0, "reset")).isInstanceOf(RoomException.class);
        assertThat(game.board(-1)).as("a spectator has no board").isEmpty();
    }

    @Test
    void whoSendsAnEmptyMapAtOnceSpendsNothingAndDoesNotWin() {
        MultiplayerMode mode = MultiplayerMode.of(Games.all().game("hitman")).get(0);
        Setup world = Games.all().game("hitman").deal(mode.deal(), 3);
        Gathered room = new Gathered(new RoomConfig("hitman", Style.FEWEST, world.write(), true, 1))
                .begin(Map.of(), "Otter", "Heron");
        room.act(0, "move", "move", "send_content");
        Exploration.Found found =
                world.as(Exploration.class).orElseThrow().explore("nearest-unknown", Map.of(), Control.unlimited());
        moves(
                room,
                1,
                found.actions().stream().filter(a -> !a.contains("phase")).toList());
        RacerView idle = view(room, 0).lanes().get(0);
        RacerView explorer = view(room, 0).lanes().get(1);
        assertThat(idle.cost()).isLessThan(explorer.cost());
        assertThat(explorer.score()).isEqualTo(found.score());
        assertThat(view(room, 0).ranking()).containsExactly(1, 0);
        assertThat(room.points(1)).isEqualTo(1);
    }
}
