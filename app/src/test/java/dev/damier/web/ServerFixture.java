package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** A real server, with clients that use raw sockets from several addresses of this machine. */
abstract class ServerFixture {
    static final String EASY = "1,2,3/4,5,6/0,7,8";
    static final String HARD = "13,6,8,12/15,14,0,10/11,7,4,5/9,1,3,2";
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    Server server;

    @BeforeEach
    void open() {
        server = TestServers.start();
    }

    @AfterEach
    void close() {
        server.close();
    }

    /** Replaces the default server. */
    void replaceServer(Server other) {
        server.close();
        server = other;
    }

    /** Opens a connection from 127.0.0.{@code from}. */
    Socket connect(int from) throws IOException {
        Socket socket = new Socket();
        socket.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) from}), 0));
        socket.connect(new InetSocketAddress("127.0.0.1", server.port()));
        socket.setSoTimeout(60_000);
        return socket;
    }

    /** Sends a request head, completed by Host and Content-Length, and a body. */
    static void send(Socket socket, String head, String body) throws IOException {
        String all = head + (head.contains("\r\nHost:") ? "" : "\r\nHost: localhost")
                + (body.isEmpty() ? "" : "\r\nContent-Length: " + body.length())
                + "\r\n\r\n" + body;
        socket.getOutputStream().write(all.getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().flush();
    }

    /** Sends a request and returns the whole response. The connection is closed after it. */
    String request(int from, String head, String body) throws IOException {
        try (Socket socket = connect(from)) {
            send(socket, head + "\r\nConnection: close", body);
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    String get(int from, String path) throws IOException {
        return request(from, "GET " + path + " HTTP/1.1", "");
    }

    String post(int from, String path, String body) throws IOException {
        return request(from, "POST " + path + " HTTP/1.1\r\nContent-Type: application/json", body);
    }

    static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    static String status(String answer) {
        return answer.substring(9, 12);
    }

    double metric(String name) throws IOException {
        String answer = get(9, "/api/metrics");
        Matcher line = Pattern.compile("(?m)^damier_" + Pattern.quote(name) + " (\\S+)$")
                .matcher(answer);
        assertThat(line.find()).as(name + " in " + answer).isTrue();
        return Double.parseDouble(line.group(1));
    }

    /** Waits until a metric has a value; the timeout of the test ends the wait. */
    void awaitMetric(String name, double value) throws Exception {
        while (metric(name) != value) Thread.sleep(20);
    }

    static JsonNode json(String answer) throws IOException {
        String body = answer.substring(answer.indexOf("\r\n\r\n") + 4);
        return MAPPER.readTree(body.substring(Math.max(0, Math.min(indexOrEnd(body, '['), indexOrEnd(body, '{')))));
    }

    private static int indexOrEnd(String text, char c) {
        return text.indexOf(c) < 0 ? text.length() : text.indexOf(c);
    }

    /** Returns a Quoridor position that is in no opening book. */
    String quoridorMiddlegame() throws IOException {
        String look = "{\"position\":\"start\",\"moves\":[\"e2\",\"e8\",\"a3h\",\"h7h\",\"e3\",\"e7\"]}";
        return json(post(1, "/api/look", look)).path("position").asString();
    }

    /** Returns a 100×100 sliding puzzle, the largest board possible. */
    static String largeTaquin() {
        return IntStream.range(0, 100)
                .mapToObj(row -> IntStream.range(0, 100)
                        .mapToObj(x -> String.valueOf((row * 100 + x + 1) % 10_000))
                        .collect(Collectors.joining(",")))
                .collect(Collectors.joining("/"));
    }

    /** Reads up to {@code end} and returns the text between {@code start} and {@code end}. */
    static String readBetween(InputStream in, String start, String end) throws IOException {
        ByteArrayOutputStream received = new ByteArrayOutputStream();
        for (int b = in.read(); b >= 0; b = in.read()) {
            received.write(b);
            String text = received.toString(StandardCharsets.UTF_8);
            int from = text.indexOf(start);
            int to = from < 0 ? -1 : text.indexOf(end, from + start.length());
            if (to >= 0) return text.substring(from + start.length(), to);
        }
        throw new AssertionError("no " + start + " in " + received.toString(StandardCharsets.UTF_8));
    }

    String engineUrl() {
        return "ws://127.0.0.1:" + server.port() + "/api/engine";
    }

    WebSocket connectBot(ReceivedLines received, String... headers) {
        WebSocket.Builder builder = CLIENT.newWebSocketBuilder();
        for (int i = 0; i < headers.length; i += 2) builder.header(headers[i], headers[i + 1]);
        return builder.buildAsync(URI.create(engineUrl()), received).join();
    }
}
