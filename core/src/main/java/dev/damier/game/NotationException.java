package dev.damier.game;

import dev.damier.run.BadInputException;
import java.util.List;
import java.util.Locale;

/**
 * Thrown when a position, a move or a record cannot be read. The message says what is wrong, in English and French, and can
 * refer to places on the board.
 */
public final class NotationException extends BadInputException {
    private static final long serialVersionUID = 1L;

    private final transient Text text;
    private final transient List<Spot> spots;

    /**
     * Creates an exception.
     *
     * @param text the message
     * @param spots the places that are wrong; may be empty
     */
    public NotationException(Text text, Spot... spots) {
        super(text.toString());
        this.text = text;
        this.spots = List.of(spots);
    }

    /** Returns the message in the given language. */
    public String in(Locale language) {
        return text.in(language);
    }

    /** Returns the message as a translatable text. */
    public Text text() {
        return text;
    }

    /** Returns the places that are wrong, so that an editor can highlight them; empty if the error has no place. */
    public List<Spot> spots() {
        return spots;
    }
}
