package dev.damier.game;

/**
 * A legal move: its words, its gesture, so that click, drag, arrow keys and highlights are generic, and its effect, so
 * that a board can paint it before the rules have answered.
 *
 * @param code what {@link Table#play} and engines speak
 * @param text the game's notation
 * @param words for people: "blue up to row 1"
 * @param from where the gesture starts, or null when it has none (a wall is only placed)
 * @param to where it ends, or null for an action that is only a button
 * @param way 'N', 'E', 'S' or 'W' for the arrow key that makes it from {@code from}, ' ' if none
 * @param key the letter that makes it, for an action that is only a button or shares its place; ' ' if none
 * @param caution a question to ask before it is played, or null
 */
public record Move(
        int code, String text, Text words, Spot from, Spot to, char way, char key, Effect effect, Text caution) {

    public Move(int code, String text, Text words, Spot from, Spot to) {
        this(code, text, words, from, to, ' ', ' ', Effect.NONE, null);
    }

    public Move way(char arrow) {
        return new Move(code, text, words, from, to, arrow, key, effect, caution);
    }

    public Move key(char letter) {
        return new Move(code, text, words, from, to, way, letter, effect, caution);
    }

    public Move effect(Effect does) {
        return new Move(code, text, words, from, to, way, key, does, caution);
    }

    public Move caution(Text question) {
        return new Move(code, text, words, from, to, way, key, effect, question);
    }
}
