package dev.damier.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * A hint for a player: a sentence and highlights on the board. The highlights never reveal more than the sentence. Immutable.
 *
 * @param words the sentence
 * @param marks marks below the pieces, as in a {@link Scene}
 * @param arrows arrows above the pieces: proposed moves, or rings around cells
 */
public record Hint(Text words, List<Scene.Mark> marks, List<Arrow> arrows) {

    /**
     * An arrow on the board. If both ends are equal, it is a proposed wall or a ring around a cell.
     *
     * @param from the start
     * @param to the end
     * @param tone the colour
     */
    public record Arrow(Spot from, Spot to, Tone tone) {}

    /** Returns a hint without highlights. */
    public static Hint of(Text words) {
        return new Hint(words, List.of(), List.of());
    }

    /** Returns this hint with additional rings around the given cells. */
    public Hint withRings(Collection<Spot> cells) {
        Hint hint = this;
        for (Spot cell : cells) hint = hint.withArrow(new Arrow(cell, cell, Tone.ACCENT));
        return hint;
    }

    /** Returns this hint with an additional ring around the given cell. */
    public Hint withRings(Spot cell) {
        return withRings(List.of(cell));
    }

    /** Returns this hint with additional marks. */
    public Hint withMarks(List<Scene.Mark> more) {
        List<Scene.Mark> all = new ArrayList<>(marks);
        all.addAll(more);
        return new Hint(words, List.copyOf(all), arrows);
    }

    /** Returns this hint with the gesture of a move: an arrow, a wall, or a ring for an action on one cell. */
    public Hint withArrow(Move move, Tone tone) {
        Spot to = move.to() == null ? move.from() : move.to();
        if (to == null) return this;
        return withArrow(new Arrow(move.from() == null ? to : move.from(), to, tone));
    }

    /** Returns this hint with an additional arrow. */
    public Hint withArrow(Arrow arrow) {
        List<Arrow> all = new ArrayList<>(arrows);
        all.add(arrow);
        return new Hint(words, marks, List.copyOf(all));
    }
}
