package dev.damier.game;

/**
 * A legal move and its gesture, so that click, drag, arrow keys and highlights are generic.
 *
 * @param code what {@link Table#play} and engines speak
 * @param text the game's notation
 * @param from where the gesture starts, or null when it has none (a wall is only placed)
 * @param to where it ends, or null for an action that is only a button
 * @param way 'N', 'E', 'S' or 'W' for the arrow key that makes it from {@code from}, ' ' if none
 */
public record Move(int code, String text, Spot from, Spot to, char way) {
    public Move(int code, String text, Spot from, Spot to) {
        this(code, text, from, to, ' ');
    }
}
