package dev.damier.job;

import dev.damier.game.NotationException;
import dev.damier.game.Suggestions.UnknownNameException;
import dev.damier.game.Text;
import dev.damier.plan.pddl.PddlException;

/** The messages of exceptions as translatable texts. */
public final class ErrorText {
    private ErrorText() {}

    /** Returns the message of an exception, in English and French if the exception has both. */
    public static Text of(Throwable e) {
        if (e instanceof NotationException notation) return notation.text();
        if (e instanceof PddlException pddl) return pddl.text();
        if (e instanceof UnknownNameException unknown) return unknown.text();
        return Text.plain(String.valueOf(e.getMessage()));
    }
}
