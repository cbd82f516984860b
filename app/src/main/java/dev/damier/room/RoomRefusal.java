package dev.damier.room;

import dev.damier.game.Text;

/** Something that may not be done in a room, now or by this person: the sentence says why. */
public final class RoomRefusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Text sentence;

    RoomRefusal(Text sentence) {
        super(sentence.toString());
        this.sentence = sentence;
    }

    static RoomRefusal of(String key, Object... args) {
        return new RoomRefusal(Text.of(RoomRefusal.class, "refused." + key, args));
    }

    /** Only because somebody was faster: the same may be tried again. */
    boolean again() {
        return sentence.key().equals("refused.again");
    }

    public Text sentence() {
        return sentence;
    }
}
