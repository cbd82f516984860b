package dev.damier.ricochet;

import dev.damier.game.Hint;
import dev.damier.game.Hints;
import dev.damier.game.Move;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import dev.damier.run.Outcome;
import java.util.Arrays;
import java.util.List;

/** Four hints, each telling more: the length, which robots move, which one next, the next move. */
final class RobotHints {
    private final RicochetSetup setup;
    private final int grade;

    RobotHints(RicochetSetup setup, int grade) {
        this.setup = setup;
        this.grade = grade;
    }

    Hint of(Outcome answer) {
        if (answer instanceof Outcome.Impossible) return say("hint.impossible");
        int[] moves = Hints.line(answer);
        if (moves.length == 0) return say(answer instanceof Outcome.Solved ? "hint.done" : "hint.none");
        boolean proved = answer instanceof Outcome.Solved solved && solved.optimal();
        return switch (grade) {
            case 1 -> say(proved ? "hint.proved" : "hint.length", moves.length);
            case 2 -> robots(moves);
            case 3 -> say("hint.next", RicochetMessages.colour(moves[0] >> 2)).at(place(moves[0] >> 2));
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
        Text names = Text.list(", ", robots.stream().map(RicochetMessages::colour).toList());
        return say("hint.robots", names).at(robots.stream().map(this::place).toList());
    }

    private Hint next(Move move) {
        return say("hint.move", move.words()).proposing(move, Robots.tone(move.code() >> 2));
    }

    private Spot place(int robot) {
        RicochetBoard board = setup.mission().board();
        int cell = setup.mission().robots()[robot];
        return Spot.cell(board.x(cell), board.y(cell));
    }

    private static Hint say(String key, Object... args) {
        return Hint.of(RicochetMessages.text(key, args));
    }
}
