package dev.damier.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * A piece of help: what it says, and what it lights up on the board, which never tells more than the words do.
 *
 * @param marks under the pieces, as those of a scene
 * @param arrows over the pieces: moves that are proposed, places to look at
 */
public record Hint(Text words, List<Scene.Mark> marks, List<Arrow> arrows) {

    /** A move from a place to another; a wall that is proposed and a place to look at are both ends of theirs. */
    public record Arrow(Spot from, Spot to, Tone tone) {}

    public static Hint of(Text words) {
        return new Hint(words, List.of(), List.of());
    }

    /** The same with rings around these cells. */
    public Hint at(Collection<Spot> cells) {
        Hint hint = this;
        for (Spot cell : cells) hint = hint.proposing(new Arrow(cell, cell, Tone.ACCENT));
        return hint;
    }

    public Hint at(Spot cell) {
        return at(List.of(cell));
    }

    public Hint with(List<Scene.Mark> more) {
        List<Scene.Mark> all = new ArrayList<>(marks);
        all.addAll(more);
        return new Hint(words, List.copyOf(all), arrows);
    }

    /** The same with the gesture of a move: an arrow, a wall, or a ring around what is done where one stands. */
    public Hint proposing(Move move, Tone tone) {
        Spot to = move.to() == null ? move.from() : move.to();
        Spot from = move.from() == null ? to : move.from();
        if (to == null) return this;
        return proposing(new Arrow(from, to, tone));
    }

    public Hint proposing(Arrow arrow) {
        List<Arrow> all = new ArrayList<>(arrows);
        all.add(arrow);
        return new Hint(words, marks, List.copyOf(all));
    }
}
