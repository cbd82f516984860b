package dev.damier.batch;

import dev.damier.game.Games;
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
 * All states of a space by their distance from a start. States are longs, spread over parts by their hash; a part keeps a
 * level as one sorted array. A step sends every part its successors and takes off what was known. In a space where every
 * move can be taken back by one move, what is known are the last two levels; elsewhere it is everything.
 *
 * <p>After each level that took a while, parts and counts are written to {@code OUT}; a killed driver goes on from there.
 */
final class LevelEnumerator {
    private static final long SAVE_EACH = 20_000_000_000L;

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
            throw new IllegalArgumentException("a state of this space needs " + space.width()
                    + " words; enumerate supports only one word per state");
        JobFolder.claim(files, this.out, "enumerate " + game + " " + setup + " in " + parts + " parts");
    }

    private static StateSpace space(String game, String setup) {
        return Games.all()
                .game(game)
                .read(setup)
                .as(Puzzle.class)
                .orElseThrow(() -> new IllegalArgumentException(game + " is not a puzzle; use perft for games"))
                .space();
    }

    /** A part's share: the level reached, and what its successors must not be. Sorted. */
    private record Part(long[] known, long[] level) implements Serializable {
        private static final Part EMPTY = new Part(new long[0], new long[0]);
    }

    /**
     * @param each hears depth and number of states of every level, those counted before a restart too
     * @return the number of states in all
     */
    long count(BiConsumer<Integer, Long> each) throws IOException {
        Path counts = new Path(out, "levels.txt");
        List<Long> sizes = new ArrayList<>();
        JavaPairRDD<Integer, Part> level;
        if (files.exists(counts)) {
            try (var in = files.open(counts)) {
                new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().forEach(n -> sizes.add(Long.valueOf(n)));
            }
            level = JavaPairRDD.fromJavaRDD(context.<Tuple2<Integer, Part>>objectFile(folder(sizes.size() - 1)))
                    .partitionBy(new HashPartitioner(parts));
        } else {
            sizes.add(1L);
            level = first();
        }
        for (int depth = 0; depth < sizes.size(); depth++) each.accept(depth, sizes.get(depth));
        level.persist(StorageLevel.MEMORY_AND_DISK());
        long saved = System.nanoTime();
        while (true) {
            JavaPairRDD<Integer, Part> next = next(level).persist(StorageLevel.MEMORY_AND_DISK());
            long states = next.map(part -> (long) part._2().level().length).reduce(Long::sum);
            if (states == 0) break;
            each.accept(sizes.size(), states);
            sizes.add(states);
            if (System.nanoTime() - saved > SAVE_EACH) {
                next = save(next, sizes);
                saved = System.nanoTime();
            }
            level.unpersist();
            level = next;
        }
        return sizes.stream().mapToLong(Long::longValue).sum();
    }

    private String folder(int depth) {
        return new Path(out, "level-" + depth).toString();
    }

    /** The counts are written last: they say which level is whole. What is read back has no past to be done again. */
    private JavaPairRDD<Integer, Part> save(JavaPairRDD<Integer, Part> level, List<Long> sizes) throws IOException {
        int depth = sizes.size() - 1;
        Path folder = new Path(folder(depth));
        files.delete(folder, true);
        level.saveAsObjectFile(folder.toString());
        StringBuilder lines = new StringBuilder();
        sizes.forEach(size -> lines.append(size).append('\n'));
        Path fresh = new Path(out, "levels.new");
        try (var to = files.create(fresh, true)) {
            to.write(lines.toString().getBytes(StandardCharsets.UTF_8));
        }
        Path counts = new Path(out, "levels.txt");
        files.delete(counts, false);
        files.rename(fresh, counts);
        for (var old : files.listStatus(out)) {
            String name = old.getPath().getName();
            if (name.startsWith("level-") && !name.equals("level-" + depth)) files.delete(old.getPath(), true);
        }
        return level;
    }

    private JavaPairRDD<Integer, Part> first() {
        long[] root = new long[1];
        space(game, setup).writeInitial(root, 0);
        List<Tuple2<Integer, Part>> all = new ArrayList<>();
        for (int p = 0; p < parts; p++)
            all.add(new Tuple2<>(p, p == home(root[0], parts) ? new Part(new long[0], root) : Part.EMPTY));
        return context.parallelizePairs(all, parts).partitionBy(new HashPartitioner(parts));
    }

    private static int home(long state, int parts) {
        long mixed = state * 0x9E3779B97F4A7C15L;
        return (int) Math.floorMod(mixed ^ mixed >>> 32, (long) parts);
    }

    private JavaPairRDD<Integer, Part> next(JavaPairRDD<Integer, Part> level) {
        String ofGame = game;
        String text = setup;
        int count = parts;
        JavaPairRDD<Integer, long[]> sent = level.flatMapToPair(
                part -> spread(ofGame, text, count, part._2().level()));
        boolean back = space(game, setup).undirected();
        return level.cogroup(sent, new HashPartitioner(parts))
                .mapValues(both -> step(both._1().iterator().next(), both._2(), back));
    }

    /** The successors of a level's share, for each part those that live there. */
    private static Iterator<Tuple2<Integer, long[]>> spread(String game, String setup, int parts, long[] level) {
        StateSpace space = space(game, setup);
        Successors out = new Successors(1);
        LongSet[] bags = new LongSet[parts];
        for (int p = 0; p < parts; p++) bags[p] = new LongSet();
        for (int i = 0; i < level.length; i++) {
            out.clear();
            space.expand(level, i, out);
            for (int s = 0; s < out.size(); s++) {
                if (out.costs[s] != 1)
                    throw new IllegalArgumentException(
                            "enumerate needs moves of cost 1, but a move here costs " + out.costs[s]);
                bags[home(out.words[s], parts)].add(out.words[s]);
            }
        }
        List<Tuple2<Integer, long[]>> sent = new ArrayList<>();
        for (int p = 0; p < parts; p++) if (bags[p].size() > 0) sent.add(new Tuple2<>(p, bags[p].distinct()));
        return sent.iterator();
    }

    private static Part step(Part before, Iterable<long[]> received, boolean undirected) {
        LongSet set = new LongSet();
        received.forEach(set::addAll);
        long[] fresh = LongSet.without(LongSet.without(set.distinct(), before.level()), before.known());
        long[] known = undirected ? before.level() : LongSet.union(before.known(), before.level());
        return new Part(known, fresh);
    }
}
