package dev.damier.room;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Games;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests details of matches: engines, offers and clocks. */
class MatchRulesTest {
    private static ClockedMatch.MatchView matchView(TestRoom room) {
        return (ClockedMatch.MatchView) room.view(-1);
    }

    @Test
    void engineOfAMatchMovesInItsTurnAndAgreesToOffers() {
        TestRoom room = TestRoom.match(Map.of());
        room.join("Otter");
        String opponent =
                Games.all().opponents(room.state.config().setup()).get(0).id();
        room.act(0, "engine", "opponent", opponent);
        room.act(0, "set", "name", "minutes", "value", "0");
        room.act(0, "ready");
        assertThat(room.state.engineTask(1)).as("not its turn").isEmpty();
        room.act(0, "move", "move", "e2");
        EngineTask task = room.state.engineTask(1).orElseThrow();
        assertThat(task.id()).isEqualTo("game 1 move 1 taken back 0");
        assertThat(task.verb()).isEqualTo("move");
        assertThat(task.setup().newTable().toMove()).isEqualTo(1);
        room.act(0, "takeback");
        assertThat(matchView(room).moves()).as("an engine agrees").isEmpty();
        room.act(0, "move", "move", "e2");
        assertThat(room.state.engineTask(1).orElseThrow().id()).isEqualTo("game 1 move 1 taken back 1");
        assertThat(matchView(room).left()).isEmpty();
        assertThat(matchView(room).since()).isZero();
        assertThat(room.state.deadline()).isEmpty();
        assertThat(room.state.games().get(0).rounds()).isEmpty();
        room.act(0, "draw");
        assertThat(matchView(room).ending()).isEqualTo(new ClockedMatch.Ending(ClockedMatch.End.AGREED, -1, -1));
        assertThat(room.state.engineTask(1)).isEmpty();
        assertThat(room.state.view(0, 0).winners()).isEmpty();
        assertThat(room.state.view(0, 0).seats())
                .extracting(RoomView.Place::rating)
                .containsExactly(1500, 1500);
        room.assertRefused("The game is over", 0, "move", "move", "e3");
    }

    @Test
    void offersAreAnsweredOneAtATime() {
        TestRoom room = TestRoom.match(Map.of()).start(Map.of("minutes", 1, "increment", 0), "Otter", "Heron");
        room.assertRefused("no offer", 0, "decline");
        room.assertRefused("no offer", 0, "accept");
        room.act(0, "move", "move", "e2");
        room.act(0, "draw");
        assertThat(matchView(room).offer()).isEqualTo(ClockedMatch.Offer.DRAW);
        assertThat(matchView(room).offeredBy()).isZero();
        assertThat(matchView(room).agreed()).containsExactly(0);
        room.assertRefused("no offer", 0, "draw");
        room.assertRefused("other offer", 0, "takeback");
        room.assertRefused("Unknown action", 0, "bid");
        room.assertRefused("not allowed right now", 0, "end");
        room.act(1, "draw");
        assertThat(matchView(room).ending().how())
                .as("the same offer is an agreement")
                .isEqualTo(ClockedMatch.End.AGREED);
        assertThat(matchView(room).offer()).isNull();
        assertThat(matchView(room).offeredBy()).isEqualTo(-1);
    }

    @Test
    void clockOfAMatchMovesWithAnOutageAndATakeback() {
        TestRoom room = TestRoom.match(Map.of()).start(Map.of("minutes", 1, "increment", 0), "Otter", "Heron");
        room.act(0, "move", "move", "e2");
        assertThat(matchView(room).since()).isEqualTo(room.now);
        assertThat(room.state.deadline()).hasValue(room.now + 60_000);
        room.now += 3_600_000;
        room.act(RoomAction.SERVER, "resume");
        assertThat(matchView(room).since()).isEqualTo(room.now);
        room.now += 10_000;
        room.act(1, "move", "move", "e8");
        assertThat(matchView(room).left()).containsExactly(60_000L, 50_000L);
        room.now += 5_000;
        room.act(0, "takeback");
        room.act(1, "accept");
        assertThat(matchView(room).moves()).isEmpty();
        assertThat(matchView(room).since()).as("no move is left").isZero();
        room.act(0, "move", "move", "e2");
        room.act(1, "move", "move", "e8");
        room.now += 1_000;
        room.act(1, "takeback");
        room.act(0, "accept");
        assertThat(matchView(room).since()).as("the clock is started again").isEqualTo(room.now);
    }
}
