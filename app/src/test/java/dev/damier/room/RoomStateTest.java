package dev.damier.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class RoomStateTest {
    private final Gathered room = Gathered.bids();

    @Test
    void itBeginsByItselfWhenEverybodyIsReady() {
        room.join("Otter");
        room.act(0, "ready");
        assertThat(room.state.view(0, 0).phase()).as("one is no company").isEqualTo("lobby");
        room.join("Heron");
        room.act(1, "ready");
        assertThat(room.state.view(0, 0).phase()).isEqualTo("playing");
    }

    @Test
    void onlyTheHostLocksRemovesAndSeatsEngines() {
        room.join("Otter");
        room.join("Heron");
        for (String verb : new String[] {"lock", "remove", "engine", "set"})
            assertThatThrownBy(() -> room.act(1, verb, "on", "true", "seat", "0"))
                    .hasMessageContaining("Only whoever opened");
        room.act(0, "lock", "on", "true");
        assertThatThrownBy(() -> room.join("Badger")).hasMessageContaining("locked");
        room.act(0, "remove", "seat", "1");
        assertThatThrownBy(() -> room.act(1, "ready")).hasMessageContaining("no seat");
        room.act(0, "engine", "opponent", "easy");
        assertThat(room.state.view(0, 0).seats().get(2).kind()).isEqualTo("engine");
        assertThatThrownBy(() -> room.act(0, "engine", "opponent", "nobody")).hasMessageContaining("No such engine");
        room.act(0, "ready");
        assertThat(room.state.view(0, 0).phase())
                .as("an engine is always ready")
                .isEqualTo("playing");
    }

    @Test
    void namesAreShortPrintableAndEachThereOnce() {
        room.join("  Otter ");
        assertThatThrownBy(() -> room.join("otter")).hasMessageContaining("already");
        for (String bad : new String[] {"", "   ", "x".repeat(25), "a\nb", "a\u202eb"})
            assertThatThrownBy(() -> room.join(bad)).as(bad).hasMessageContaining("1 to 24 letters");
        room.join("\uD83E\uDDA6".repeat(24));
    }

    @Test
    void noMoreThanTenSit() {
        for (int i = 0; i < 10; i++) room.join("P" + i);
        assertThatThrownBy(() -> room.join("P10")).hasMessageContaining("full");
        room.act(0, "remove", "seat", "4");
        room.join("P10");
    }

    @Test
    void nobodyPlaysTheServer() {
        room.begin(Map.of(), "Otter", "Heron");
        for (String verb : new String[] {"time", "resume", "join", "nonsense"})
            assertThatThrownBy(() -> room.act(0, verb, "name", "Mole")).isInstanceOf(RoomException.class);
        assertThatThrownBy(() -> room.act(5, "bid", "moves", "3")).hasMessageContaining("no seat");
    }

    @Test
    void settingsHaveBoundsAndEndWithTheLobby() {
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
                .hasMessageContaining("begun");
    }
}
