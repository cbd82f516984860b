package dev.damier.room;

import dev.damier.game.Text;

/** Something that may not be done in a room, now or by this person: the sentence says why. */
public final class RoomException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Text sentence;

    RoomException(Text sentence) {
        super(sentence.toString());
        this.sentence = sentence;
    }

    static RoomException of(String key, Object... args) {
        return new RoomException(Text.of(RoomException.class, "refused." + key, args));
    }

    /** Only because somebody was faster: the same may be tried again. */
    boolean isRetryable() {
        return sentence.key().equals("refused.again");
    }

    public Text sentence() {
        return sentence;
    }
}
