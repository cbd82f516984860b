package dev.damier.chaos;

import dev.damier.game.Games;
import java.io.IOException;
import java.lang.management.ManagementFactory;
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
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * {@code HintLatency ROOMS SPECTATORS SECONDS SIZE}: measures the hints of well-behaved clients, first alone and then while
 * one address acts in many rooms with spectators as fast as the server accepts it. SIZE is the side of the board in the
 * rooms. The defaults are 25, 350, 30 and 10. The last measurement, after the spectators have left, shows whether the
 * machine has changed meanwhile.
 */
public final class HintLatency {
    private static final int ATTACKER = 66;
    private static final int HINT_CLIENTS = 2;
    private static final int HEAP_MEBIBYTES = 512;
    private static final int WARM_UP_HINTS = 500;

    private final int rooms;
    private final int spectatorsPerRoom;
    private final Path folder = Files.createTempDirectory("damier-hints");
    private final ServerProcess server =
            new ServerProcess(HEAP_MEBIBYTES, folder.resolve("cache"), "--data", folder.toString());
    private final Selector selector = Selector.open();
    private final String position;
    private final AtomicInteger accepted = new AtomicInteger();
    private final AtomicInteger refused = new AtomicInteger();
    private long receivedBytes;
    private volatile boolean attacking = true;

    private HintLatency(int rooms, int spectators, int size) throws IOException {
        this.rooms = rooms;
        spectatorsPerRoom = Math.max(1, spectators / rooms);
        position = Games.all()
                .game("taquin")
                .deal(Map.of("size", String.valueOf(size)), 7)
                .write();
    }

    private static int argument(String[] args, int index, int otherwise) {
        return args.length > index ? Integer.parseInt(args[index]) : otherwise;
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        HintLatency measurement = new HintLatency(argument(args, 0, 25), argument(args, 1, 350), argument(args, 3, 10));
        try {
            measurement.run(argument(args, 2, 30));
        } finally {
            measurement.server.kill();
        }
    }

    private void run(int seconds) throws IOException, InterruptedException {
        Findings findings = new Findings();
        for (int i = 0; i < WARM_UP_HINTS; i++) ClientScenarios.hint(2, server.port(), findings, new Latencies());
        print("hints alone", measureHints(seconds, findings));
        List<Thread> attackers = startAttack();
        print("hints beside the rooms", measureHints(seconds, findings));
        System.out.printf(
                Locale.ROOT,
                "%d rooms, %d of %d spectators connected, %d actions accepted, %d refused, %d MB received%n",
                rooms,
                selector.keys().stream().filter(SelectionKey::isValid).count(),
                rooms * spectatorsPerRoom,
                accepted.get(),
                refused.get(),
                receivedBytes >> 20);
        attacking = false;
        for (Thread attacker : attackers) attacker.join();
        for (SelectionKey key : selector.keys()) key.channel().close();
        print("hints alone again", measureHints(seconds, findings));
        findings.faults().forEach(System.out::println);
    }

    private static void print(String name, Latencies latencies) {
        System.out.printf(
                Locale.ROOT,
                "%-22s %s (load %.1f)%n",
                name,
                latencies,
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    }

    private Latencies measureHints(int seconds, Findings findings) throws InterruptedException {
        Latencies latencies = new Latencies();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        List<Thread> clients = new ArrayList<>();
        for (int i = 0; i < HINT_CLIENTS; i++) {
            int from = 2 + i;
            clients.add(start(() -> {
                while (System.nanoTime() < end) ClientScenarios.hint(from, server.port(), findings, latencies);
            }));
        }
        for (Thread client : clients) client.join();
        return latencies;
    }

    /** Creates the rooms, connects the spectators and starts to act in all rooms. */
    private List<Thread> startAttack() throws IOException {
        List<RoomClient> hosts = new ArrayList<>();
        for (int room = 0; room < rooms; room++) {
            RoomClient host = RoomClient.createRoom(
                    ATTACKER,
                    server.port(),
                    Map.of("game", "taquin", "style", "fastest", "position", position, "name", "host"));
            RoomClient guest = host.join(ATTACKER, server.port(), "guest");
            for (RoomClient player : List.of(host, guest))
                if (player.act(server.port(), "ready", Map.of()).status() != 200) throw new IOException("not ready");
            for (int i = 0; i < spectatorsPerRoom; i++) watch(host);
            hosts.add(host);
        }
        String move = Games.all()
                .game("taquin")
                .read(position)
                .newTable()
                .moves()
                .get(0)
                .text();
        List<Thread> threads = new ArrayList<>();
        threads.add(start(this::drain));
        threads.add(start(() -> {
            for (int i = 0; attacking; i++) act(hosts.get(i % rooms), i / rooms % 2 == 1, move);
        }));
        return threads;
    }

    /** Makes a move, or takes it back. */
    private void act(RoomClient host, boolean undo, String move) throws IOException {
        RoomClient.Response response =
                host.act(server.port(), undo ? "undo" : "move", undo ? Map.of() : Map.of("move", move));
        (response.status() == 200 ? accepted : refused).incrementAndGet();
    }

    private void watch(RoomClient host) throws IOException {
        SocketChannel channel = SocketChannel.open();
        channel.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, ATTACKER}), 0));
        channel.connect(new InetSocketAddress("127.0.0.1", server.port()));
        channel.write(ByteBuffer.wrap(host.eventsRequest().getBytes(StandardCharsets.UTF_8)));
        channel.configureBlocking(false);
        channel.register(selector, SelectionKey.OP_READ);
    }

    /** Reads what the spectators receive. The server closes the oldest streams of an address with too many. */
    private void drain() throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(1 << 16);
        while (attacking) {
            selector.select(50);
            for (SelectionKey key : selector.selectedKeys()) {
                buffer.clear();
                int read = ((SocketChannel) key.channel()).read(buffer);
                if (read < 0) key.channel().close();
                else receivedBytes += read;
            }
            selector.selectedKeys().clear();
        }
    }

    private interface Task {
        void run() throws IOException;
    }

    private static Thread start(Task task) {
        Thread thread = new Thread(() -> {
            try {
                task.run();
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
        thread.start();
        return thread;
    }
}
