package dev.damier.game;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;

/**
 * How pages and terminals present a game. Each game provides its own, so pages contain no code for specific games. Immutable.
 *
 * @param kind a puzzle for one player, or a match of several
 * @param rank the position in lists of games, the lowest first
 * @param cost the name of {@link Table.Status#cost}
 * @param opponents recommended computer opponents, by strength; in a match, all other engines that apply are offered too
 * @param rival the id of the default opponent, or ""
 * @param modes the modes that a player chooses first; empty if there is only one
 * @param presets named options for random positions, the easiest first
 * @param panels the additional panels of the page
 * @param legend the explanation of the symbols on the board
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

    /** A puzzle whose cost is the number of moves, without further details. */
    public static final Presentation PUZZLE = of(Kind.PUZZLE);

    /** A match against any engine that applies, without further details. */
    public static final Presentation MATCH = of(Kind.MATCH);

    /** The kind of a game. */
    public enum Kind implements WireName {
        /** A puzzle for one player. */
        PUZZLE,
        /** A match of two or more players. */
        MATCH
    }

    /** An additional panel of the page of a game. */
    public enum Panel implements WireName {
        /** A series of rounds, alone or against an opponent; see {@link Game#nextRound}. */
        ROUNDS,
        /** The tiles can show a picture. */
        PICTURES,
        /** Speed solving: a timer, and pieces that can move when the pointer hovers over them. */
        SPEED,
        /** Pieces can be placed by hand before the first move; see {@link PositionEditor#arrange}. */
        ARRANGE,
        /** The board can be assembled from interchangeable sections (plates); see {@link ModularBoard}. */
        PLATES
    }

    /**
     * The name of the cost, with {@code {0}} for the number.
     *
     * @param one the text for the number 1
     * @param many the text for other numbers
     */
    public record Cost(Text one, Text many) {}

    /**
     * The unit of the evaluations of a game, such as moves in a race or pieces in draughts.
     *
     * @param name returns the name of the unit in the singular or plural form for a number
     * @param perLogit hundredths of the unit per logit of the win probability, measured with games; 0 if it was not measured
     */
    public record EvaluationUnit(DoubleFunction<Text> name, double perLogit) {
        /** Points, without a win probability: the unit of a game that supplies no other. */
        public static final EvaluationUnit POINTS =
                new EvaluationUnit(number -> Text.of(EvaluationUnit.class, "unit.points", number), 0);

        /**
         * Returns the win probability of an evaluation, or empty if the game has no calibration.
         *
         * @param value evaluation in hundredths of the unit
         */
        public OptionalDouble probability(int value) {
            return perLogit == 0 ? OptionalDouble.empty() : OptionalDouble.of(1 / (1 + Math.exp(-value / perLogit)));
        }
    }

    /**
     * A computer opponent: an engine with options.
     *
     * @param id the id of the opponent
     * @param engine the id of the engine
     * @param options the options of the engine
     * @param name the name
     * @param strength a short description of its strength, such as an Elo rating
     */
    public record Opponent(String id, String engine, Map<String, String> options, Text name, Text strength) {
        /** Returns this opponent without a description of its strength. */
        Opponent withoutStrength() {
            return new Opponent(id, engine, options, name, Text.plain(""));
        }
    }

    /**
     * A mode of play.
     *
     * @param id the id
     * @param name the name
     * @param about a description
     * @param deal the options of {@link Game#deal} that select the mode
     * @param secret whether the position is hidden from the player; it then stays on the server and is never part of a URL
     */
    public record Mode(String id, Text name, Text about, Map<String, String> deal, boolean secret) {}

    /**
     * Named options for random positions.
     *
     * @param id the id
     * @param name the name
     * @param about a description
     * @param deal the options of {@link Game#deal}
     * @param group the heading under which it is listed, such as the source of the positions; empty for the main list
     * @param sketch a small picture, row by row with {@code /} between rows: {@code .} empty cell, {@code #} filled cell,
     *     {@code *} highlighted cell, {@code r}, {@code g}, {@code b} and {@code y} red, green, blue and yellow piece. Empty for
     *     none
     * @param random whether there are several positions with these options
     */
    public record Preset(
            String id, Text name, Text about, Map<String, String> deal, Text group, String sketch, boolean random) {
        /** Creates a preset of random positions in the main list, without a picture. */
        public Preset(String id, Text name, Text about, Map<String, String> deal) {
            this(id, name, about, deal, Text.plain(""), "", true);
        }

        /** Returns this preset under another heading. */
        public Preset withGroup(Text heading) {
            return new Preset(id, name, about, deal, heading, sketch, random);
        }

        /** Returns this preset with another picture. */
        public Preset withSketch(String rows) {
            return new Preset(id, name, about, deal, group, rows, random);
        }

        /** Returns this preset of a single position. */
        public Preset fixed() {
            return new Preset(id, name, about, deal, group, sketch, false);
        }
    }

    /**
     * The explanation of a symbol.
     *
     * @param sample a scene of one cell with the symbol
     * @param words the meaning
     */
    public record Legend(Scene sample, Text words) {}

    private static Presentation of(Kind kind) {
        Cost moves = new Cost(Text.of(Presentation.class, "cost.move"), Text.of(Presentation.class, "cost.moves"));
        return new Presentation(kind, 100, moves, List.of(), "", List.of(), List.of(), List.of(), List.of());
    }

    /** Returns this presentation with another position in lists of games. */
    public Presentation rank(int place) {
        return new Presentation(kind, place, cost, opponents, rival, modes, presets, panels, legend);
    }

    /** Returns this presentation with another unit of cost, in the singular and in the plural. */
    public Presentation cost(Text one, Text many) {
        return new Presentation(kind, rank, new Cost(one, many), opponents, rival, modes, presets, panels, legend);
    }

    /**
     * Returns this presentation with other opponents.
     *
     * @param defaultOpponent the id of the default opponent
     * @param all the opponents, by strength
     */
    public Presentation opponents(String defaultOpponent, List<Opponent> all) {
        return new Presentation(kind, rank, cost, List.copyOf(all), defaultOpponent, modes, presets, panels, legend);
    }

    /** Returns this presentation with other modes. */
    public Presentation modes(Mode... all) {
        return new Presentation(kind, rank, cost, opponents, rival, List.of(all), presets, panels, legend);
    }

    /** Returns this presentation with other presets, the easiest first. */
    public Presentation presets(Preset... all) {
        return new Presentation(kind, rank, cost, opponents, rival, modes, List.of(all), panels, legend);
    }

    /** Returns this presentation with other panels. */
    public Presentation panels(Panel... all) {
        return new Presentation(kind, rank, cost, opponents, rival, modes, presets, List.of(all), legend);
    }

    /** Returns this presentation with another legend. */
    public Presentation legend(List<Legend> all) {
        return new Presentation(kind, rank, cost, opponents, rival, modes, presets, panels, List.copyOf(all));
    }
}
