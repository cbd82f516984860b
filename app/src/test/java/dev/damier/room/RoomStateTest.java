package dev.damier.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.MultiplayerMode.Style;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests {@link RoomState}: lobby, seats, names, host rights and settings. */
class RoomStateTest {
    private final TestRoom room = TestRoom.bidRace();

    @Test
    void gameStartsAutomaticallyWhenAllPlayersAreReady() {
        room.join("Otter");
        room.act(0, "ready");
        assertThat(room.state.view(0, 0).phase()).as("one player is not enough").isEqualTo("lobby");
        room.join("Heron");
        room.act(1, "ready");
        assertThat(room.state.view(0, 0).phase()).isEqualTo("playing");
    }

    @Test
    void onlyTheHostCanLockRemovePlayersAndAddEngines() {
        room.join("Otter");
        room.join("Heron");
        for (String verb : new String[] {"lock", "remove", "engine", "set"})
            assertThatThrownBy(() -> room.act(1, verb, "on", "true", "seat", "0"))
                    .hasMessageContaining("Only the host");
        room.act(0, "lock", "on", "true");
        assertThatThrownBy(() -> room.join("Badger")).hasMessageContaining("locked");
        room.act(0, "remove", "seat", "1");
        assertThatThrownBy(() -> room.act(1, "ready")).hasMessageContaining("do not have a seat");
        room.act(0, "engine", "opponent", "easy");
        assertThat(room.state.view(0, 0).seats().get(2).kind()).isEqualTo("engine");
        assertThatThrownBy(() -> room.act(0, "engine", "opponent", "nobody"))
                .hasMessageContaining("This engine cannot play here");
        room.act(0, "ready");
        assertThat(room.state.view(0, 0).phase())
                .as("an engine is always ready")
                .isEqualTo("playing");
    }

    @Test
    void namesMustBeShortPrintableAndUnique() {
        room.join("  Otter ");
        assertThatThrownBy(() -> room.join("otter")).hasMessageContaining("already");
        for (String bad : new String[] {"", "   ", "x".repeat(25), "a\nb", "a\u202eb"})
            assertThatThrownBy(() -> room.join(bad)).as(bad).hasMessageContaining("1 to 24 characters");
        room.join("\uD83E\uDDA6".repeat(24));
    }

    @Test
    void roomHasAtMostTenSeats() {
        for (int i = 0; i < 10; i++) room.join("P" + i);
        assertThatThrownBy(() -> room.join("P10")).hasMessageContaining("full");
        room.act(0, "remove", "seat", "4");
        room.join("P10");
    }

    @Test
    void playersCannotSendServerActions() {
        room.start(Map.of(), "Otter", "Heron");
        for (String verb : new String[] {"time", "resume", "join", "nonsense"})
            assertThatThrownBy(() -> room.act(0, verb, "name", "Mole")).isInstanceOf(RoomException.class);
        assertThatThrownBy(() -> room.act(5, "bid", "moves", "3")).hasMessageContaining("do not have a seat");
    }

    @Test
    void settingsHaveBoundsAndAreFixedAfterTheStart() {
        room.join("Otter");
        room.act(0, "set", "name", "sand", "value", "30");
        assertThatThrownBy(() -> room.act(0, "set", "name", "sand", "value", "1"))
                .hasMessageContaining("from 5 to 300");
        assertThatThrownBy(() -> room.act(0, "set", "name", "sand", "value", "x"))
                .hasMessageContaining("whole number");
        assertThatThrownBy(() -> room.act(0, "set", "name", "gravity", "value", "1"))
                .hasMessageContaining("sand");
        room.join("Heron");
        room.act(0, "ready");
        room.act(1, "ready");
        assertThatThrownBy(() -> room.act(0, "set", "name", "sand", "value", "60"))
                .hasMessageContaining("already started");
    }

    @Test
    void gameStartsAfterTheCountdownUnlessAPlayerIsNoLongerReady() {
        room.start(Map.of("countdown", 3), "Otter", "Heron");
        assertThat(room.state.view(0, 0).starts()).isEqualTo(room.now + 3_000);
        assertThat(room.state.view(0, 0).phase()).isEqualTo("lobby");
        room.act(1, "ready", "on", "false");
        assertThat(room.state.deadline()).isEmpty();
        room.act(1, "ready");
        room.join("Badger");
        assertThat(room.state.view(0, 0).starts()).as("Badger is not ready").isZero();
        room.act(2, "ready");
        room.advance(Duration.ofSeconds(3));
        assertThat(room.state.view(0, 0).phase()).isEqualTo("playing");
    }

    @Test
    void hostChoosesAnotherBoardAndThePlayersMustBeReadyAgain() {
        Game quoridor = Games.all().game("quoridor");
        TestRoom match = new TestRoom(new RoomConfig(
                "quoridor", Style.MATCH, quoridor.deal(Map.of(), 1).write(), false, 1));
        match.join("Otter");
        match.join("Heron");
        match.act(0, "set", "name", "minutes", "value", "9");
        match.act(1, "ready");
        String four = quoridor.deal(Map.of("players", "4"), 1).write();
        assertThatThrownBy(() -> match.act(1, "board", "position", four)).hasMessageContaining("Only the host");
        match.act(0, "board", "position", four, "options", "{\"players\":\"4\"}");
        RoomView view = match.state.view(0, 0);
        assertThat(view.places()).isEqualTo(4);
        assertThat(view.options()).containsExactly(Map.entry("players", "4"));
        assertThat(view.seats()).noneMatch(RoomView.Place::ready);
        assertThat(view.settings()).filteredOn(s -> s.id().equals("minutes")).allMatch(s -> s.value() == 9);
        match.join("Badger");
        assertThatThrownBy(() -> match.act(
                        0, "board", "position", quoridor.deal(Map.of(), 1).write(), "options", "{}"))
                .hasMessageContaining("seats for 2 players");
    }

    @Test
    void hostReturnsToTheLobbyAfterAGame() {
        room.start(Map.of(), "Otter", "Heron");
        assertThatThrownBy(() -> room.act(0, "lobby")).isInstanceOf(RoomException.class);
        room.act(0, "end");
        room.act(0, "lobby");
        assertThat(room.state.view(0, 0).phase()).isEqualTo("lobby");
        room.act(0, "set", "name", "sand", "value", "30");
        room.act(0, "ready");
        room.act(1, "ready");
        assertThat(room.state.view(0, 0).gameNumber()).isEqualTo(2);
        assertThat(room.state.games()).hasSize(2);
    }
}
