package dev.damier.protocol;

import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.protocol.BotException.Kind;
import dev.damier.run.BadInputException;
import dev.damier.run.Outcome;
import dev.damier.run.Stats;
import dev.damier.run.TimeSlice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Converts the reply of a bot to an outcome. The reply is not trusted: a move must be legal, and a solution must reach
 * the goal. The cost is computed by the rules, and claims of optimality are ignored.
 */
public final class ReplyChecker {
    /** Maximum length of text of a bot in a message. */
    private static final int MAX_SHOWN_LENGTH = 300;

    private ReplyChecker() {}

    /** Returns the outcome of a reply. Throws {@link BotException} if it breaks the rules. */
    public static Outcome outcome(Setup setup, Player.Reply reply, Stats stats) throws BotException {
        boolean adversarial = setup.isMatch();
        if (reply.move().equals("none") && !adversarial)
            return new Outcome.Stopped(Outcome.Reason.EXHAUSTED, Optional.empty(), 0, stats);
        boolean lineMatchesMove = !reply.line().isEmpty() && reply.line().get(0).equals(reply.move());
        List<String> line = lineMatchesMove ? reply.line() : List.of(reply.move());
        Table table = setup.newTable();
        int[] codes = playMoves(table, line, adversarial ? 1 : line.size());
        if (adversarial)
            return new Outcome.Chosen(
                    codes[0], reply.info().value(), reply.info().scale(), codes, List.of(), stats);
        if (!table.status().over())
            throw new BotException(
                    Kind.ILLEGAL_MOVE,
                    "its solution '" + shorten(String.join(" ", line)) + "' does not reach the goal");
        return new Outcome.Solved(codes, table.status().cost(), false, stats);
    }

    /** Returns the codes of the first moves of a line, up to the first illegal move and at most {@code max}. */
    public static int[] legalMoves(Setup setup, List<String> line, int max) {
        try {
            return playMoves(setup.newTable(), line.subList(0, Math.min(max, line.size())), 0);
        } catch (BotException e) {
            throw new IllegalStateException(e); // no move is required
        }
    }

    /**
     * Plays moves and returns their codes.
     *
     * @param required number of moves that must be legal; later, the line is cut at the first illegal move
     */
    private static int[] playMoves(Table table, List<String> line, int required) throws BotException {
        List<Integer> codes = new ArrayList<>();
        for (String text : line) {
            try {
                TimeSlice.checkpoint();
                Move move = table.read(text);
                table.play(move.code());
                codes.add(move.code());
            } catch (BadInputException e) {
                if (codes.size() >= required) break;
                throw new BotException(Kind.ILLEGAL_MOVE, "played '" + shorten(text) + "': " + shorten(e.getMessage()));
            }
        }
        return codes.stream().mapToInt(Integer::intValue).toArray();
    }

    private static String shorten(String text) {
        return text.length() > MAX_SHOWN_LENGTH ? text.substring(0, MAX_SHOWN_LENGTH) + "…" : text;
    }
}
