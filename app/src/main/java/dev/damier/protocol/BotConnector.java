package dev.damier.protocol;

import dev.damier.run.BadInputException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Connects a bot of this machine to a server: to the analysis page of a browser, or to a contest. After a lost
 * connection it reconnects.
 */
public final class BotConnector {
    private static final Pattern PAGE = Pattern.compile("http(s?)://([^/?#]+)(/[^?#]*)?([?#].*)?");
    private static final Pattern CONTEST_PATH = Pattern.compile("/arena/([\\w-]+)/?");
    private static final Pattern ANALYSIS_PATH = Pattern.compile("/?|/analysis/?");
    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(10);
    private static final Duration RECONNECT_TIME = Duration.ofMinutes(1);
    private static final int RETRY_MILLIS = 500;

    private final URI address;
    private final String token;
    private final LocalBot.Factory bot;
    private final Consumer<String> log;
    private LocalBot local;

    /** @param log receives messages for the user */
    public BotConnector(URI address, String token, LocalBot.Factory bot, Consumer<String> log) {
        this.address = address;
        this.token = token;
        this.bot = bot;
        this.log = log;
    }

    /** Returns the address of the WebSocket for the address of a page. */
    public static URI socketAddress(String page) {
        if (page.matches("wss?:.*")) return Bot.requireWebAddress(page, "ws");
        Matcher m = PAGE.matcher(page);
        if (m.matches()) {
            String path = m.group(3) == null ? "" : m.group(3);
            Matcher contest = CONTEST_PATH.matcher(path);
            String socket = contest.matches()
                    ? "/api/arena/" + contest.group(1) + "/bot"
                    : ANALYSIS_PATH.matcher(path).matches() ? "/api/own-engine/bot" : "";
            if (!socket.isEmpty()) return Bot.requireWebAddress("ws" + m.group(1) + "://" + m.group(2) + socket, "ws");
        }
        throw new BadInputException("invalid address '" + page
                + "': expected http://HOST:PORT for the analysis page, or http://HOST:PORT/arena/ID for a contest");
    }

    /**
     * Connects until the server refuses the bot, cannot be reached for a minute, or the program does not start. Returns
     * the reason.
     */
    public String run() {
        boolean connected = false;
        long lostAt = System.nanoTime();
        while (true) {
            try (LineChannel channel = WebSocketChannel.open(address, CONNECT_TIMEOUT, token)) {
                connected = true;
                String failure = relay(channel);
                if (!failure.isEmpty()) return failure;
                lostAt = System.nanoTime();
            } catch (WebSocketChannel.RefusedException e) {
                return "the server refused the bot: " + e.getMessage();
            } catch (IOException e) {
                if (!connected) return "cannot connect to " + address.getAuthority() + ": " + reason(e);
                if (System.nanoTime() - lostAt > RECONNECT_TIME.toNanos())
                    return "could not reconnect for a minute: " + reason(e);
            }
            if (!pause()) return "interrupted";
        }
    }

    private static String reason(IOException e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof ConnectException) return "no server answers there";
            if (cause instanceof WebSocketHandshakeException) return "it is not a Damier server";
        }
        return String.valueOf(e.getMessage());
    }

    private static boolean pause() {
        try {
            Thread.sleep(RETRY_MILLIS);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Forwards lines until the connection ends. Returns why the bot cannot be used, or "" to connect again. */
    private String relay(LineChannel channel) throws WebSocketChannel.RefusedException {
        try {
            start(bot.start(new LocalBot.Host() {
                @Override
                public synchronized void send(String line) throws IOException {
                    channel.write(line);
                }

                @Override
                public void end() throws IOException {
                    channel.close();
                }
            }));
            String line = channel.read();
            if (line != null) log.accept("connected to " + address.getAuthority() + " (press Ctrl-C to end)");
            for (; line != null; line = channel.read()) current().receive(line);
            return current().failure();
        } catch (WebSocketChannel.RefusedException e) {
            String failure = current().failure();
            if (failure.isEmpty()) throw e;
            return failure;
        } catch (IOException e) {
            return local == null
                    ? "cannot start the program: " + e.getMessage()
                    : current().failure();
        } finally {
            close();
        }
    }

    private synchronized void start(LocalBot started) {
        local = started;
    }

    private synchronized LocalBot current() {
        return local;
    }

    /** Ends the bot. */
    public void close() {
        LocalBot current = current();
        if (current != null) current.close();
    }
}
