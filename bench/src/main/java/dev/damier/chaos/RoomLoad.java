package dev.damier.chaos;

import dev.damier.game.Games;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * {@code RoomLoad ROOMS PLAYERS RATE SECONDS}: connects players to rooms and performs RATE actions per second. Reports
 * the latency from sending an action until the last player of the room has received it, and the heap of the server.
 */
public final class RoomLoad {
    private static final Pattern EVENT_ID = Pattern.compile("(?m)^id: (\\d+)$");
    private static final int ADDRESS_COUNT = 100;
    private static final int HEAP_MEBIBYTES = 512;

    private final int roomCount;
    private final int playersPerRoom;
    private final String position = Games.all().game("taquin").deal(Map.of(), 7).write();
    private final Path folder = Files.createTempDirectory("damier-rooms");
    private final ServerProcess server =
            new ServerProcess(HEAP_MEBIBYTES, folder.resolve("cache"), "--data", folder.toString());
    private final Selector selector = Selector.open();
    private final List<List<RoomClient>> clients = new ArrayList<>();
    /** The send time of an action and the number of players that have not received it, by room and sequence number. */
    private final Map<String, SentAction> sent = new ConcurrentHashMap<>();

    /** The time when the last player received an action whose sequence number its sender does not know yet. */
    private final Map<String, Long> lastReceivedAt = new ConcurrentHashMap<>();

    private final List<Double> latencyMillis = new ArrayList<>();
    private final AtomicInteger rejected = new AtomicInteger();

    private static final class SentAction {
        final long sentAt;
        int missing;

        SentAction(long sentAt, int waiting) {
            this.sentAt = sentAt;
            this.missing = waiting;
        }
    }

    /** A connection that receives events. */
    private static final class Listener {
        final int room;
        final ByteBuffer bytes = ByteBuffer.allocate(1 << 16);
        String rest = "";

        Listener(int room) {
            this.room = room;
        }
    }

    private RoomLoad(int rooms, int people) throws IOException {
        this.roomCount = rooms;
        this.playersPerRoom = people;
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        RoomLoad load = new RoomLoad(Integer.parseInt(args[0]), Integer.parseInt(args[1]));
        try {
            load.createRooms();
            load.run(Integer.parseInt(args[2]), Integer.parseInt(args[3]));
        } finally {
            load.server.kill();
        }
        load.measureRestart();
    }

    /** Measures how long a server needs to start on the stored rooms and to open one of them. */
    private void measureRestart() throws IOException, InterruptedException {
        long from = System.nanoTime();
        try (ServerProcess restarted =
                new ServerProcess(HEAP_MEBIBYTES, folder.resolve("cache"), "--data", folder.toString())) {
            String answer = RawConnection.request(
                    address(0),
                    restarted.port(),
                    RawConnection.get("/api/rooms/" + clients.get(0).get(0).roomId()));
            System.out.printf(
                    Locale.ROOT,
                    "restarted on %d rooms and opened one (%s) in %.0f ms%n",
                    roomCount,
                    answer.substring(9, 12),
                    (System.nanoTime() - from) / 1e6);
        }
    }

    private static int address(int number) {
        return 2 + number % ADDRESS_COUNT;
    }

    private void createRooms() throws IOException {
        for (int room = 0; room < roomCount; room++) {
            List<RoomClient> roomClients = new ArrayList<>();
            roomClients.add(RoomClient.createRoom(
                    address(room),
                    server.port(),
                    Map.of("game", "taquin", "style", "fastest", "position", position, "name", "P0")));
            for (int p = 1; p < playersPerRoom; p++)
                roomClients.add(roomClients.get(0).join(address(room), server.port(), "P" + p));
            for (RoomClient one : roomClients)
                if (one.act(server.port(), "ready", Map.of()).status() != 200) throw new IOException("not ready");
            for (RoomClient one : roomClients) listen(room, one);
            clients.add(roomClients);
        }
        System.out.println(roomCount * playersPerRoom + " players connected in " + roomCount + " rooms; heap in use "
                + heapText());
    }

    private void listen(int room, RoomClient client) throws IOException {
        SocketChannel channel = SocketChannel.open();
        channel.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) address(room)}), 0));
        channel.connect(new InetSocketAddress("127.0.0.1", server.port()));
        channel.write(ByteBuffer.wrap(client.eventsRequest().getBytes(StandardCharsets.UTF_8)));
        channel.configureBlocking(false);
        channel.register(selector, SelectionKey.OP_READ, new Listener(room));
    }

    private void run(int rate, int seconds) throws IOException, InterruptedException {
        ScheduledExecutorService executor = Executors.newScheduledThreadPool(16);
        AtomicInteger next = new AtomicInteger();
        executor.scheduleAtFixedRate(
                () -> executor.execute(() -> act(next.getAndIncrement())), 0, 1_000_000 / rate, TimeUnit.MICROSECONDS);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        while (System.nanoTime() < end) receiveEvents();
        executor.shutdownNow();
        report(next.get());
    }

    /** Makes a move, or undoes it the next time. */
    private void act(int number) {
        int room = number % roomCount;
        RoomClient client = clients.get(room).get(number / roomCount % playersPerRoom);
        boolean undo = number / (roomCount * playersPerRoom) % 2 == 1;
        String move = Games.all()
                .game("taquin")
                .read(position)
                .newTable()
                .moves()
                .get(0)
                .text();
        long sentAt = System.nanoTime();
        try {
            RoomClient.Response response =
                    client.act(server.port(), undo ? "undo" : "move", undo ? Map.of() : Map.of("move", move));
            if (response.status() != 200) rejected.incrementAndGet();
            else recordDelivery(room, response.body().path("seq").asInt(), sentAt, 0);
        } catch (IOException e) {
            rejected.incrementAndGet();
        }
    }

    /** Records the response to the sender or the delivery to a player, which may happen in any order. */
    private synchronized void recordDelivery(int room, int number, long sentAt, int heard) {
        String key = room + " " + number;
        SentAction action = sent.get(key);
        if (sentAt > 0) {
            SentAction now = new SentAction(sentAt, action == null ? playersPerRoom : action.missing);
            sent.put(key, now);
            action = now;
            if (action.missing == 0) latencyMillis.add((lastReceivedAt.remove(key) - sentAt) / 1e6);
            return;
        }
        if (action == null) sent.put(key, action = new SentAction(0, playersPerRoom));
        action.missing -= heard;
        if (action.missing > 0) return;
        if (action.sentAt > 0) latencyMillis.add((System.nanoTime() - action.sentAt) / 1e6);
        else lastReceivedAt.put(key, System.nanoTime());
    }

    private void receiveEvents() throws IOException {
        selector.select(50);
        for (SelectionKey key : selector.selectedKeys()) {
            Listener listener = (Listener) key.attachment();
            listener.bytes.clear();
            if (((SocketChannel) key.channel()).read(listener.bytes) < 0)
                throw new IOException("the server closed a listener connection");
            String text = listener.rest
                    + new String(listener.bytes.array(), 0, listener.bytes.position(), StandardCharsets.UTF_8);
            int whole = text.lastIndexOf('\n') + 1;
            Matcher number = EVENT_ID.matcher(text.substring(0, whole));
            while (number.find()) recordDelivery(listener.room, Integer.parseInt(number.group(1)), 0, 1);
            listener.rest = text.substring(whole);
        }
        selector.selectedKeys().clear();
    }

    private void report(int acts) throws IOException {
        double[] sorted = latencyMillis.stream().mapToDouble(w -> w).sorted().toArray();
        System.out.printf(
                Locale.ROOT,
                "%d actions, %d refused; from the request to the last event: median %.1f ms, p99 %.1f ms, maximum %.1f"
                        + " ms%n",
                acts,
                rejected.get(),
                sorted[sorted.length / 2],
                sorted[(int) (sorted.length * 0.99)],
                Arrays.stream(sorted).max().orElse(0));
        System.out.println("heap in use " + heapText());
    }

    private String heapText() throws IOException {
        Matcher used = Pattern.compile("heap_used\\S* (\\S+)")
                .matcher(RawConnection.request(1, server.port(), RawConnection.get("/api/metrics")));
        return used.find() ? String.format(Locale.ROOT, "%.0f MB", Double.parseDouble(used.group(1)) / (1 << 20)) : "?";
    }
}
