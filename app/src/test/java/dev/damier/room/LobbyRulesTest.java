package dev.damier.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.MultiplayerMode.Style;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests details of lobbies: rejected actions, seats, sides, settings and memory. */
class LobbyRulesTest {
    @Test
    void lobbyRejectsActionsOfAGame() {
        TestRoom room = TestRoom.bidRace();
        room.join("Otter");
        room.join("Heron");
        room.assertRefused("has not started", 0, "bid", "moves", "3");
        room.assertRefused("has not started", 0, "rematch");
        room.assertRefused("not allowed right now", 0, "end");
        room.assertRefused("not allowed right now", 0, "lobby");
        room.assertRefused("not allowed right now", RoomAction.SERVER, "time");
        room.assertRefused("cannot leave", 0, "leave");
        room.assertRefused("from 1 to 1", 0, "remove", "seat", "0");
        room.assertRefused("from 1 to 1", 0, "remove", "seat", "2");
        room.assertRefused("Unknown action 'side'", 0, "side", "side", "0");
        room.act(0, "lock", "on", "true");
        room.act(0, "lock", "on", "false");
        room.join("Badger");
        assertThat(room.state.view(0, 0).locked()).isFalse();
        for (int seat = 0; seat < 3; seat++) room.act(seat, "ready");
        room.assertRefused("already started", 0, "engine", "opponent", "easy");
        room.assertRefused("already started", 0, "ready");
        room.act(0, "leave");
        assertThat(room.state.view(0, 0).seats().get(0).left()).isTrue();
    }

    @Test
    void numbersOfSeatsAreReusedOnlyAtTheEnd() {
        TestRoom room = TestRoom.bidRace();
        room.join("Otter");
        int seats = 1;
        while (room.state.seats().size() == seats) {
            room.join("P" + seats);
            if (room.state.seats().size() == seats) break;
            room.act(0, "remove", "seat", String.valueOf(seats));
            seats++;
        }
        assertThat(room.state.seats().get(1).name)
                .as("the first number that is free")
                .isEqualTo("P" + seats);
        assertThat(room.state.seats().get(1).hasLeft).isFalse();
        assertThat(room.state.seats().get(2).name).isEqualTo("P2");
    }

    @Test
    void boardWithFewerSidesForgetsChosenSides() {
        TestRoom room = TestRoom.match(Map.of("players", "4"));
        room.join("Otter");
        room.join("Heron");
        room.act(0, "side", "side", "3");
        room.act(1, "side", "side", "1");
        room.assertRefused("from -1 to 3", 0, "side", "side", "4");
        room.assertRefused("Heron has already chosen", 0, "side", "side", "1");
        room.act(0, "board", "position", TestRoom.QUORIDOR.deal(Map.of(), 1).write(), "options", "{}");
        assertThat(room.state.seats()).extracting(seat -> seat.side).containsExactly(RoomSeat.ANY_SIDE, 1);
        room.act(1, "side", "side", "-1");
        room.act(0, "side", "side", "-1");
        assertThat(room.state.seats()).extracting(seat -> seat.side).containsOnly(RoomSeat.ANY_SIDE);
    }

    @Test
    void sidesWithoutAPreferenceCanBeRandom() {
        List<RoomSeat> seats = List.of(seat("A"), seat("B"), seat("C"), seat("D"));
        assertThat(SideAssignment.assign(seats, List.of(), SideAssignment.NOT_RANDOM))
                .containsExactly(0, 1, 2, 3);
        assertThat(SideAssignment.assign(seats, List.of(), 1))
                .isNotEqualTo(List.of(0, 1, 2, 3))
                .hasSize(4);
        seats.get(2).side = 0;
        assertThat(SideAssignment.assign(seats, List.of(), SideAssignment.NOT_RANDOM))
                .containsExactly(2, 0, 1, 3);
        assertThat(SideAssignment.assign(seats, List.of(2, 0, 1, 3), 1)).containsExactly(0, 1, 3, 2);
    }

    private static RoomSeat seat(String name) {
        return new RoomSeat(name, "", null);
    }

    @Test
    void settingsFollowTheStyle() {
        assertThat(new RoomSettings(Style.BIDS, true, 17).list())
                .extracting(RoomSettings.Setting::id)
                .containsExactly("targets", "sand", "show", "countdown");
        assertThat(new RoomSettings(Style.BIDS, true, 3).value("targets")).isEqualTo(3);
        assertThat(new RoomSettings(Style.FEWEST, true, 17).list())
                .contains(
                        new RoomSettings.Setting("targets", 5, 1, 17, 1),
                        new RoomSettings.Setting("seconds", 120, 10, 3600, 10));
        assertThat(new RoomSettings(Style.FEWEST, false, 1).list())
                .containsExactly(
                        new RoomSettings.Setting("seconds", 900, 10, 3600, 60),
                        new RoomSettings.Setting("rounds", 1, 1, 20, 1),
                        new RoomSettings.Setting("countdown", 0, 0, 30, 1));
        RoomSettings wide = new RoomSettings(Style.BIDS, true, 17);
        wide.set(new RoomAction(1, 0, "set", Map.of("name", "targets", "value", "17"), 0));
        RoomSettings narrow = new RoomSettings(Style.BIDS, true, 3);
        narrow.copyFrom(wide);
        assertThat(narrow.value("targets")).as("limited").isEqualTo(3);
        assertThat(narrow.secondsAsMillis("sand")).isEqualTo(60_000);
    }

    @Test
    void configurationIsStoredAsJson() {
        RoomConfig config =
                new RoomConfig("taquin", Style.FASTEST, TestRoom.TWO_MOVES, true, 9, Map.of("rows", "3"), true);
        assertThat(RoomConfig.fromJson(config.toJson())).isEqualTo(config);
        RoomConfig given = new RoomConfig("taquin", Style.FEWEST, TestRoom.TWO_MOVES, false, 9);
        assertThat(RoomConfig.fromJson(given.toJson())).isEqualTo(given);
        assertThat(given.redealsForNextGame()).isFalse();
        assertThat(given.withBoard("x", Map.of()).redealsForNextGame()).isTrue();
        assertThat(new RoomConfig("taquin", Style.FASTEST, TestRoom.TWO_MOVES, false, 9).redealsForNextGame())
                .isTrue();
        assertThat(new RoomConfig("hitman", Style.FEWEST, "", true, 9).redealsForNextGame())
                .isTrue();
        assertThat(given.forNextGame("").position()).isEqualTo(TestRoom.TWO_MOVES);
        assertThat(given.forNextGame("other").position()).isEqualTo("other");
        assertThat(given.forNextGame("").seed()).isEqualTo(10);
        assertThatThrownBy(() -> RoomConfig.fromJson(given.toJson().replace("fewest", "slowest")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("unknown room style: slowest");
    }

    /** A room has 8 KiB, a seat 2 KiB, a character of the board 8 bytes per room and per seat, a hidden one 512 more. */
    @Test
    void memoryFollowsBoardSeatsAndActions() {
        int length = TestRoom.TWO_MOVES.length();
        TestRoom room = TestRoom.race(Style.FEWEST, "Otter", "Heron");
        assertThat(RoomBytes.of(room.state)).isEqualTo(8192 + 8L * length + 2 * (2048 + 8L * length));
        TestRoom hidden = new TestRoom(new RoomConfig("taquin", Style.FEWEST, TestRoom.TWO_MOVES, true, 1));
        hidden.join("Otter");
        assertThat(RoomBytes.of(hidden.state)).isEqualTo(8192 + 8L * length + 2048 + 520L * length);
        room.moves(0, "7L", "8L");
        room.act(0, "end");
        long recorded = length + 4 + 4;
        assertThat(room.state.recordedCharacters()).isEqualTo(recorded);
        assertThat(RoomBytes.of(room.state)).isEqualTo(8192 + 8L * length + 2 * (2048 + 8L * length) + 2 * recorded);
        room.act(0, "lobby");
        assertThat(room.state.recordedCharacters()).as("finished games").isEqualTo(recorded);
        assertThat(RoomBytes.of(new RoomAction(1, 0, "bid", Map.of("moves", "12"), 0)))
                .isEqualTo(1024 + 2 * 7);
    }

    @Test
    void countdownMovesWithAnOutageAndSurvivesAnUnchangedLobby() {
        TestRoom room = TestRoom.bidRace().start(Map.of("countdown", 3), "Otter", "Heron");
        long starts = room.state.view(0, 0).starts();
        assertThat(room.state.deadline()).hasValue(starts);
        room.now += 1_000;
        room.act(0, "ready");
        assertThat(room.state.view(0, 0).starts()).as("not started again").isEqualTo(starts);
        room.now += 60_000;
        room.act(RoomAction.SERVER, "resume");
        assertThat(room.state.view(0, 0).starts()).isEqualTo(starts + 60_000);
        room.advance(Duration.ofSeconds(2));
        assertThat(room.state.view(0, 0).phase()).isEqualTo("playing");
        assertThat(room.state.view(0, 0).starts()).isZero();
    }
}
