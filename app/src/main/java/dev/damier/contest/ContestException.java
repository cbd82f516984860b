package dev.damier.contest;

import dev.damier.game.Text;

/** Thrown when an action is not allowed in a contest. The message is shown to the user. */
public final class ContestException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Text text;

    private ContestException(Text text) {
        super(text.toString());
        this.text = text;
    }

    static ContestException of(String key, Object... args) {
        return new ContestException(Text.of(ContestException.class, "refused." + key, args));
    }

    public Text text() {
        return text;
    }
}
