package dev.damier.game;

import java.util.List;
import java.util.Map;

/**
 * How a game wants to be offered to people: told by the game, so that no page and no terminal needs to know one.
 *
 * @param kind a puzzle for one, or a match of several
 * @param rank where it stands among the others, the least first
 * @param cost what {@link Table.Status#cost} is called
 * @param opponents who may be asked to play against a person, in the order of strength; in a match every other engine that
 *     applies may be asked as well
 * @param rival the id of the opponent who sits there when nobody chooses, or ""
 * @param modes ways to play that are chosen first; empty when there is only one
 * @param presets deals in words, from the easiest
 * @param panels what a page shows beside what every game has
 * @param legend what the drawings mean, each a scene of one cell
 */
public record Presentation(
        Kind kind,
        int rank,
        Cost cost,
        List<Opponent> opponents,
        String rival,
        List<Mode> modes,
        List<Preset> presets,
        List<Panel> panels,
        List<Legend> legend) {

    /** A puzzle whose cost is counted in moves, and nothing more to say. */
    public static final Presentation PUZZLE = of(Kind.PUZZLE);

    /** A match against whatever engine applies. */
    public static final Presentation MATCH = of(Kind.MATCH);

    public enum Kind implements WireName {
        PUZZLE,
        MATCH
    }

    public enum Panel implements WireName {
        /** Rounds against an opponent or alone, one after the other by {@link Game#next}. */
        ROUNDS,
        /** A picture may lie on the tiles. */
        PICTURES,
        /** Fast hands are timed, and pieces may move under a hovering pointer. */
        SPEED,
        /** Pieces may be placed by hand before the first move, {@link PositionEditor#arrange}. */
        ARRANGE,
        /** Its board may be put together as it lies on a table, {@link ModularBoard}. */
        PLATES
    }

    /** Words for one and for several, each with {@code {0}} for the number. */
    public record Cost(Text one, Text many) {}

    /**
     * An engine at some strength.
     *
     * @param strength a few words: an Elo, what it can do
     */
    public record Opponent(String id, String engine, Map<String, String> options, Text name, Text strength) {}

    /**
     * A way to play.
     *
     * @param deal the options of {@link Game#deal} that make it
     * @param secret the position is kept from the player: it stays with the server and never stands in an address
     */
    public record Mode(String id, Text name, Text about, Map<String, String> deal, boolean secret) {}

    /** @param deal options of {@link Game#deal} */
    public record Preset(String id, Text name, Text about, Map<String, String> deal) {}

    public record Legend(Scene sample, Text words) {}

    private static Presentation of(Kind kind) {
        Cost moves = new Cost(Text.of(Presentation.class, "cost.move"), Text.of(Presentation.class, "cost.moves"));
        return new Presentation(kind, 100, moves, List.of(), "", List.of(), List.of(), List.of(), List.of());
    }

    public Presentation rank(int place) {
        return new Presentation(kind, place, cost, opponents, rival, modes, presets, panels, legend);
    }

    public Presentation cost(Text one, Text many) {
        return new Presentation(kind, rank, new Cost(one, many), opponents, rival, modes, presets, panels, legend);
    }

    /** @param standard the id of the one who plays when nobody chooses */
    public Presentation opponents(String standard, List<Opponent> all) {
        return new Presentation(kind, rank, cost, List.copyOf(all), standard, modes, presets, panels, legend);
    }

    public Presentation modes(Mode... all) {
        return new Presentation(kind, rank, cost, opponents, rival, List.of(all), presets, panels, legend);
    }

    public Presentation presets(Preset... all) {
        return new Presentation(kind, rank, cost, opponents, rival, modes, List.of(all), panels, legend);
    }

    public Presentation panels(Panel... all) {
        return new Presentation(kind, rank, cost, opponents, rival, modes, presets, List.of(all), legend);
    }

    public Presentation legend(List<Legend> all) {
        return new Presentation(kind, rank, cost, opponents, rival, modes, presets, panels, List.copyOf(all));
    }
}
