package dev.damier.room;

import dev.damier.game.Text;

/** Thrown when an action is not allowed in a room. The message is shown to the player. */
public final class RoomException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Text text;

    RoomException(Text text) {
        super(text.toString());
        this.text = text;
    }

    static RoomException of(String key, Object... args) {
        return new RoomException(Text.of(RoomException.class, "refused." + key, args));
    }

    /**
     * Returns whether the action failed only because another server stored an action first. The caller may try again.
     */
    boolean isRetryable() {
        return text.key().equals("refused.again");
    }

    public Text text() {
        return text;
    }
}
