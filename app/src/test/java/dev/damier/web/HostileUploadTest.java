package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Tests what users can upload as text or file: game records, positions, planning tasks and saved pages. Hostile content
 * is answered with an error of the client, in bounded time, and the server stays healthy.
 */
@Timeout(180)
class HostileUploadTest extends ServerFixture {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    /** Larger texts do not fit into a request body. */
    private static final int LARGE = 390_000;

    /** Texts that no parser may accept as a game, or only as a harmless one. */
    private static Map<String, String> hostileTexts() {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("open variations", "[Game \"quoridor\"]\n\n1. e2 " + "(".repeat(LARGE));
        texts.put("nested variations", "[Game \"quoridor\"]\n\n1. e2 " + "( e2 ".repeat(5_000) + ") ".repeat(5_000));
        texts.put("open comment", "[Game \"quoridor\"]\n\n1. e2 {" + "x".repeat(LARGE));
        texts.put("nested comments", "[Game \"quoridor\"]\n\n1. e2 " + "{".repeat(LARGE));
        texts.put("many tags", "[A \"b\"]\n".repeat(LARGE / 8) + "\n1. e2");
        texts.put("long tag", "[Game \"" + "q".repeat(LARGE) + "\"]\n\n1. e2");
        texts.put("open tag", "[Game \"quoridor" + "\\".repeat(LARGE));
        texts.put("other start", "[Game \"taquin\"]\n[Start \"../../../../etc/passwd\"]\n\n1. 7R");
        texts.put("many moves", "[Game \"quoridor\"]\n\n" + "e2 e8 e1 e9 ".repeat(LARGE / 12));
        texts.put("long number", "9".repeat(LARGE));
        texts.put("long move", "[Game \"quoridor\"]\n\n1. " + "e".repeat(LARGE));
        texts.put("separators", "/".repeat(LARGE));
        texts.put("cells", "1,".repeat(LARGE / 2));
        texts.put("path", "../../../../etc/passwd");
        texts.put("file address", "file:///etc/passwd");
        texts.put("argument file", "@/etc/passwd");
        texts.put("address", "http://127.0.0.1:1/");
        texts.put("entity", "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><a>&b;</a>");
        texts.put("zip", "PK\u0003\u0004\u0014\u0000\u0000\u0000\b\u0000" + "\u0000".repeat(1_000));
        texts.put("control characters", "\u0000\u001b[2J\u202e\uFEFF\u2028");
        texts.put("parentheses", "(".repeat(LARGE));
        texts.put("PDDL domain", "(define (domain d) " + "(:action ".repeat(LARGE / 9));
        texts.put("PDDL comment", "(define (domain d) ;" + "(".repeat(LARGE));
        texts.put("PDDL predicates", "(define (domain d) (:predicates " + "(p) ".repeat(LARGE / 4) + "))");
        return texts;
    }

    @Test
    void hostileTextIsAnsweredAndLeaksNothing() throws Exception {
        int client = 1;
        for (Map.Entry<String, String> text : hostileTexts().entrySet()) {
            for (Map.Entry<String, ObjectNode> upload : uploads(text.getValue()).entrySet()) {
                client = client % 200 + 2;
                String name = text.getKey() + " to " + upload.getKey();
                String answer = upload(
                        client,
                        upload.getKey().replaceFirst(" .*", ""),
                        ascii(upload.getValue().toString()));
                assertThat(status(answer)).as(name + ": " + start(answer)).isIn("200", "400", "413", "422");
                assertThat(answer)
                        .as(name)
                        .doesNotContain("root:", "Exception", "java.", "OutOfMemory", "StackOverflow");
            }
        }
        assertHealthy();
    }

    /** Posts a body. A server may close the connection before it has received the whole of a body that is too large. */
    private String upload(int client, String path, String body) throws IOException {
        try {
            return post(client, path, body);
        } catch (SocketException e) {
            if (body.length() <= Server.MAX_BODY_BYTES) throw e;
            return "HTTP/1.1 413";
        }
    }

    /** Returns a request for every route that takes a text of a user. */
    private static Map<String, ObjectNode> uploads(String text) {
        Map<String, ObjectNode> uploads = new LinkedHashMap<>();
        uploads.put("/api/records", MAPPER.createObjectNode().put("text", text));
        uploads.put(
                "/api/records in a game",
                MAPPER.createObjectNode()
                        .put("text", text)
                        .put("game", "quoridor")
                        .put("position", "start")
                        .put("draft", true));
        uploads.put("/api/look", MAPPER.createObjectNode().put("position", text));
        uploads.put(
                "/api/openings",
                MAPPER.createObjectNode().put("game", "quoridor").put("position", text));
        uploads.put(
                "/api/plan/check domain",
                MAPPER.createObjectNode().put("domain", text).put("problem", "(define)"));
        uploads.put(
                "/api/plan problem",
                MAPPER.createObjectNode()
                        .put("domain", "(define (domain d) (:predicates (p)))")
                        .put("problem", text)
                        .put("time", 500));
        uploads.put(
                "/api/repair",
                MAPPER.createObjectNode()
                        .put("game", "hitman")
                        .put("believed", text)
                        .put("actual", text));
        uploads.put("/api/kept", (ObjectNode) MAPPER.createObjectNode()
                .put("kind", text.substring(0, Math.min(100, text.length())))
                .set("content", MAPPER.createObjectNode().put("value", text)));
        return uploads;
    }

    private static String ascii(String json) {
        StringBuilder ascii = new StringBuilder(json.length());
        for (char c : json.toCharArray()) {
            if (c < 128) ascii.append(c);
            else ascii.append(String.format("\\u%04x", (int) c));
        }
        return ascii.toString();
    }

    /** The body is not JSON, not UTF-8, compressed, or nested deeper than any request. */
    @Test
    void hostileBodyIsRejected() throws Exception {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(zipped)) {
            gzip.write(new byte[100 << 20]); // 100 MB of zeros become 100 kB
        }
        List<byte[]> bodies = List.of(
                "{\"text\":\"\u00e9\"}".getBytes(StandardCharsets.ISO_8859_1),
                "{\"text\":\"1. e2\"}".getBytes(StandardCharsets.UTF_16),
                new byte[] {'{', '"', 't', '"', ':', '"', (byte) 0xed, (byte) 0xa0, (byte) 0x80, '"', '}'},
                new byte[] {(byte) 0xff, (byte) 0xfe, 0, 0},
                new byte[400_000],
                zipped.toByteArray(),
                ("{\"content\":" + "[".repeat(200_000)).getBytes(StandardCharsets.UTF_8),
                ("{\"content\":" + "{\"a\":".repeat(60_000)).getBytes(StandardCharsets.UTF_8),
                ("{\"text\":" + "1".repeat(400_000) + "}").getBytes(StandardCharsets.UTF_8));
        for (String path : List.of("/api/records", "/api/kept", "/api/plan/check", "/api/look", "/api/experiments"))
            for (int i = 0; i < bodies.size(); i++)
                for (String encoding : List.of("", "\r\nContent-Encoding: gzip")) {
                    String answer = upload(2 + i, path, encoding, bodies.get(i));
                    // The answer of these routes to a wrong text is not an error of the request.
                    if (!Set.of("/api/plan/check", "/api/experiments").contains(path))
                        assertThat(status(answer))
                                .as(path + " body " + i + encoding + ": " + start(answer))
                                .isIn("400", "413", "415");
                    assertThat(status(answer)).as(path).isIn("200", "400", "413", "415");
                    assertThat(answer).doesNotContain("Exception", "java.");
                }
        assertHealthy();
    }

    private String upload(int from, String path, String header, byte[] body) throws IOException {
        try (Socket socket = connect(from)) {
            String head = "POST " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                    + "Content-Type: application/json" + header + "\r\nContent-Length: " + body.length + "\r\n\r\n";
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            socket.getOutputStream().write(body);
            socket.getOutputStream().flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** An id is never part of a file name. */
    @Test
    void pathsAsIdsAreNotFound() throws Exception {
        for (String id :
                List.of("..%2f..%2fetc%2fpasswd", "%2e%2e", "a%00b", "....//", "C:%5Cwindows", "-", "x".repeat(4_000)))
            for (String route :
                    List.of("/api/kept/", "/api/rooms/", "/api/arena/", "/api/tables/", "/api/experiments/")) {
                String answer = get(1, route + id);
                assertThat(status(answer)).as(route + start(id)).isIn("400", "404", "414");
                assertThat(answer).doesNotContain("root:", "Exception");
            }
        assertHealthy();
    }

    private void assertHealthy() throws IOException {
        assertThat(get(250, "/api/health")).contains("\"status\":\"ok\"");
    }

    private static String start(String text) {
        return text.substring(0, Math.min(300, text.length()));
    }
}
