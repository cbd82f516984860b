package dev.damier.protocol;

import dev.damier.game.Setup;
import dev.damier.job.EngineSeat;
import dev.damier.play.Position;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * One {@code go}: what is asked about which position, and by when.
 *
 * @param seat where the engine sits in this game
 * @param heard when the host asked, by the monotonic clock: whatever is done since is done in the host's time
 */
record Turn(PlayedLine line, Setup end, SearchRequest request, Limits limits, EngineSeat seat, long heard) {

    /** Thinks on the calling thread; nothing when there is no move to make. */
    Optional<Outcome> think(Consumer<String> out, Consumer<Control> running) {
        Setup asked = PlayedLine.playable(end);
        if (asked.newTable().moves().isEmpty()) return Optional.empty();
        if (asked != end) out.accept("info text " + end.newTable().status().sentence());
        int seats = end.as(Position.class).map(Position::players).orElse(1);
        int played = line.moves().size() / seats;
        InfoWriter info = new InfoWriter(asked);
        Limits left = limits.after(System.nanoTime() - heard);
        Outcome outcome = request.about(asked, left, seat, played, p -> out.accept(info.of(p)), running);
        out.accept(info.of(outcome));
        return Optional.of(outcome);
    }

    String best(Outcome outcome) {
        return new InfoWriter(PlayedLine.playable(end)).best(outcome);
    }
}
