package dev.damier.game;

import dev.damier.run.Outcome;
import java.util.LinkedHashSet;
import java.util.Set;

/** The ladder of hints any game has: how far, which pieces, which piece next, which move next. */
public final class Hints {
    private Hints() {}

    public static Text generic(Setup setup, int grade, Outcome answer) {
        int[] line = line(answer);
        if (line.length == 0) return Text.of(Hints.class, answer instanceof Outcome.Solved ? "hint.done" : "hint.none");
        Table table = setup.seat();
        Set<String> texts = new LinkedHashSet<>();
        String first = "";
        for (int code : line) {
            Move move = table.move(code)
                    .orElseThrow(() ->
                            new IllegalStateException("engine move " + code + " is not legal in " + table.write()));
            if (first.isEmpty()) first = move.text();
            texts.add(head(move.text()));
            if (answer instanceof Outcome.Chosen) break;
            table.play(code);
        }
        return switch (grade) {
            case 1 ->
                answer instanceof Outcome.Chosen
                        ? Text.of(Hints.class, "hint.kind", head(first))
                        : Text.of(Hints.class, "hint.length", line.length);
            case 2 -> Text.of(Hints.class, "hint.pieces", String.join(" ", texts));
            case 3 -> Text.of(Hints.class, "hint.next-piece", head(first));
            default -> Text.of(Hints.class, "hint.next-move", first);
        };
    }

    private static int[] line(Outcome answer) {
        if (answer instanceof Outcome.Solved solved) return solved.moves();
        if (answer instanceof Outcome.Chosen chosen) return new int[] {chosen.move()};
        if (answer instanceof Outcome.Stopped stopped && stopped.best().isPresent())
            return stopped.best().get().moves();
        return new int[0];
    }

    /** The piece a move's text names: what stands before its last character. */
    private static String head(String text) {
        return text.length() > 1 ? text.substring(0, text.length() - 1) : text;
    }
}
