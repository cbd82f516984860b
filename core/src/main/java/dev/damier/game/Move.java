package dev.damier.game;

import org.jspecify.annotations.Nullable;

/**
 * A legal move, with its notation, its gesture and its effect. Pages handle clicks, drags, keys and animations of all games
 * with this information, without knowing the rules. Immutable.
 *
 * @param code the code for {@link Table#play} and for engines
 * @param text the notation of the game
 * @param words a description for people, such as "blue up to G5"
 * @param from where the gesture starts; null if it has no start, such as placing a wall
 * @param to where the gesture ends; null for an action that is only a button
 * @param way the direction of the arrow key that plays the move from {@code from}: 'N', 'E', 'S' or 'W'; a space if none
 * @param key the letter key of the move, for an action that is a button or shares its cell; a space if none
 * @param effect the known changes on the scene
 * @param caution a question to confirm before the move is played; null if none
 */
public record Move(
        int code,
        String text,
        Text words,
        @Nullable Spot from,
        @Nullable Spot to,
        char way,
        char key,
        Effect effect,
        @Nullable Text caution) {

    /** Creates a move without keys, known effect or question. */
    public Move(int code, String text, Text words, @Nullable Spot from, @Nullable Spot to) {
        this(code, text, words, from, to, ' ', ' ', Effect.NONE, null);
    }

    /** Returns this move with an arrow key: 'N', 'E', 'S' or 'W'. */
    public Move way(char arrow) {
        return new Move(code, text, words, from, to, arrow, key, effect, caution);
    }

    /** Returns this move with a letter key. */
    public Move key(char letter) {
        return new Move(code, text, words, from, to, way, letter, effect, caution);
    }

    /** Returns this move with an effect. */
    public Move effect(Effect changes) {
        return new Move(code, text, words, from, to, way, key, changes, caution);
    }

    /** Returns this move with a question to confirm before it is played. */
    public Move caution(Text question) {
        return new Move(code, text, words, from, to, way, key, effect, question);
    }
}
