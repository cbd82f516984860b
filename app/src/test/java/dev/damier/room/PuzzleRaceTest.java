package dev.damier.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Exploration;
import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.MultiplayerMode;
import dev.damier.game.MultiplayerMode.Style;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.room.GameRecord.Failure;
import dev.damier.room.PuzzleRace.Phase;
import dev.damier.room.PuzzleRace.RaceView;
import dev.damier.room.PuzzleRace.RacerView;
import dev.damier.run.Control;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests {@link PuzzleRace}: what each player sees, and who wins. */
class PuzzleRaceTest {
    private static RaceView view(TestRoom room, int seat) {
        return (RaceView) room.view(seat);
    }

    private static void moves(TestRoom room, int seat, List<String> solution) {
        for (String move : solution) {
            room.now += 100;
            room.act(seat, "move", "move", move);
        }
    }

    @Test
    void fastestRaceShowsAllBoardsAndFirstFinisherWins() {
        String scramble = Games.all()
                .game("taquin")
                .deal(Map.of("rows", "3", "columns", "3"), 5)
                .write();
        TestRoom room = new TestRoom(new RoomConfig("taquin", Style.FASTEST, scramble, false, 1))
                .start(Map.of("seconds", 600), "Otter", "Heron");
        List<String> line = TestRoom.solution("taquin", scramble);
        moves(room, 1, line.subList(0, 3));
        RacerView opponent = view(room, 0).lanes().get(1);
        assertThat(opponent.line()).as("the opponent's board").isEqualTo(line.subList(0, 3));
        moves(room, 0, line);
        assertThat(view(room, 0).phase()).isEqualTo(Phase.RACE);
        moves(room, 1, line.subList(3, line.size()));
        assertThat(view(room, 0).phase()).as("all players have finished").isEqualTo(Phase.OVER);
        assertThat(view(room, -1).ranking()).containsExactly(0, 1);
        assertThat(room.points(0)).isEqualTo(1);
    }

    @Test
    void fewestMovesRaceHidesMovesUntilTheEndAndLowestCostWins() {
        TestRoom room = new TestRoom(new RoomConfig("ricochet", Style.FEWEST, TestRoom.BOARD, false, 7))
                .start(Map.of("targets", 2, "seconds", 60), "Otter", "Heron");
        List<String> line = TestRoom.solution("ricochet", view(room, 0).position());
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
        room.advance(Duration.ofSeconds(60));
        assertThat(view(room, 1).phase()).isEqualTo(Phase.RESULT);
        assertThat(view(room, 1).lanes().get(0).line())
                .as("visible after the round")
                .isEqualTo(line);
        assertThat(room.points(0)).isEqualTo(1);
        room.act(0, "next");
        room.act(1, "next");
        assertThat(view(room, 1).round()).isEqualTo(2);
        room.act(0, "content");
        room.act(1, "content");
        assertThat(view(room, 1).phase()).isEqualTo(Phase.OVER);
    }

    @Test
    void hiddenMapRaceShowsPlayersOnlyTheirOwnObservations() {
        MultiplayerMode mode = MultiplayerMode.of(Games.all().game("hitman")).get(0);
        assertThat(mode.secret()).isTrue();
        String world = Games.all().game("hitman").deal(mode.deal(), 3).write();
        TestRoom room =
                new TestRoom(new RoomConfig("hitman", Style.FEWEST, world, true, 1)).start(Map.of(), "Otter", "Heron");
        RoomGame game = room.state.game().orElseThrow();
        Table first = game.privateBoard(0).orElseThrow().table();
        String before = first.scene(0).toString();
        assertThat(game.privateBoard(1).orElseThrow().table().scene(0)).hasToString(before);
        room.act(0, "move", "move", first.moves().get(0).text());
        assertThat(game.privateBoard(1).orElseThrow().table().scene(0)).hasToString(before);
        assertThat(room.state.view(1, 0).toString()).doesNotContain(world);
        assertThat(room.state.view(0, 0).toString()).doesNotContain(world);
        assertThat(view(room, 0).position()).isEmpty();
        assertThatThrownBy(() -> room.act(0, "reset")).isInstanceOf(RoomException.class);
        assertThat(game.privateBoard(-1)).as("a spectator has no board").isEmpty();
    }

    @Test
    void sendingAnEmptyMapCostsNothingButRanksLast() {
        MultiplayerMode mode = MultiplayerMode.of(Games.all().game("hitman")).get(0);
        Setup world = Games.all().game("hitman").deal(mode.deal(), 3);
        TestRoom room = new TestRoom(new RoomConfig("hitman", Style.FEWEST, world.write(), true, 1))
                .start(Map.of(), "Otter", "Heron");
        room.act(0, "move", "move", "send_content");
        Exploration.Result result =
                world.as(Exploration.class).orElseThrow().explore("nearest-unknown", Map.of(), Control.unlimited());
        moves(
                room,
                1,
                result.actions().stream().filter(a -> !a.contains("phase")).toList());
        RacerView emptyMap = view(room, 0).lanes().get(0);
        RacerView explorer = view(room, 0).lanes().get(1);
        assertThat(emptyMap.cost()).isLessThan(explorer.cost());
        assertThat(explorer.score()).isEqualTo(result.score());
        assertThat(view(room, 0).ranking()).containsExactly(1, 0);
        assertThat(room.points(1)).isEqualTo(1);
    }

    @Test
    void otherRacersHaveLimitedTimeAfterTheFirstPlaceAndCanGiveUp() {
        TestRoom room = new TestRoom(new RoomConfig("taquin", Style.FASTEST, "1,2,3/4,5,6/0,7,8", false, 1))
                .start(Map.of("seconds", 600, "rest", 30), "Otter", "Heron", "Badger");
        room.act(2, "content");
        assertThat(view(room, 0).lanes().get(2).gaveUp()).isTrue();
        moves(room, 1, TestRoom.solution("taquin", "1,2,3/4,5,6/0,7,8"));
        assertThat(view(room, 0).phase()).isEqualTo(Phase.RACE);
        assertThat(view(room, 0).ranking()).as("first place taken").containsExactly(1);
        assertThat(view(room, 0).ends()).isEqualTo(room.now + 30_000);
        assertThat(view(room, 0).length()).isEqualTo(30_000);
        room.advance(Duration.ofSeconds(30));
        assertThat(view(room, 0).phase()).isEqualTo(Phase.OVER);
        assertThat(room.state.view(0, 0).winners()).containsExactly(1);
        assertThat(room.state.games().get(0).rounds().get(0).attempts())
                .extracting(GameRecord.Attempt::failure)
                .containsExactly(Failure.TIME, null, Failure.PASS);
    }

    @Test
    void playerWhoGivesUpSeesTheHiddenMapAndTheOthersDoNot() {
        MultiplayerMode mode = MultiplayerMode.of(Games.all().game("hitman")).get(0);
        String world = Games.all().game("hitman").deal(mode.deal(), 3).write();
        TestRoom room =
                new TestRoom(new RoomConfig("hitman", Style.FEWEST, world, true, 1)).start(Map.of(), "Otter", "Heron");
        RoomGame game = room.state.game().orElseThrow();
        long before = game.privateBoard(0).orElseThrow().version();
        room.act(0, "content");
        PrivateBoard own = game.privateBoard(0).orElseThrow();
        assertThat(own.revealed()).isTrue();
        assertThat(own.version()).as("is published").isGreaterThan(before);
        assertThat(own.table().revealedScene().cells())
                .noneMatch(cell -> cell.kind() == dev.damier.game.Scene.Cell.Kind.FOG);
        assertThat(game.privateBoard(1).orElseThrow().revealed()).isFalse();
        assertThat(room.state.games().get(0).rounds())
                .as("the map stays secret")
                .isEmpty();
        room.act(1, "content");
        assertThat(game.privateBoard(1).orElseThrow().revealed()).isTrue();
        assertThat(room.state.games().get(0).rounds().get(0).position()).isEqualTo(world);
    }
}
