package dev.damier.ricochet;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.damier.game.Setup;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The recorded positions whose shortest lengths several independent programs agree on. */
public record PublicPositions(
        String id, String text, int optimal, int optimalStrict, String kind, List<String> solution) {

    public static List<PublicPositions> all() {
        try (InputStream in = PublicPositions.class.getResourceAsStream("/ricochet/public-positions.jsonl")) {
            List<PublicPositions> all = new ArrayList<>();
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n"))
                all.add(of(new ObjectMapper().readTree(line)));
            return all;
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static PublicPositions of(JsonNode node) {
        List<String> parts = new ArrayList<>();
        List<String> quadrants = new ArrayList<>();
        node.get("board").forEach(q -> quadrants.add(q.asText()));
        parts.add(String.join("-", quadrants));
        for (String colour : Robots.COLOURS) {
            JsonNode robot = node.get("robots").get(colour);
            if (robot != null)
                parts.add(colour.charAt(0) + robot.get(0).asText() + "."
                        + robot.get(1).asText());
        }
        JsonNode t = node.get("target");
        parts.add("t" + t.get("x").asText() + "." + t.get("y").asText() + "."
                + t.get("colour").asText());
        String solution = node.path("solution").asText("");
        return new PublicPositions(
                node.get("id").asText(),
                String.join("_", parts),
                node.get("optimal").asInt(),
                node.path("optimalStrict").asInt(-1),
                node.get("class").asText(),
                solution.isEmpty() ? List.of() : List.of(solution.split(" ")));
    }

    public Setup setup() {
        return RicochetNotation.read(text);
    }
}
