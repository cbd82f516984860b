package dev.damier.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A mode in which several people play a game together. The modes of a game are derived from its {@link Presentation} and its
 * views.
 *
 * @param style the kind of competition
 * @param deal the options of {@link Game#deal} that select this mode
 * @param secret whether the position is hidden: each player sees only what they have discovered
 */
public record MultiplayerMode(Style style, Map<String, String> deal, boolean secret) {

    /** The kind of competition. */
    public enum Style implements WireName {
        /** One board; the players move in turn, with clocks. */
        MATCH,
        /** One board with several goals. Players bid a number of moves; the lowest bidder demonstrates the solution. */
        BIDS,
        /** Each player has a board; the lowest cost when the time is over wins. */
        FEWEST,
        /** Each player has a board, visible to all; the first to finish wins. */
        FASTEST
    }

    /** Returns the name of the mode. */
    public Text name() {
        return Text.of(MultiplayerMode.class, "gathering." + style.wireName());
    }

    /** Returns a description of the mode. */
    public Text about() {
        return Text.of(MultiplayerMode.class, "gathering." + style.wireName() + ".about");
    }

    /** Returns the multiplayer modes of a game, the default one first. */
    public static List<MultiplayerMode> of(Game game) {
        Presentation presentation = game.presentation();
        if (presentation.kind() == Presentation.Kind.MATCH) return List.of(plain(Style.MATCH));
        if (game.example().as(MultiGoalBoard.class).isPresent()) return List.of(plain(Style.BIDS), plain(Style.FEWEST));
        List<MultiplayerMode> secret = new ArrayList<>();
        for (Presentation.Mode mode : presentation.modes())
            if (mode.secret()) secret.add(new MultiplayerMode(Style.FEWEST, mode.deal(), true));
        return secret.isEmpty() ? List.of(plain(Style.FASTEST)) : secret;
    }

    private static MultiplayerMode plain(Style style) {
        return new MultiplayerMode(style, Map.of(), false);
    }
}
