package dev.damier.hitman;

import dev.damier.hitman.world.MapReader;
import dev.damier.hitman.world.WorldMap;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Loads the recorded data of the test resources. */
public final class HitmanData {
    private static final ObjectMapper JSON = new ObjectMapper();

    private HitmanData() {}

    /** Returns the recorded runs of the course's referee, one JSON object per run. */
    public static List<JsonNode> traces() {
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(open("traces.jsonl.gz")), StandardCharsets.UTF_8))) {
            List<JsonNode> traces = new ArrayList<>();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) traces.add(JSON.readTree(line));
            return traces;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the proved minimum penalties with one plan each, by map name. */
    public static Map<String, JsonNode> optima() {
        try (InputStream in = open("optimal-phase2.json")) {
            Map<String, JsonNode> optima = new LinkedHashMap<>();
            JSON.readTree(in).get("maps").properties().forEach(e -> optima.put(e.getKey(), e.getValue()));
            return optima;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the text of a map file. */
    public static String map(String name) {
        try (InputStream in = open("maps/" + name + ".txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static <T> T convert(JsonNode node, Class<T> type) {
        return JSON.convertValue(node, type);
    }

    public static JsonNode json(Object value) {
        return JSON.valueToTree(value);
    }

    private static InputStream open(String name) {
        return HitmanData.class.getResourceAsStream("/hitman/" + name);
    }

    /** Returns the world generated with these options and this seed. */
    public static WorldMap dealMap(Map<String, String> options, long seed) {
        return MapReader.read(new Hitman().deal(options, seed).write());
    }
}
