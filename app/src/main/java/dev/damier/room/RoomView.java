package dev.damier.room;

import dev.damier.game.MultiplayerMode.Style;
import dev.damier.game.Text;
import java.util.List;
import java.util.Map;

/**
 * A room as one seat may see it.
 *
 * @param seq sequence number of the last action
 * @param position the starting position; empty if the configuration hides it
 * @param places maximum number of seats
 * @param you the seat that this view is for; -1 for a spectator
 * @param locked whether new players are rejected
 * @param phase lobby, playing or over
 * @param options the options of the random position
 * @param gameNumber number of the running or last game, from 1; 0 before the first game
 * @param winners the seats that won the last game; empty while a game is running
 * @param declinedBy the seat that declined another game; -1 if there is none
 * @param starts when the game starts, in milliseconds since 1970; 0 while no countdown is running
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
        Map<String, String> options,
        int gameNumber,
        List<Integer> winners,
        int declinedBy,
        long starts,
        Object play,
        long now) {

    /**
     * A seat as shown to players and spectators.
     *
     * @param kind person or engine
     * @param ready whether the player wants to start a game
     * @param left whether the player has left
     * @param points in a match the score of all games, otherwise the points of the current game
     * @param wins number of games won in this room
     * @param side the side that the player chose; -1 without a choice and outside matches
     */
    public record Place(
            int seat,
            Text name,
            String kind,
            boolean ready,
            boolean left,
            double points,
            int wins,
            int side,
            int rating) {}
}
