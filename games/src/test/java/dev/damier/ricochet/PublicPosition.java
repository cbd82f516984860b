package dev.damier.ricochet;

import dev.damier.game.Setup;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * A recorded position whose shortest length several independent programs agree on.
 *
 * @param optimal shortest length under the official rules
 * @param optimalStrict shortest length under {@code ricochet} and {@code no-rebound}, or -1 if not recorded
 * @param kind class of the position, such as {@code random} or {@code long}
 * @param solution a recorded shortest solution, or empty
 */
public record PublicPosition(
        String id, String text, int optimal, int optimalStrict, String kind, List<String> solution) {

    public static List<PublicPosition> all() {
        try (InputStream in = PublicPosition.class.getResourceAsStream("/ricochet/public-positions.jsonl")) {
            List<PublicPosition> all = new ArrayList<>();
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n"))
                all.add(of(new ObjectMapper().readTree(line)));
            return all;
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static PublicPosition of(JsonNode node) {
        List<String> parts = new ArrayList<>();
        List<String> quadrants = new ArrayList<>();
        node.get("board").forEach(q -> quadrants.add(q.asString()));
        parts.add(String.join("-", quadrants));
        for (String colour : Robots.COLOURS) {
            JsonNode robot = node.get("robots").get(colour);
            if (robot != null)
                parts.add(colour.charAt(0) + robot.get(0).asString() + "."
                        + robot.get(1).asString());
        }
        JsonNode t = node.get("target");
        parts.add("t" + t.get("x").asString() + "." + t.get("y").asString() + "."
                + t.get("colour").asString());
        String solution = node.path("solution").asString("");
        return new PublicPosition(
                node.get("id").asString(),
                String.join("_", parts),
                node.get("optimal").asInt(),
                node.path("optimalStrict").asInt(-1),
                node.get("class").asString(),
                solution.isEmpty() ? List.of() : List.of(solution.split(" ")));
    }

    public Setup setup() {
        return RicochetNotation.read(text);
    }
}
