package dev.damier.taquin.pattern;

import dev.damier.run.Control;
import dev.damier.run.TimeSlice;
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
import org.jspecify.annotations.Nullable;

/** Provides tables: from memory, otherwise from the cache on disk, otherwise they are built and stored in both. */
final class PatternTables {
    private static final System.Logger LOG = System.getLogger(PatternTables.class.getName());
    private static final PatternTables SHARED = new PatternTables(PatternCache.defaultCache());
    /** Heap needed to build a table, in multiples of its size: two bit sets, and the table in two layouts. */
    private static final int BUILD_HEAP_FACTOR = 4;

    /** The maximum size of a small table, which takes a second or two to build. */
    private static final long MAX_SMALL_BYTES = 8L << 20;

    private final PatternCache cache;
    private final Map<Pattern, SoftReference<PatternTable>> tables = new ConcurrentHashMap<>();
    private final Map<String, SoftReference<PatternBlocks>> blocks = new ConcurrentHashMap<>();
    private final Map<Set<Pattern>, AtomicBoolean> backgroundBuilds = new ConcurrentHashMap<>();
    /** Locked while a large table is built. Two at once would need twice the memory. */
    private final ReentrantLock largeBuildLock = new ReentrantLock();

    /**
     * Locked while a small table is built. So a search that needs a small table does not wait for large tables that are
     * built at the same time.
     */
    private final ReentrantLock smallBuildLock = new ReentrantLock();

    /** Whether the warning about a missing cache was logged. */
    private final AtomicBoolean warned = new AtomicBoolean();

    PatternTables(PatternCache cache) {
        this.cache = cache;
    }

    /** Returns the tables of this process, with the default cache. */
    static PatternTables shared() {
        return SHARED;
    }

    /** Returns whether a table is available without building it. */
    boolean isReady(Pattern pattern) {
        return inMemory(pattern) != null || cache.mayContain(pattern.name(), bytes(pattern));
    }

    /** Returns a table. Empty if the control stopped its construction. */
    Optional<PatternTable> get(Pattern pattern, Control control) {
        PatternTable table = inMemory(pattern);
        if (table == null) table = loadFromCache(pattern);
        if (table != null) return Optional.of(table);
        ReentrantLock lock = bytes(pattern) > MAX_SMALL_BYTES ? largeBuildLock : smallBuildLock;
        if (!acquire(lock, control)) return Optional.empty();
        try {
            table = inMemory(pattern);
            if (table == null) table = loadFromCache(pattern);
            return table != null ? Optional.of(table) : build(pattern, control);
        } finally {
            lock.unlock();
        }
    }

    /** Acquires a lock. Returns false if the control stops first. */
    private static boolean acquire(ReentrantLock lock, Control control) {
        if (lock.tryLock()) return true;
        boolean[] acquired = new boolean[1];
        while (true) {
            // The slot is free meanwhile, so that background work that holds the lock can continue.
            TimeSlice.current().runBlocking(() -> acquired[0] = tryAcquire(lock, control));
            if (acquired[0]) return true;
            if (control.shouldStopNow()) return false;
        }
    }

    private static boolean tryAcquire(ReentrantLock lock, Control control) {
        try {
            return lock.tryLock(20, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            control.cancel();
            return false;
        }
    }

    /**
     * Starts to build these tables in the background, unless that is already done. The scheduler of the search decides
     * when the work runs. It continues when the search ends, because later searches use the tables. The returned value
     * becomes true when all tables are ready. Work that ended without them is started again by the next search.
     */
    AtomicBoolean buildInBackground(Set<Pattern> patterns, Control control) {
        AtomicBoolean done = new AtomicBoolean();
        AtomicBoolean running = backgroundBuilds.putIfAbsent(patterns, done);
        if (running != null) return running;
        control.note("building " + patterns.size() + " pattern databases during the search");
        TimeSlice.current()
                .runInBackground("taquin-tables", buildBytes(patterns), own -> done.set(getAll(patterns, own)))
                .whenComplete((ended, failure) -> {
                    if (!done.get()) backgroundBuilds.remove(patterns, done);
                });
        return done;
    }

    /** Builds all these tables. Returns false if the control stopped it. */
    boolean getAll(Set<Pattern> patterns, Control control) {
        return patterns.stream().allMatch(pattern -> get(pattern, control).isPresent());
    }

    /** Returns the heap needed to build the largest of these tables. */
    private long buildBytes(Set<Pattern> patterns) {
        return patterns.stream().mapToLong(this::bytes).max().orElse(0) * BUILD_HEAP_FACTOR;
    }

    /** Returns whether the heap is large enough to build the largest of these tables. */
    boolean fitsInHeap(Set<Pattern> patterns) {
        return buildBytes(patterns) <= Runtime.getRuntime().maxMemory() / 4 * 3;
    }

    private @Nullable PatternTable inMemory(Pattern pattern) {
        SoftReference<PatternTable> reference = tables.get(pattern);
        return reference == null ? null : reference.get();
    }

    private @Nullable PatternTable loadFromCache(Pattern pattern) {
        ByteBuffer excess = cache.load(pattern.name(), bytes(pattern));
        return excess == null ? null : putInMemory(pattern, excess);
    }

    private PatternTable putInMemory(Pattern pattern, ByteBuffer excess) {
        PatternTable table = new PatternTable(pattern, blocks(pattern), excess);
        tables.put(pattern, new SoftReference<>(table));
        return table;
    }

    private Optional<PatternTable> build(Pattern pattern, Control control) {
        control.note("building pattern database " + pattern.name());
        byte[] excess = PatternBuilder.build(
                pattern, blocks(pattern).space, control.budget().threads(), control::shouldStopNow);
        if (excess == null) return Optional.empty();
        try {
            cache.store(pattern.name(), ByteBuffer.wrap(excess));
            PatternTable mapped = loadFromCache(pattern);
            if (mapped != null) return Optional.of(mapped);
        } catch (IOException e) {
            warnWithoutCache(e, control);
        }
        ByteBuffer direct = ByteBuffer.allocateDirect(excess.length).put(excess).clear();
        return Optional.of(putInMemory(pattern, direct.asReadOnlyBuffer()));
    }

    private void warnWithoutCache(IOException e, Control control) {
        String words = "cannot save pattern databases in " + cache + ": " + e
                + "; continuing without a cache (set DAMIER_CACHE to a writable directory)";
        control.note(words);
        if (!warned.getAndSet(true)) LOG.log(System.Logger.Level.WARNING, words);
    }

    /** Returns the length of a pattern's table in bytes. */
    long bytes(Pattern pattern) {
        return blocks(pattern).tableSize() + 1 >>> 1;
    }

    /** Returns the blocks of a pattern. Patterns of the same size share them. */
    private PatternBlocks blocks(Pattern pattern) {
        int holes = pattern.mergesRegions() ? 0 : pattern.holes().length;
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
