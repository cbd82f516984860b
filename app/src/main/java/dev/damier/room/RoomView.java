package dev.damier.room;

import dev.damier.game.MultiplayerMode.Style;
import dev.damier.game.Text;
import java.util.List;

/**
 * A room as one person may see it.
 *
 * @param seq of the last thing done in it
 * @param position where it starts; empty while it is a secret
 * @param places how many may sit
 * @param you the seat it is made for, -1 for a spectator
 * @param phase lobby, playing or over
 * @param play the game itself, by its style; null in the lobby
 * @param now the server's clock, in milliseconds since 1970
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

    /** @param kind person or engine */
    public record Place(int seat, Text name, String kind, boolean ready, boolean left, double points, int rating) {}
}
