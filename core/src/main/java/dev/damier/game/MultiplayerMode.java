package dev.damier.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A way several people play a game at the same time, derived from what the game says of itself.
 *
 * @param deal the options of {@link Game#deal} that belong to it
 * @param secret nobody sees the position: each sees what they found
 */
public record MultiplayerMode(Style style, Map<String, String> deal, boolean secret) {

    public enum Style implements WireName {
        /** One board, one after the other, with clocks. */
        MATCH,
        /** Who says the fewest moves shows them; goal after goal on one board. */
        BIDS,
        /** Everybody on a board of their own: the least cost when the time is over. */
        FEWEST,
        /** Everybody on a board of their own, seen by all: who is done first. */
        FASTEST
    }

    public Text name() {
        return Text.of(MultiplayerMode.class, "gathering." + style.word());
    }

    public Text about() {
        return Text.of(MultiplayerMode.class, "gathering." + style.word() + ".about");
    }

    /** The ways to play this game together, the usual one first. */
    public static List<MultiplayerMode> of(Game game) {
        Presentation presentation = game.presentation();
        if (presentation.kind() == Presentation.Kind.MATCH) return List.of(plain(Style.MATCH));
        if (game.example().as(GoalPile.class).isPresent()) return List.of(plain(Style.BIDS), plain(Style.FEWEST));
        List<MultiplayerMode> secret = new ArrayList<>();
        for (Presentation.Mode mode : presentation.modes())
            if (mode.secret()) secret.add(new MultiplayerMode(Style.FEWEST, mode.deal(), true));
        return secret.isEmpty() ? List.of(plain(Style.FASTEST)) : secret;
    }

    private static MultiplayerMode plain(Style style) {
        return new MultiplayerMode(style, Map.of(), false);
    }
}
