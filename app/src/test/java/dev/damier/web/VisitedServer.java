package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
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

/** A real server, and visitors with bare sockets from several addresses of this machine. */
abstract class VisitedServer {
    static final String EASY = "1,2,3/4,5,6/0,7,8";
    static final String HARD = "13,6,8,12/15,14,0,10/11,7,4,5/9,1,3,2";
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    Server server;

    @BeforeEach
    void open() {
        server = new Server("127.0.0.1", 0);
    }

    @AfterEach
    void close() {
        server.close();
    }

    /** Another server instead of the usual one. */
    void reopen(Server other) {
        server.close();
        server = other;
    }

    /** A connection from 127.0.0.{@code from}. */
    Socket call(int from) throws IOException {
        Socket socket = new Socket();
        socket.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) from}), 0));
        socket.connect(new InetSocketAddress("127.0.0.1", server.port()));
        socket.setSoTimeout(60_000);
        return socket;
    }

    static void say(Socket socket, String head, String body) throws IOException {
        String all = head + (head.contains("\r\nHost:") ? "" : "\r\nHost: localhost")
                + (body.isEmpty() ? "" : "\r\nContent-Length: " + body.length())
                + "\r\n\r\n" + body;
        socket.getOutputStream().write(all.getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().flush();
    }

    /** All of an answer: the connection is asked to be closed after it. */
    String ask(int from, String head, String body) throws IOException {
        try (Socket socket = call(from)) {
            say(socket, head + "\r\nConnection: close", body);
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    String get(int from, String path) throws IOException {
        return ask(from, "GET " + path + " HTTP/1.1", "");
    }

    String post(int from, String path, String body) throws IOException {
        return ask(from, "POST " + path + " HTTP/1.1\r\nContent-Type: application/json", body);
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

    /** Waits for a figure; the test's own limit ends it. */
    void until(String name, double value) throws Exception {
        while (metric(name) != value) Thread.sleep(20);
    }

    static JsonNode json(String answer) throws IOException {
        String body = answer.substring(answer.indexOf("\r\n\r\n") + 4);
        return MAPPER.readTree(body.substring(Math.max(0, Math.min(at(body, '['), at(body, '{')))));
    }

    private static int at(String text, char c) {
        return text.indexOf(c) < 0 ? text.length() : text.indexOf(c);
    }

    /** A position of Quoridor that no opening book knows. */
    String middle() throws IOException {
        String look = "{\"position\":\"start\",\"moves\":[\"e2\",\"e8\",\"a3h\",\"h7h\",\"e3\",\"e7\"]}";
        return json(post(1, "/api/look", look)).path("position").asText();
    }

    /** A 100×100 taquin: the largest board there is. */
    static String large() {
        return IntStream.range(0, 100)
                .mapToObj(row -> IntStream.range(0, 100)
                        .mapToObj(x -> String.valueOf((row * 100 + x + 1) % 10_000))
                        .collect(Collectors.joining(",")))
                .collect(Collectors.joining("/"));
    }

    static String until(InputStream in, String start, String end) throws IOException {
        ByteArrayOutputStream heard = new ByteArrayOutputStream();
        for (int b = in.read(); b >= 0; b = in.read()) {
            heard.write(b);
            String text = heard.toString(StandardCharsets.UTF_8);
            int from = text.indexOf(start);
            int to = from < 0 ? -1 : text.indexOf(end, from + start.length());
            if (to >= 0) return text.substring(from + start.length(), to);
        }
        throw new AssertionError("no " + start + " in " + heard.toString(StandardCharsets.UTF_8));
    }

    String engineAddress() {
        return "ws://127.0.0.1:" + server.port() + "/api/engine";
    }

    WebSocket bot(HeardLines heard, String... headers) {
        WebSocket.Builder builder = CLIENT.newWebSocketBuilder();
        for (int i = 0; i < headers.length; i += 2) builder.header(headers[i], headers[i + 1]);
        return builder.buildAsync(URI.create(engineAddress()), heard).join();
    }
}
