package dev.damier.batch;

import dev.damier.game.Games;
import dev.damier.run.BadInputException;
import dev.damier.search.Puzzle;
import dev.damier.search.StateSpace;
import dev.damier.search.Successors;
import java.io.IOException;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.BiConsumer;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.storage.StorageLevel;
import scala.Tuple2;

/**
 * Counts all states of a space by their distance from a start. States are longs, distributed over parts by their hash.
 * A part stores a level as one sorted array. Each step sends the successors to their parts and removes known states. In
 * an undirected space, the known states are the last two levels; in other spaces, they are all levels.
 *
 * <p>Parts and counts are written to {@code OUT} when enough time has passed since the last save. A job whose driver
 * was killed resumes from there.
 */
final class LevelEnumerator {
    private static final long SAVE_INTERVAL_NANOS = 20_000_000_000L;

    private final JavaSparkContext context;
    private final String game;
    private final String setup;
    private final int parts;
    private final Path out;
    private final FileSystem files;

    LevelEnumerator(JavaSparkContext context, String game, String setup, int parts, String out) throws IOException {
        this.context = context;
        this.game = game;
        this.setup = setup;
        this.parts = parts;
        this.out = new Path(out);
        files = this.out.getFileSystem(context.hadoopConfiguration());
        StateSpace space = space(game, setup);
        if (space.width() != 1)
            throw new BadInputException("a state of this space needs " + space.width()
                    + " words; enumerate supports only one word per state");
        JobFolder.claim(files, this.out, "enumerate " + game + " " + setup + " in " + parts + " parts");
    }

    private static StateSpace space(String game, String setup) {
        return Games.all()
                .game(game)
                .read(setup)
                .as(Puzzle.class)
                .orElseThrow(() -> new BadInputException(game + " is not a puzzle; use perft for games"))
                .space();
    }

    /**
     * The states of a part: the current level and the known states, which successors must not repeat. Both are sorted.
     */
    private record Part(long[] known, long[] level) implements Serializable {
        private static final Part EMPTY = new Part(new long[0], new long[0]);
    }

    /**
     * Counts all levels.
     *
     * @param each receives the depth and the number of states of every level, including levels counted before a restart
     * @return the total number of states
     */
    long count(BiConsumer<Integer, Long> each) throws IOException {
        Path counts = new Path(out, "levels.txt");
        List<Long> sizes = new ArrayList<>();
        JavaPairRDD<Integer, Part> level;
        if (files.exists(counts)) {
            try (var in = files.open(counts)) {
                new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().forEach(n -> sizes.add(Long.valueOf(n)));
            }
            level = JavaPairRDD.fromJavaRDD(context.<Tuple2<Integer, Part>>objectFile(levelFolder(sizes.size() - 1)))
                    .partitionBy(new HashPartitioner(parts));
        } else {
            sizes.add(1L);
            level = initialLevel();
        }
        for (int depth = 0; depth < sizes.size(); depth++) each.accept(depth, sizes.get(depth));
        level.persist(StorageLevel.MEMORY_AND_DISK());
        long saved = System.nanoTime();
        while (true) {
            JavaPairRDD<Integer, Part> next = nextLevel(level).persist(StorageLevel.MEMORY_AND_DISK());
            long states = next.map(part -> (long) part._2().level().length).reduce(Long::sum);
            if (states == 0) break;
            each.accept(sizes.size(), states);
            sizes.add(states);
            if (System.nanoTime() - saved > SAVE_INTERVAL_NANOS) {
                next = save(next, sizes);
                saved = System.nanoTime();
            }
            level.unpersist();
            level = next;
        }
        return sizes.stream().mapToLong(Long::longValue).sum();
    }

    private String levelFolder(int depth) {
        return new Path(out, "level-" + depth).toString();
    }

    /** Saves a level. The counts are written last, because they tell which level is complete. */
    private JavaPairRDD<Integer, Part> save(JavaPairRDD<Integer, Part> level, List<Long> sizes) throws IOException {
        int depth = sizes.size() - 1;
        Path folder = new Path(levelFolder(depth));
        files.delete(folder, true);
        level.saveAsObjectFile(folder.toString());
        StringBuilder lines = new StringBuilder();
        sizes.forEach(size -> lines.append(size).append('\n'));
        Path newStates = new Path(out, "levels.new");
        try (var to = files.create(newStates, true)) {
            to.write(lines.toString().getBytes(StandardCharsets.UTF_8));
        }
        Path counts = new Path(out, "levels.txt");
        files.delete(counts, false);
        files.rename(newStates, counts);
        for (var old : files.listStatus(out)) {
            String name = old.getPath().getName();
            if (name.startsWith("level-") && !name.equals("level-" + depth)) files.delete(old.getPath(), true);
        }
        return level;
    }

    private JavaPairRDD<Integer, Part> initialLevel() {
        long[] root = new long[1];
        space(game, setup).writeInitial(root, 0);
        List<Tuple2<Integer, Part>> all = new ArrayList<>();
        for (int p = 0; p < parts; p++)
            all.add(new Tuple2<>(p, p == partOf(root[0], parts) ? new Part(new long[0], root) : Part.EMPTY));
        return context.parallelizePairs(all, parts).partitionBy(new HashPartitioner(parts));
    }

    private static int partOf(long state, int parts) {
        long mixed = state * 0x9E3779B97F4A7C15L;
        return (int) Math.floorMod(mixed ^ mixed >>> 32, (long) parts);
    }

    private JavaPairRDD<Integer, Part> nextLevel(JavaPairRDD<Integer, Part> level) {
        String gameId = game;
        String text = setup;
        int count = parts;
        JavaPairRDD<Integer, long[]> distributed = level.flatMapToPair(
                part -> distributeSuccessors(gameId, text, count, part._2().level()));
        boolean undirected = space(game, setup).undirected();
        return level.cogroup(distributed, new HashPartitioner(parts))
                .mapValues(groups -> nextPart(groups._1().iterator().next(), groups._2(), undirected));
    }

    /** Returns the successors of the states of a part, grouped by the part they belong to. */
    private static Iterator<Tuple2<Integer, long[]>> distributeSuccessors(
            String game, String setup, int parts, long[] level) {
        StateSpace space = space(game, setup);
        Successors out = new Successors(1);
        LongSet[] sets = new LongSet[parts];
        for (int p = 0; p < parts; p++) sets[p] = new LongSet();
        for (int i = 0; i < level.length; i++) {
            out.clear();
            space.expand(level, i, out);
            for (int s = 0; s < out.size(); s++) {
                if (out.costs[s] != 1)
                    throw new BadInputException(
                            "enumerate needs moves of cost 1, but a move here costs " + out.costs[s]);
                sets[partOf(out.words[s], parts)].add(out.words[s]);
            }
        }
        List<Tuple2<Integer, long[]>> distributed = new ArrayList<>();
        for (int p = 0; p < parts; p++)
            if (sets[p].size() > 0) distributed.add(new Tuple2<>(p, sets[p].sortedDistinct()));
        return distributed.iterator();
    }

    private static Part nextPart(Part before, Iterable<long[]> received, boolean undirected) {
        LongSet set = new LongSet();
        received.forEach(set::addAll);
        long[] newStates = LongSet.without(LongSet.without(set.sortedDistinct(), before.level()), before.known());
        long[] known = undirected ? before.level() : LongSet.union(before.known(), before.level());
        return new Part(known, newStates);
    }
}
