package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests that clients that do not read a response, or read it slowly, do not block others. */
@Timeout(120)
class SlowReadersTest extends ServerFixture {
    /** More than the 250 threads that Jetty has by default. */
    private static final int CONNECTIONS = 300;

    /** Small enough that a page does not fit into the buffers of its connection. */
    private static final int BUFFER_BYTES = 4096;

    private Socket connectWithSmallBuffer() throws IOException {
        server.connector().setAcceptedSendBufferSize(BUFFER_BYTES);
        Socket socket = new Socket();
        socket.setReceiveBufferSize(BUFFER_BYTES);
        socket.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), 0));
        socket.connect(new InetSocketAddress("127.0.0.1", server.port()));
        return socket;
    }

    /** A page is sent by a thread of Jetty, which waits until the client reads. */
    @Test
    void unreadPagesDoNotBlockOthers() throws Exception {
        Matcher script = Pattern.compile("/assets/[0-9a-f]+/main\\.js").matcher(get(1, "/"));
        assertThat(script.find()).isTrue();
        List<Socket> unread = new ArrayList<>();
        try {
            for (int i = 0; i < CONNECTIONS; i++) {
                unread.add(connectWithSmallBuffer());
                send(unread.get(i), "GET " + (i % 2 == 0 ? script.group() : "/openapi.json") + " HTTP/1.1", "");
            }
            // One byte of each response: the server has begun to send all of them.
            for (Socket socket : unread)
                assertThat(socket.getInputStream().read()).isPositive();
            assertThat(status(get(2, "/api/games"))).isEqualTo("200");
            assertThat(status(get(2, "/api/health"))).isEqualTo("200");
        } finally {
            for (Socket socket : unread) socket.close();
        }
    }

    /** The client reads now and then, so that the connection is never idle. */
    @Test
    void slowlyReadResponseIsClosed() throws Exception {
        replaceServer(new Server(TestServers.options().withIntervals(Duration.ofMillis(50), Duration.ofMinutes(1))));
        String body = "{\"game\":\"taquin\",\"position\":\"" + largeTaquin() + "\"}";
        int length = post(2, "/api/look", body).length();
        int received = 0;
        try (Socket slow = connectWithSmallBuffer()) {
            send(slow, "POST /api/look HTTP/1.1\r\nContent-Type: application/json\r\nConnection: close", body);
            InputStream in = slow.getInputStream();
            for (int read = 1; read > 0; read = in.read(new byte[64])) {
                received += read;
                Thread.sleep(5);
            }
        } catch (SocketException e) {
            assertThat(e).as("the server closed the connection").hasMessageContaining("reset");
        }
        assertThat(received).isLessThan(length);
        awaitMetric("bytes_unread", 0);
    }
}
