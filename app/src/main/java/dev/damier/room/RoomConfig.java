package dev.damier.room;

import dev.damier.game.Games;
import dev.damier.game.MultiplayerMode.Style;
import dev.damier.game.Setup;
import dev.damier.store.StoredJson;
import java.util.Map;

/**
 * The configuration of a room. The position and its options change when the host chooses another board and when another
 * game starts.
 *
 * @param style how the players compete
 * @param position the starting position
 * @param secret whether the position is hidden from the players
 * @param seed seed for the order of the goals
 * @param options options of the random position
 * @param dealt whether the position is random, so that another game gets another one
 */
public record RoomConfig(
        String game,
        Style style,
        String position,
        boolean secret,
        long seed,
        Map<String, String> options,
        boolean dealt) {

    /** Creates the configuration of a room with a given position. */
    public RoomConfig(String game, Style style, String position, boolean secret, long seed) {
        this(game, style, position, secret, seed, Map.of(), false);
    }

    /** Returns this configuration with a random position and its options. */
    RoomConfig withBoard(String newPosition, Map<String, String> newOptions) {
        return new RoomConfig(game, style, newPosition, secret, seed, newOptions, true);
    }

    /** Returns this configuration for another game: with this position, if there is one, and other random numbers. */
    RoomConfig forNextGame(String newPosition) {
        return new RoomConfig(
                game, style, newPosition.isEmpty() ? position : newPosition, secret, seed + 1, options, dealt);
    }

    /** Returns whether another game needs another random position. Without one, a solved puzzle would be repeated. */
    public boolean redealsForNextGame() {
        return dealt || style == Style.FASTEST || secret;
    }

    Setup setup() {
        return Games.all().game(game).read(position);
    }

    String toJson() {
        return StoredJson.writeStrings(Map.of(
                "game", game,
                "style", style.wireName(),
                "position", position,
                "secret", String.valueOf(secret),
                "seed", String.valueOf(seed),
                "options", StoredJson.writeStrings(options),
                "dealt", String.valueOf(dealt)));
    }

    static RoomConfig fromJson(String text) {
        Map<String, String> fields = StoredJson.readStrings(text);
        return new RoomConfig(
                fields.get("game"),
                parseStyle(fields.get("style")),
                fields.get("position"),
                Boolean.parseBoolean(fields.get("secret")),
                Long.parseLong(fields.get("seed")),
                StoredJson.readStrings(fields.getOrDefault("options", "{}")),
                Boolean.parseBoolean(fields.get("dealt")));
    }

    private static Style parseStyle(String wireName) {
        for (Style style : Style.values()) if (style.wireName().equals(wireName)) return style;
        throw new IllegalStateException("unknown room style: " + wireName);
    }
}
