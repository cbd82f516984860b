package dev.damier.chaos;

import com.fasterxml.jackson.databind.JsonNode;
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

/**
 * {@code RoomKills KILLS [SEED] [DB]}: people move in rooms while the server process is killed at random moments (SIGKILL) and
 * started again on the same store. What must hold: every move that was acknowledged is there, in order, none is doubled, at
 * most the one under way is there unacknowledged, everybody has their seat, and the clock of the race goes on.
 */
public final class RoomKills {
    /** Mebibytes. */
    private static final int HEAP = 512;

    private static final int ROOMS = 4;
    private static final int MAX_RUN_MILLIS = 1_500;

    private final Findings findings = new Findings();
    private final Random random;
    private final String[] store;
    private volatile int port;
    private volatile boolean pause;

    /** Somebody who moves, and what they know to be done. */
    private final class Mover {
        final RoomClient client;
        final Random choice = new Random(random.nextLong());
        final List<String> acknowledged = new ArrayList<>();
        /** What may have been done or not. */
        List<String> underWay;

        Mover(RoomClient client) {
            this.client = client;
        }

        /** Moves until the server does not answer; a failure says nothing of whether it was done. */
        void move(String position) {
            while (!pause) {
                List<String> next = new ArrayList<>(acknowledged);
                boolean undo = next.size() > 30;
                String move = undo ? "" : legal(position, next);
                if (undo) next.remove(next.size() - 1);
                else next.add(move);
                underWay = next;
                try {
                    RoomClient.Answer answer =
                            undo ? client.act(port, "undo", Map.of()) : client.act(port, "move", Map.of("move", move));
                    if (answer.status() == 200) {
                        acknowledged.clear();
                        acknowledged.addAll(next);
                        findings.did("acknowledged");
                    } else if (answer.status() != 429) findings.fault("refused: " + answer);
                    underWay = null;
                } catch (IOException e) {
                    return;
                }
            }
        }

        private String legal(String position, List<String> played) {
            Table table = Games.all().game("taquin").read(position).newTable();
            for (String text : played) table.play(table.read(text).code());
            List<Move> moves = table.moves();
            return moves.get(choice.nextInt(moves.size())).text();
        }

        /** Whether what the server has is what was acknowledged, and no more than what was under way. */
        void check() throws IOException {
            JsonNode view = client.view(port);
            List<String> kept = new ArrayList<>();
            view.at("/play/played").forEach(m -> kept.add(m.asText()));
            if (!kept.equals(acknowledged) && !kept.equals(underWay))
                findings.fault("room " + client.room() + ": acknowledged " + acknowledged + ", stored " + kept);
            if (view.path("you").asInt() < 0) findings.fault("a seat was lost");
            if (view.at("/play/ends").asLong() <= view.path("now").asLong())
                findings.fault("the clock ran while the server was down");
            acknowledged.clear();
            acknowledged.addAll(kept);
            underWay = null;
        }
    }

    private RoomKills(long seed, String... store) {
        random = new Random(seed);
        this.store = store;
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

    /** @param store where it keeps rooms; nothing for a new folder */
    static Findings run(int kills, long seed, String... store) throws IOException, InterruptedException {
        String[] kept = store.length > 0
                ? store
                : new String[] {
                    "--data", Files.createTempDirectory("damier-rooms").toString()
                };
        RoomKills all = new RoomKills(seed, kept);
        all.run(kills);
        return all.findings;
    }

    private void run(int kills) throws IOException, InterruptedException {
        Path cache = Files.createTempDirectory("damier-cache");
        ServerProcess server = new ServerProcess(HEAP, cache, store);
        port = server.port();
        String position = Games.all().game("taquin").deal(Map.of(), 7).write();
        List<Mover> movers = new ArrayList<>();
        for (int room = 0; room < ROOMS; room++) {
            RoomClient host = RoomClient.open(
                    10 + room, port, Map.of("game", "taquin", "style", "fastest", "position", position, "name", "A"));
            RoomClient friend = host.friend(10 + room, port, "B");
            for (RoomClient one : List.of(host, friend)) {
                RoomClient.Answer ready = one.act(port, "ready", Map.of());
                if (ready.status() != 200) findings.fault("not ready: " + ready);
                movers.add(new Mover(one));
            }
        }
        for (int kill = 0; kill < kills; kill++) {
            pause = false;
            List<Thread> threads = new ArrayList<>();
            for (Mover mover : movers) threads.add(new Thread(() -> mover.move(position)));
            threads.forEach(Thread::start);
            Thread.sleep(random.nextInt(MAX_RUN_MILLIS));
            server.kill();
            pause = true;
            for (Thread thread : threads) thread.join();
            server = new ServerProcess(HEAP, cache, store);
            port = server.port();
            for (Mover mover : movers) mover.check();
            findings.did("kill");
        }
        server.kill();
    }
}
