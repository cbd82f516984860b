package dev.damier.ricochet;

import dev.damier.game.Hint;
import dev.damier.game.Hints;
import dev.damier.game.Move;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import dev.damier.run.Outcome;
import java.util.Arrays;
import java.util.List;

/** Creates hints of four levels: the length, the robots that move, the robot that moves next, the next move. */
final class RobotHints {
    private final RicochetSetup setup;
    private final int level;

    RobotHints(RicochetSetup setup, int level) {
        this.setup = setup;
        this.level = level;
    }

    Hint of(Outcome answer) {
        if (answer instanceof Outcome.Impossible) return hint("hint.impossible");
        int[] moves = Hints.line(answer);
        if (moves.length == 0) return hint(answer instanceof Outcome.Solved ? "hint.done" : "hint.none");
        boolean proved = answer instanceof Outcome.Solved solved && solved.optimal();
        return switch (level) {
            case 1 -> hint(proved ? "hint.proved" : "hint.length", moves.length);
            case 2 -> robots(moves);
            case 3 -> hint("hint.next", RicochetMessages.colour(moves[0] >> 2)).withRings(spot(moves[0] >> 2));
            default -> next(setup.newTable().move(moves[0]).orElseThrow());
        };
    }

    private Hint robots(int[] moves) {
        List<Integer> robots = Arrays.stream(moves)
                .map(code -> code >> 2)
                .distinct()
                .sorted()
                .boxed()
                .toList();
        Text names =
                Text.list(", ", robots.stream().map(RicochetMessages::colour).toList());
        return hint("hint.robots", names)
                .withRings(robots.stream().map(this::spot).toList());
    }

    private Hint next(Move move) {
        return hint("hint.move", move.words()).withArrow(move, Robots.tone(move.code() >> 2));
    }

    private Spot spot(int robot) {
        RicochetBoard board = setup.mission().board();
        int cell = setup.mission().robots()[robot];
        return Spot.cell(board.x(cell), board.y(cell));
    }

    private static Hint hint(String key, Object... args) {
        return Hint.of(RicochetMessages.text(key, args));
    }
}
