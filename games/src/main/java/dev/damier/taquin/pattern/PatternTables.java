package dev.damier.taquin.pattern;

import dev.damier.run.Control;
import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Where tables come from: this process's memory, else the cache on disk, else they are built and kept in both. */
final class PatternTables {
    private static final System.Logger LOG = System.getLogger(PatternTables.class.getName());
    private static final PatternTables STANDARD = new PatternTables(PatternCache.standard());

    private final PatternCache cache;
    private final Map<Pattern, SoftReference<PatternTable>> known = new HashMap<>();
    private final Map<String, SoftReference<PatternBlocks>> blocks = new HashMap<>();
    private boolean complained;

    PatternTables(PatternCache cache) {
        this.cache = cache;
    }

    static PatternTables standard() {
        return STANDARD;
    }

    /** Whether the table can be had without building it. */
    synchronized boolean ready(Pattern pattern) {
        return remembered(pattern) != null || cache.mayHold(pattern, bytes(pattern));
    }

    /** The table, or nothing if the control stopped its building. */
    synchronized Optional<PatternTable> get(Pattern pattern, Control control) {
        PatternTable table = remembered(pattern);
        if (table == null) {
            ByteBuffer excess = cache.load(pattern, bytes(pattern));
            if (excess == null) excess = build(pattern, control);
            if (excess == null) return Optional.empty();
            table = new PatternTable(pattern, blocks(pattern), excess);
            known.put(pattern, new SoftReference<>(table));
        }
        return Optional.of(table);
    }

    private PatternTable remembered(Pattern pattern) {
        SoftReference<PatternTable> reference = known.get(pattern);
        return reference == null ? null : reference.get();
    }

    private ByteBuffer build(Pattern pattern, Control control) {
        control.note("building pattern table " + pattern.name());
        byte[] excess = PatternBuild.fill(pattern, blocks(pattern).space, control::halt);
        if (excess == null) return null;
        ByteBuffer direct = ByteBuffer.allocateDirect(excess.length).put(excess).clear();
        try {
            cache.store(pattern, direct);
            ByteBuffer mapped = cache.load(pattern, excess.length);
            if (mapped != null) return mapped;
        } catch (IOException e) {
            withoutCache(e, control);
        }
        return direct.asReadOnlyBuffer();
    }

    private void withoutCache(IOException e, Control control) {
        String words = "pattern tables cannot be kept in " + cache + ": " + e
                + "; working without (choose a writable folder with DAMIER_CACHE)";
        control.note(words);
        if (!complained) LOG.log(System.Logger.Level.WARNING, words);
        complained = true;
    }

    /** The length of a pattern's table. */
    synchronized long bytes(Pattern pattern) {
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
