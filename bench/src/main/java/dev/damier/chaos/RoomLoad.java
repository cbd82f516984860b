package dev.damier.chaos;

import dev.damier.game.Games;
import dev.damier.room.RoomClock;
import dev.damier.room.Rooms;
import dev.damier.store.Database;
import dev.damier.store.RoomStore;
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
import java.time.Duration;
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
 * {@code RoomLoad ROOMS PEOPLE RATE SECONDS}: so many people in each of so many rooms, all listening, and so many actions a
 * second. Tells how long it takes from sending an action until the last of the room has heard of it, and the server's heap.
 */
public final class RoomLoad {
    private static final Pattern NUMBER = Pattern.compile("(?m)^id: (\\d+)$");
    private static final int ADDRESSES = 100;
    /** Mebibytes. */
    private static final int HEAP = 512;

    private final int rooms;
    private final int people;
    private final String position = Games.all().game("taquin").deal(Map.of(), 7).write();
    private final Path folder = Files.createTempDirectory("damier-rooms");
    private final ServerProcess server = new ServerProcess(HEAP, folder.resolve("cache"), "--data", folder.toString());
    private final Selector selector = Selector.open();
    private final List<List<RoomClient>> seats = new ArrayList<>();
    /** When an action was sent and how many have not heard of it, by room and number. */
    private final Map<String, Sent> sent = new ConcurrentHashMap<>();

    /** When the last one heard of an action whose sender does not know its number yet. */
    private final Map<String, Long> lastHeard = new ConcurrentHashMap<>();

    private final List<Double> waits = new ArrayList<>();
    private final AtomicInteger refused = new AtomicInteger();

    private static final class Sent {
        final long at;
        int waiting;

        Sent(long at, int waiting) {
            this.at = at;
            this.waiting = waiting;
        }
    }

    /** A page that listens. */
    private static final class Listener {
        final int room;
        final ByteBuffer bytes = ByteBuffer.allocate(1 << 16);
        String rest = "";

        Listener(int room) {
            this.room = room;
        }
    }

    private RoomLoad(int rooms, int people) throws IOException {
        this.rooms = rooms;
        this.people = people;
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        RoomLoad load = new RoomLoad(Integer.parseInt(args[0]), Integer.parseInt(args[1]));
        try {
            load.fill();
            load.run(Integer.parseInt(args[2]), Integer.parseInt(args[3]));
        } finally {
            load.server.kill();
        }
        load.recover();
    }

    /** How long it takes to play all rooms again. */
    private void recover() {
        try (Database database = Database.openFolder(folder);
                RoomStore store = new RoomStore(database);
                Rooms again = new Rooms(store, new RoomClock(), (chair, engine, setup, then) -> {}, Duration.ZERO)) {
            long from = System.nanoTime();
            again.start();
            System.out.printf(
                    Locale.ROOT, "%d rooms restored in %.0f ms%n", again.liveCount(), (System.nanoTime() - from) / 1e6);
        }
    }

    private static int address(int number) {
        return 2 + number % ADDRESSES;
    }

    private void fill() throws IOException {
        for (int room = 0; room < rooms; room++) {
            List<RoomClient> here = new ArrayList<>();
            here.add(RoomClient.open(
                    address(room),
                    server.port(),
                    Map.of("game", "taquin", "style", "fastest", "position", position, "name", "P0")));
            for (int p = 1; p < people; p++) here.add(here.get(0).friend(address(room), server.port(), "P" + p));
            for (RoomClient one : here)
                if (one.act(server.port(), "ready", Map.of()).status() != 200) throw new IOException("not ready");
            for (RoomClient one : here) listen(room, one);
            seats.add(here);
        }
        System.out.println(rooms * people + " players connected in " + rooms + " rooms; heap in use " + heap());
    }

    private void listen(int room, RoomClient client) throws IOException {
        SocketChannel channel = SocketChannel.open();
        channel.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) address(room)}), 0));
        channel.connect(new InetSocketAddress("127.0.0.1", server.port()));
        channel.write(ByteBuffer.wrap(client.listening().getBytes(StandardCharsets.UTF_8)));
        channel.configureBlocking(false);
        channel.register(selector, SelectionKey.OP_READ, new Listener(room));
    }

    private void run(int rate, int seconds) throws IOException, InterruptedException {
        ScheduledExecutorService hands = Executors.newScheduledThreadPool(16);
        AtomicInteger next = new AtomicInteger();
        hands.scheduleAtFixedRate(
                () -> hands.execute(() -> act(next.getAndIncrement())), 0, 1_000_000 / rate, TimeUnit.MICROSECONDS);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        while (System.nanoTime() < end) hear();
        hands.shutdownNow();
        report(next.get());
    }

    /** A move there, and the next time back again. */
    private void act(int number) {
        int room = number % rooms;
        RoomClient who = seats.get(room).get(number / rooms % people);
        boolean back = number / (rooms * people) % 2 == 1;
        String move = Games.all()
                .game("taquin")
                .read(position)
                .newTable()
                .moves()
                .get(0)
                .text();
        long at = System.nanoTime();
        try {
            RoomClient.Answer answer =
                    who.act(server.port(), back ? "undo" : "move", back ? Map.of() : Map.of("move", move));
            if (answer.status() != 200) refused.incrementAndGet();
            else hearing(room, answer.body().path("seq").asInt(), at, 0);
        } catch (IOException e) {
            refused.incrementAndGet();
        }
    }

    /** Whoever sent it and those who hear of it may come in any order. */
    private synchronized void hearing(int room, int number, long sentAt, int heard) {
        String key = room + " " + number;
        Sent known = sent.get(key);
        if (sentAt > 0) {
            Sent now = new Sent(sentAt, known == null ? people : known.waiting);
            sent.put(key, now);
            known = now;
            if (known.waiting == 0) waits.add((lastHeard.remove(key) - sentAt) / 1e6);
            return;
        }
        if (known == null) sent.put(key, known = new Sent(0, people));
        known.waiting -= heard;
        if (known.waiting > 0) return;
        if (known.at > 0) waits.add((System.nanoTime() - known.at) / 1e6);
        else lastHeard.put(key, System.nanoTime());
    }

    private void hear() throws IOException {
        selector.select(50);
        for (SelectionKey key : selector.selectedKeys()) {
            Listener listener = (Listener) key.attachment();
            listener.bytes.clear();
            if (((SocketChannel) key.channel()).read(listener.bytes) < 0)
                throw new IOException("the server closed a listener connection");
            String text = listener.rest
                    + new String(listener.bytes.array(), 0, listener.bytes.position(), StandardCharsets.UTF_8);
            int whole = text.lastIndexOf('\n') + 1;
            Matcher number = NUMBER.matcher(text.substring(0, whole));
            while (number.find()) hearing(listener.room, Integer.parseInt(number.group(1)), 0, 1);
            listener.rest = text.substring(whole);
        }
        selector.selectedKeys().clear();
    }

    private void report(int acts) throws IOException {
        double[] sorted = waits.stream().mapToDouble(w -> w).sorted().toArray();
        System.out.printf(
                Locale.ROOT,
                "%d actions, %d refused; from the request to the last event: median %.1f ms, p99 %.1f ms, maximum %.1f"
                        + " ms%n",
                acts,
                refused.get(),
                sorted[sorted.length / 2],
                sorted[(int) (sorted.length * 0.99)],
                Arrays.stream(sorted).max().orElse(0));
        System.out.println("heap in use " + heap());
    }

    private String heap() throws IOException {
        Matcher used =
                Pattern.compile("heap_used\\S* (\\S+)").matcher(Call.ask(1, server.port(), Call.get("/api/metrics")));
        return used.find() ? String.format(Locale.ROOT, "%.0f MB", Double.parseDouble(used.group(1)) / (1 << 20)) : "?";
    }
}
