package dev.damier.taquin.pattern;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;

/** Where tables come from: this process's memory, else the cache on disk, else they are built and kept in both. */
final class PatternTables {
    private static final System.Logger LOG = System.getLogger(PatternTables.class.getName());
    private static final PatternTables STANDARD = new PatternTables(PatternCache.standard());
    /** Heap that building takes, in sizes of the table: two bit sets, and the table in two layouts. */
    private static final int HEAP_FOR_BUILDING = 4;

    /** Bytes of a small table, of which one takes a second or two to build. */
    private static final long SMALL = 8L << 20;

    private final PatternCache cache;
    private final Map<Pattern, SoftReference<PatternTable>> known = new ConcurrentHashMap<>();
    private final Map<String, SoftReference<PatternBlocks>> blocks = new ConcurrentHashMap<>();
    private final Map<Set<Pattern>, AtomicBoolean> background = new ConcurrentHashMap<>();
    /** Held by whoever builds a large table: two at once would take the memory of two. */
    private final ReentrantLock large = new ReentrantLock();

    /** Held by whoever builds a small one: a search that needs it does not wait for large ones that are built beside it. */
    private final ReentrantLock small = new ReentrantLock();

    private final AtomicBoolean complained = new AtomicBoolean();

    PatternTables(PatternCache cache) {
        this.cache = cache;
    }

    static PatternTables standard() {
        return STANDARD;
    }

    /** Whether the table can be had without building it. */
    boolean ready(Pattern pattern) {
        return remembered(pattern) != null || cache.mayHold(pattern, bytes(pattern));
    }

    /** The table, or nothing if the control stopped its building. */
    Optional<PatternTable> get(Pattern pattern, Control control) {
        PatternTable table = remembered(pattern);
        if (table == null) table = loaded(pattern);
        if (table != null) return Optional.of(table);
        ReentrantLock building = bytes(pattern) > SMALL ? large : small;
        if (!await(building, control)) return Optional.empty();
        try {
            table = remembered(pattern);
            if (table == null) table = loaded(pattern);
            return table != null ? Optional.of(table) : built(pattern, control);
        } finally {
            building.unlock();
        }
    }

    private static boolean await(ReentrantLock building, Control control) {
        try {
            while (!building.tryLock(20, TimeUnit.MILLISECONDS)) if (control.shouldStopNow()) return false;
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            control.cancel();
            return false;
        }
    }

    /**
     * Builds these tables in a thread of its own, unless that is under way already; what is returned becomes true when
     * all of them are there.
     */
    AtomicBoolean inBackground(Set<Pattern> patterns, Control asking) {
        return background.computeIfAbsent(patterns, wanted -> {
            asking.note("building " + wanted.size() + " pattern databases during the search");
            AtomicBoolean done = new AtomicBoolean();
            Thread builder = new Thread(() -> done.set(all(wanted)), "taquin-tables");
            builder.setDaemon(true);
            builder.start();
            return done;
        });
    }

    private boolean all(Set<Pattern> patterns) {
        int threads = Runtime.getRuntime().availableProcessors();
        Control control = new Control(Budget.UNLIMITED.withThreads(threads));
        return patterns.stream().allMatch(pattern -> get(pattern, control).isPresent());
    }

    /** Whether the heap has room to build the largest of these beside what else there is. */
    boolean heapAllows(Set<Pattern> patterns) {
        long largest = patterns.stream().mapToLong(this::bytes).max().orElse(0);
        return largest * HEAP_FOR_BUILDING <= Runtime.getRuntime().maxMemory() / 4 * 3;
    }

    private PatternTable remembered(Pattern pattern) {
        SoftReference<PatternTable> reference = known.get(pattern);
        return reference == null ? null : reference.get();
    }

    private PatternTable loaded(Pattern pattern) {
        ByteBuffer excess = cache.load(pattern, bytes(pattern));
        return excess == null ? null : remember(pattern, excess);
    }

    private PatternTable remember(Pattern pattern, ByteBuffer excess) {
        PatternTable table = new PatternTable(pattern, blocks(pattern), excess);
        known.put(pattern, new SoftReference<>(table));
        return table;
    }

    private Optional<PatternTable> built(Pattern pattern, Control control) {
        control.note("building pattern database " + pattern.name());
        byte[] excess = PatternBuilder.fill(
                pattern, blocks(pattern).space, control.budget().threads(), control::shouldStopNow);
        if (excess == null) return Optional.empty();
        try {
            cache.store(pattern, ByteBuffer.wrap(excess));
            PatternTable mapped = loaded(pattern);
            if (mapped != null) return Optional.of(mapped);
        } catch (IOException e) {
            withoutCache(e, control);
        }
        ByteBuffer direct = ByteBuffer.allocateDirect(excess.length).put(excess).clear();
        return Optional.of(remember(pattern, direct.asReadOnlyBuffer()));
    }

    private void withoutCache(IOException e, Control control) {
        String words = "cannot save pattern databases in " + cache + ": " + e
                + "; continuing without a cache (set DAMIER_CACHE to a writable directory)";
        control.note(words);
        if (!complained.getAndSet(true)) LOG.log(System.Logger.Level.WARNING, words);
    }

    /** The length of a pattern's table. */
    long bytes(Pattern pattern) {
        return blocks(pattern).size() + 1 >>> 1;
    }

    private PatternBlocks blocks(Pattern pattern) {
        int holes = pattern.merged() ? 0 : pattern.holes().length;
        String key = pattern.rows() + " " + pattern.columns() + " " + pattern.tiles().length + " " + holes;
        SoftReference<PatternBlocks> reference = blocks.get(key);
        PatternBlocks found = reference == null ? null : reference.get();
        if (found == null) {
            found = new PatternBlocks(
                    new PatternSpace(pattern.rows(), pattern.columns(), pattern.tiles().length), holes);
            blocks.put(key, new SoftReference<>(found));
        }
        return found;
    }
}
