package dev.damier.ricochet;

import dev.damier.game.Text;
import dev.damier.run.Outcome;
import java.util.Arrays;

/** Four hints, each telling more: the length, which robots move, which one next, the next move. */
final class RobotHints {
    private RobotHints() {}

    static Text hint(int grade, Outcome answer) {
        if (answer instanceof Outcome.Impossible) return Faults.text("hint.impossible");
        Outcome.Solved line = answer instanceof Outcome.Solved solved
                ? solved
                : answer instanceof Outcome.Stopped stopped ? stopped.best().orElse(null) : null;
        if (line == null) return Faults.text("hint.none");
        int[] moves = line.moves();
        if (moves.length == 0) return Faults.text("hint.done");
        Text next = Faults.colour(moves[0] >> 2);
        return switch (grade) {
            case 1 -> Faults.text(line.optimal() ? "hint.proved" : "hint.length", moves.length);
            case 2 -> Faults.text("hint.robots", robots(moves));
            case 3 -> Faults.text("hint.next", next);
            default -> Faults.text("hint.move", next, way(moves[0] & 3), Robots.move(moves[0]));
        };
    }

    private static Text robots(int[] moves) {
        return Arrays.stream(moves)
                .map(code -> code >> 2)
                .distinct()
                .sorted()
                .mapToObj(Faults::colour)
                .reduce((a, b) -> Faults.text("list.more", a, b))
                .orElseThrow();
    }

    private static Text way(int direction) {
        return Faults.text("way." + Robots.DIRECTIONS.charAt(direction));
    }
}
