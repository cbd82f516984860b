package dev.damier.protocol;

import dev.damier.game.Setup;
import dev.damier.job.EngineSeat;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The search of one {@code go} command: position, engine and limits.
 *
 * @param end the position after the moves of the line
 * @param seat state of the engine in this game
 * @param receivedAt when the command arrived, by {@link System#nanoTime}. The time since then counts towards the time limit.
 */
record Turn(PlayedLine line, Setup end, SearchRequest request, Limits limits, EngineSeat seat, long receivedAt) {

    /** Searches on the calling thread. Returns empty if there is no legal move. */
    Optional<Outcome> search(Consumer<String> out, Consumer<Control> running) {
        Setup playable = PlayedLine.playablePosition(end);
        if (playable.newTable().moves().isEmpty()) return Optional.empty();
        if (playable != end) out.accept("info text " + end.newTable().status().sentence());
        int players = end.players();
        int played = line.moves().size() / players;
        InfoWriter info = new InfoWriter(playable);
        Limits remaining = limits.afterElapsed(System.nanoTime() - receivedAt);
        Outcome outcome = request.search(playable, remaining, seat, played, p -> out.accept(info.infoLine(p)), running);
        out.accept(info.infoLine(outcome));
        return Optional.of(outcome);
    }

    /** Returns the {@code best} line for an outcome. */
    String bestLine(Outcome outcome) {
        return new InfoWriter(PlayedLine.playablePosition(end)).bestLine(outcome);
    }
}
