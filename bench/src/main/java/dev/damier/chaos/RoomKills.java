package dev.damier.chaos;

import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import tools.jackson.databind.JsonNode;

/**
 * {@code RoomKills KILLS [SEED] [DB]}: players move in rooms. The server process is killed at random moments (SIGKILL)
 * and restarted with the same store. Requirements: every acknowledged move is stored once and in order. At most the
 * pending move is stored without acknowledgement. Every player still has a seat, and the clock of the race continues.
 */
public final class RoomKills {
    private static final int HEAP_MEBIBYTES = 512;

    private static final int ROOMS = 4;
    private static final int MAX_RUN_MILLIS = 1_500;

    private final Findings findings = new Findings();
    private final Random random;
    private final String[] storeArguments;
    private volatile int port;
    private volatile boolean paused;

    /** A player that makes moves, with the moves that the server has acknowledged. */
    private final class MovingPlayer {
        final RoomClient client;
        final Random choice = new Random(random.nextLong());
        final List<String> acknowledged = new ArrayList<>();
        /** The moves if the pending action is stored, or null. */
        List<String> pendingMoves;

        MovingPlayer(RoomClient client) {
            this.client = client;
        }

        /** Moves until the server does not respond. After a failure, the last action may or may not be stored. */
        void moveUntilFailure(String position) {
            while (!paused) {
                List<String> next = new ArrayList<>(acknowledged);
                boolean undo = next.size() > 30;
                String move = undo ? "" : randomLegalMove(position, next);
                if (undo) next.remove(next.size() - 1);
                else next.add(move);
                pendingMoves = next;
                try {
                    RoomClient.Response response =
                            undo ? client.act(port, "undo", Map.of()) : client.act(port, "move", Map.of("move", move));
                    if (response.status() == 200) {
                        acknowledged.clear();
                        acknowledged.addAll(next);
                        findings.countEvent("acknowledged");
                    } else if (response.status() != 429) findings.addFault("refused: " + response);
                    pendingMoves = null;
                } catch (IOException e) {
                    return;
                }
            }
        }

        private String randomLegalMove(String position, List<String> played) {
            Table table = Games.all().game("taquin").read(position).newTable();
            for (String text : played) table.play(table.read(text).code());
            List<Move> moves = table.moves();
            return moves.get(choice.nextInt(moves.size())).text();
        }

        /** Checks that the server has stored the acknowledged moves and at most the pending one. */
        void checkStored() throws IOException {
            JsonNode view = client.view(port);
            List<String> stored = new ArrayList<>();
            view.at("/play/played").forEach(m -> stored.add(m.asString()));
            if (!stored.equals(acknowledged) && !stored.equals(pendingMoves))
                findings.addFault("room " + client.roomId() + ": acknowledged " + acknowledged + ", stored " + stored);
            if (view.path("you").asInt() < 0) findings.addFault("a seat was lost");
            if (view.at("/play/ends").asLong() <= view.path("now").asLong())
                findings.addFault("the clock ran while the server was down");
            acknowledged.clear();
            acknowledged.addAll(stored);
            pendingMoves = null;
        }
    }

    private RoomKills(long seed, String... store) {
        random = new Random(seed);
        this.storeArguments = store;
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        long seed = args.length > 1 ? Long.parseLong(args[1]) : System.nanoTime();
        System.out.println("seed " + seed);
        Findings findings = args.length > 2
                ? run(Integer.parseInt(args[0]), seed, "--db", args[2])
                : run(Integer.parseInt(args[0]), seed);
        System.out.println(findings);
        if (!findings.faults().isEmpty()) System.exit(1);
    }

    /**
     * Runs the test.
     *
     * @param store store options of {@code serve}; empty for a new folder
     */
    static Findings run(int kills, long seed, String... store) throws IOException, InterruptedException {
        String[] stored = store.length > 0
                ? store
                : new String[] {
                    "--data", Files.createTempDirectory("damier-rooms").toString()
                };
        RoomKills all = new RoomKills(seed, stored);
        all.run(kills);
        return all.findings;
    }

    private void run(int kills) throws IOException, InterruptedException {
        Path cache = Files.createTempDirectory("damier-cache");
        ServerProcess server = new ServerProcess(HEAP_MEBIBYTES, cache, storeArguments);
        port = server.port();
        String position = Games.all().game("taquin").deal(Map.of(), 7).write();
        List<MovingPlayer> movers = new ArrayList<>();
        for (int room = 0; room < ROOMS; room++) {
            RoomClient host = RoomClient.createRoom(
                    10 + room, port, Map.of("game", "taquin", "style", "fastest", "position", position, "name", "A"));
            RoomClient guest = host.join(10 + room, port, "B");
            for (RoomClient one : List.of(host, guest)) {
                RoomClient.Response ready = one.act(port, "ready", Map.of());
                if (ready.status() != 200) findings.addFault("not ready: " + ready);
                movers.add(new MovingPlayer(one));
            }
        }
        for (int kill = 0; kill < kills; kill++) {
            paused = false;
            List<Thread> threads = new ArrayList<>();
            for (MovingPlayer movingPlayer : movers)
                threads.add(new Thread(() -> movingPlayer.moveUntilFailure(position)));
            threads.forEach(Thread::start);
            Thread.sleep(random.nextInt(MAX_RUN_MILLIS));
            server.kill();
            paused = true;
            for (Thread thread : threads) thread.join();
            server = new ServerProcess(HEAP_MEBIBYTES, cache, storeArguments);
            port = server.port();
            for (MovingPlayer movingPlayer : movers) movingPlayer.checkStored();
            findings.countEvent("kill");
        }
        server.kill();
    }
}
