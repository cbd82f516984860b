package dev.damier.contest;

import dev.damier.game.Text;

/** Something that may not be done in a contest, now or by this person: the sentence says why. */
public final class ContestException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Text sentence;

    private ContestException(Text sentence) {
        super(sentence.toString());
        this.sentence = sentence;
    }

    static ContestException of(String key, Object... args) {
        return new ContestException(Text.of(ContestException.class, "refused." + key, args));
    }

    public Text sentence() {
        return sentence;
    }
}
