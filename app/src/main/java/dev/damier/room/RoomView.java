package dev.damier.room;

import dev.damier.game.MultiplayerMode.Style;
import dev.damier.game.Text;
import java.util.List;

/**
 * A room as one seat may see it.
 *
 * @param seq sequence number of the last action
 * @param position the starting position; empty if the configuration hides it
 * @param places maximum number of seats
 * @param you the seat that this view is for; -1 for a spectator
 * @param locked whether new players are rejected
 * @param phase lobby, playing or over
 * @param play the view of the game, which depends on the style; null in the lobby
 * @param now time of the server, in milliseconds since 1970
 */
public record RoomView(
        int seq,
        String game,
        Text name,
        Style style,
        String position,
        int places,
        int you,
        boolean locked,
        String phase,
        List<Place> seats,
        List<RoomSettings.Setting> settings,
        Object play,
        long now) {

    /**
     * A seat as shown to players and spectators.
     *
     * @param kind person or engine
     * @param left whether the player has left
     */
    public record Place(int seat, Text name, String kind, boolean ready, boolean left, double points, int rating) {}
}
