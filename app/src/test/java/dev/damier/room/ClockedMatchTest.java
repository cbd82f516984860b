package dev.damier.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.MultiplayerMode.Style;
import dev.damier.room.ClockedMatch.End;
import dev.damier.room.ClockedMatch.MatchView;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests {@link ClockedMatch}: clocks, turns, offers, rematches and games of four. */
class ClockedMatchTest {
    private static final Game QUORIDOR = Games.all().game("quoridor");

    private final TestRoom room = match(Map.of()).start(Map.of("minutes", 1, "increment", 2), "Otter", "Heron");

    private static TestRoom match(Map<String, String> options) {
        return new TestRoom(new RoomConfig(
                "quoridor", Style.MATCH, QUORIDOR.deal(options, 1).write(), false, 1));
    }

    private MatchView view() {
        return (MatchView) room.view(-1);
    }

    private String move() {
        var table = QUORIDOR.read(view().position()).newTable();
        for (String m : view().moves()) table.play(table.read(m).code());
        return table.moves().get(0).text();
    }

    private void play(int seat) {
        room.act(seat, "move", "move", move());
    }

    @Test
    void clocksStartWithTheFirstMoveAndEndTheGame() {
        room.advance(Duration.ofMinutes(10));
        play(0);
        room.advance(Duration.ofSeconds(12));
        play(1);
        assertThat(view().left()).containsExactly(60_000L, 50_000L);
        room.advance(Duration.ofSeconds(59));
        assertThat(view().ending()).isNull();
        room.advance(Duration.ofSeconds(2));
        assertThat(view().ending()).isEqualTo(new ClockedMatch.Ending(End.FLAG, 1, 0));
        assertThat(room.points(1)).isEqualTo(1);
    }

    @Test
    void onlyThePlayerToMoveCanPlayAndOnlyLegalMoves() {
        String legal = move();
        assertThatThrownBy(() -> room.act(1, "move", "move", legal)).hasMessageContaining("not your turn");
        assertThatThrownBy(() -> room.act(0, "move", "move", "z99")).isInstanceOf(RoomException.class);
        assertThatThrownBy(() -> room.act(0, "move", "move", "e".repeat(1000))).hasMessageContaining("too long");
        assertThat(view().moves()).isEmpty();
    }

    @Test
    void moveIsTakenBackWhenTheOpponentAccepts() {
        play(0);
        play(1);
        play(0);
        room.act(1, "takeback");
        assertThat(view().moves()).hasSize(3);
        assertThatThrownBy(() -> room.act(1, "accept")).hasMessageContaining("no offer");
        room.act(0, "accept");
        assertThat(view().moves())
                .as("back to the turn of the player who asked")
                .hasSize(1);
        assertThat(view().turn()).isEqualTo(1);
        room.act(1, "draw");
        room.act(0, "decline");
        assertThat(view().offer()).isNull();
        assertThat(view().ending()).isNull();
    }

    @Test
    void playerWithoutMovesCannotTakeBack() {
        play(0);
        assertThatThrownBy(() -> room.act(1, "takeback")).isInstanceOf(RoomException.class);
        room.act(0, "takeback");
        room.act(1, "accept");
        assertThat(view().moves()).isEmpty();
    }

    @Test
    void newPlayerTakesTheSeatOfAPlayerWhoLeftAndPlaysTheNextGame() {
        room.act(0, "resign");
        room.act(0, "rematch");
        room.act(1, "leave");
        assertThat(room.state.view(0, 0).phase()).as("one player is missing").isEqualTo("over");
        room.join("Badger");
        room.act(2, "rematch");
        assertThat(room.state.view(0, 0).phase()).isEqualTo("playing");
        assertThat(view().chairs()).as("Badger replaces Heron, sides swapped").containsExactly(2, 0);
        assertThatThrownBy(() -> room.join("Lynx")).hasMessageContaining("full");
    }

    @Test
    void declinedOffersAreAnnouncedUntilTheNextMove() {
        play(0);
        room.act(1, "draw");
        room.act(0, "decline");
        assertThat(view().declined()).isEqualTo(new ClockedMatch.Declined(ClockedMatch.Offer.DRAW, 1, 0));
        play(1);
        assertThat(view().declined()).isNull();
        room.act(0, "resign");
        room.act(0, "rematch");
        room.act(1, "decline");
        assertThat(room.state.view(0, 0).declinedBy()).isEqualTo(1);
        assertThat(room.state.view(0, 0).seats()).noneMatch(RoomView.Place::ready);
    }

    @Test
    void playersChooseTheirColours() {
        TestRoom other = match(Map.of());
        other.join("Otter");
        other.join("Heron");
        other.act(1, "side", "side", "0");
        assertThatThrownBy(() -> other.act(0, "side", "side", "0")).hasMessageContaining("Heron has already chosen");
        other.act(0, "ready");
        other.act(1, "ready");
        assertThat(((MatchView) other.view(0)).chairs()).containsExactly(1, 0);
    }

    @Test
    void gamesOfAMatchAreRecorded() {
        play(0);
        List<String> moves = view().moves();
        room.act(1, "resign");
        room.act(0, "rematch");
        room.act(1, "accept");
        room.act(1, "resign");
        List<GameRecord> games = room.state.games();
        assertThat(games).extracting(GameRecord::number).containsExactly(1, 2);
        assertThat(games).extracting(GameRecord::winners).containsExactly(List.of(0), List.of(0));
        assertThat(games.get(0).rounds().get(0).moves()).isEqualTo(moves);
        assertThat(games.get(1).players()).extracting(GameRecord.Player::seat).containsExactly(1, 0);
        assertThat(room.state.view(0, 0).seats().get(0).wins()).isEqualTo(2);
    }

    @Test
    void agreedDrawIsHalfAPointForBoth() {
        room.act(0, "draw");
        play(0);
        assertThatThrownBy(() -> room.act(1, "accept"))
                .as("a move declines the offer")
                .hasMessageContaining("no offer");
        room.act(1, "draw");
        room.act(0, "accept");
        assertThat(view().ending().how()).isEqualTo(End.AGREED);
        assertThat(room.points(0)).isEqualTo(0.5);
        assertThat(room.points(1)).isEqualTo(0.5);
    }

    @Test
    void rematchSwapsSides() {
        assertThatThrownBy(() -> room.act(0, "rematch")).isInstanceOf(RoomException.class);
        room.act(0, "resign");
        assertThat(view().ending().seat()).isEqualTo(1);
        List<Integer> ratings = room.state.view(0, 0).seats().stream()
                .map(RoomView.Place::rating)
                .toList();
        assertThat(ratings).containsExactly(1484, 1516);
        room.act(1, "rematch");
        room.act(0, "accept");
        assertThat(view().chairs()).containsExactly(1, 0);
        assertThat(view().ending()).isNull();
        play(1);
        assertThat(room.points(1)).as("points carry over to the rematch").isEqualTo(1);
    }

    @Test
    void gameEndsByTheRules() {
        int seat = 0;
        while (view().ending() == null && view().moves().size() < 400) {
            room.now += 10;
            room.act(seat, "move", "move", Quick.best(view()));
            seat = 1 - seat;
        }
        assertThat(view().ending().how()).isEqualTo(End.RULES);
        assertThat(room.points(view().ending().seat())).isEqualTo(1);
    }

    @Test
    void onlyAnEngineForThisGameCanJoin() {
        TestRoom four = match(Map.of("players", "4"));
        four.join("A");
        assertThatThrownBy(() -> four.act(0, "engine", "opponent", "alphabeta"))
                .hasMessageContaining("This engine cannot play here");
        for (String engine : List.of("level-1", "paranoid", "random")) four.act(0, "engine", "opponent", engine);
        four.act(0, "ready");
        assertThat(four.state.view(0, 0).phase()).isEqualTo("playing");
    }

    @Test
    void fourPlayersShareOneBoard() {
        TestRoom four = match(Map.of("players", "4")).start(Map.of("minutes", 0), "A", "B", "C");
        assertThat(four.state.view(0, 0).phase()).as("a seat is free").isEqualTo("lobby");
        four.join("D");
        four.act(3, "ready");
        assertThat(((MatchView) four.view(2)).chairs()).containsExactly(0, 1, 2, 3);
        assertThatThrownBy(() -> four.join("E")).hasMessageContaining("full");
        for (int seat = 0; seat < 4; seat++) playFour(four, seat);
        assertThat(((MatchView) four.view(-1)).moves()).hasSize(4);
        assertThat(((MatchView) four.view(-1)).turn()).isZero();
    }

    @Test
    void otherPlayersPlayOnWhenOneOfFourIsOut() {
        TestRoom four = match(Map.of("players", "4")).start(Map.of("minutes", 1, "increment", 0), "A", "B", "C", "D");
        playFour(four, 0);
        four.act(2, "resign");
        assertThat(((MatchView) four.view(0)).ending()).isNull();
        playFour(four, 1);
        assertThat(((MatchView) four.view(0)).moves())
                .as("the turn of a player who is out is passed")
                .hasSize(3)
                .endsWith("pass");
        assertThat(((MatchView) four.view(0)).turn()).isEqualTo(3);
        assertThatThrownBy(() -> four.act(2, "move", "move", "pass")).hasMessageContaining("out of this game");
        assertThatThrownBy(() -> four.act(3, "move", "move", "pass")).hasMessageContaining("pass is allowed only");
        four.advance(Duration.ofMinutes(2));
        MatchView view = (MatchView) four.view(0);
        assertThat(view.out()).extracting(ClockedMatch.Out::seat).containsExactly(2, 3, 0);
        assertThat(view.ending()).as("the last player wins").isEqualTo(new ClockedMatch.Ending(End.FLAG, 1, 0));
        assertThat(four.state.view(0, 0).seats().stream().map(RoomView.Place::rating))
                .as("every player against every other")
                .containsExactly(1495, 1516, 1495, 1495);
    }

    @Test
    void fourPlayersCanTakeBackAfterAPass() {
        TestRoom four = match(Map.of("players", "4")).start(Map.of("minutes", 0), "A", "B", "C", "D");
        four.act(1, "leave");
        playFour(four, 0);
        four.act(0, "takeback");
        four.act(2, "accept");
        four.act(3, "accept");
        assertThat(((MatchView) four.view(0)).moves()).isEmpty();
        playFour(four, 0);
        assertThat(((MatchView) four.view(0)).turn()).isEqualTo(2);
    }

    private static void playFour(TestRoom four, int seat) {
        MatchView view = (MatchView) four.view(0);
        var table = QUORIDOR.read(view.position()).newTable();
        for (String m : view.moves()) table.play(table.read(m).code());
        four.act(seat, "move", "move", table.moves().get(0).text());
    }

    /** Chooses the pawn move that comes closest to the goal row, without placing walls. */
    private static final class Quick {
        static String best(MatchView view) {
            var table = QUORIDOR.read(view.position()).newTable();
            for (String m : view.moves()) table.play(table.read(m).code());
            int side = table.toMove();
            String best = "";
            int minDistance = Integer.MAX_VALUE;
            for (var move : table.moves()) {
                if (move.to() == null || move.to().kind() != dev.damier.game.Spot.Kind.CELL) continue;
                int distance = side == 0 ? move.to().y() : -move.to().y();
                if (distance < minDistance) {
                    minDistance = distance;
                    best = move.text();
                }
            }
            return best;
        }
    }
}
