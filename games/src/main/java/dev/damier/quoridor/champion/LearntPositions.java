package dev.damier.quoridor.champion;

import dev.damier.game.CacheFolder;
import dev.damier.play.TranspositionTable;
import dev.damier.quoridor.Board;
import dev.damier.quoridor.MirrorImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Results of searches in earlier games, stored for later runs. They fill the transposition table at the start of a
 * game, so the engine recognises a bad line before it plays it again. Moves from the table are still checked by the
 * rules. A position and its mirror image are learnt together.
 *
 * <p>The number of positions is limited. Those used longest ago are removed first. All games of a process share one
 * object. Processes share the {@link LearntFile}: each adds its positions to those in the file.
 */
final class LearntPositions {
    /** Stores no positions. */
    static final LearntPositions NONE = new LearntPositions(null, 0);

    private static final int MAX_POSITIONS = 1 << 15;
    /** Number of learnt positions after which the file is written. The engine makes about twenty moves per game. */
    private static final int SAVE_INTERVAL = 16;
    /** A transposition table must have at least this many times as many entries as it gets learnt positions. */
    private static final int TABLE_SIZE_FACTOR = 8;

    private static final int TABLE_ENTRY_BYTES = 16;

    /**
     * The result of one search.
     *
     * @param depth the depth of the search in plies
     */
    record Entry(long key, int move, int value, int depth) {}

    /** Null in {@link #NONE}. */
    private final @Nullable LearntFile file;

    private final int maxPositions;
    /** The entries by key. The entry used last is at the end. */
    private final Map<Long, Entry> entries = new LinkedHashMap<>();

    private int unsaved;
    /** Whether the file has been merged into the entries. */
    private boolean fileRead;

    LearntPositions(@Nullable LearntFile file, int maxPositions) {
        this.file = file;
        this.maxPositions = maxPositions;
    }

    private static final class Holder {
        static final LearntPositions SHARED = create();

        private static LearntPositions create() {
            Path path = CacheFolder.defaultFolder().path().resolve("quoridor-learnt.positions");
            LearntPositions learnt = new LearntPositions(new LearntFile(path, Net.defaultNet().id), MAX_POSITIONS);
            Runtime.getRuntime().addShutdownHook(new Thread(learnt::save, "learnt-positions"));
            return learnt;
        }
    }

    /** Returns the positions in the user's cache directory, for the default network. */
    static LearntPositions shared() {
        return Holder.SHARED;
    }

    synchronized int size() {
        return entries.size();
    }

    /**
     * Stores learnt positions in a table. If there is not enough room, it stores those used last. Returns whether it
     * stored any.
     */
    synchronized boolean fillTable(TranspositionTable table) {
        if (file == null) return false;
        if (!fileRead) merge(file.read());
        fileRead = true;
        List<Entry> all = new ArrayList<>(entries.values());
        int count = (int) Math.min(all.size(), table.bytes() / TABLE_ENTRY_BYTES / TABLE_SIZE_FACTOR);
        for (Entry e : all.subList(all.size() - count, all.size()))
            table.store(e.key(), e.depth(), TranspositionTable.EXACT, e.value(), e.move());
        return count > 0;
    }

    /**
     * Stores the result of a search. A position that occurred earlier in the game is ignored, because its value depends
     * on the possible draw.
     */
    synchronized void learn(Board board, int move, int value, int depth) {
        if (file == null || depth == 0 || board.previousOccurrence() >= 0) return;
        put(new Entry(board.key(), move, value, depth));
        put(new Entry(MirrorImage.of(board).key(), MirrorImage.ofMove(move, board.size()), value, depth));
        if (++unsaved >= SAVE_INTERVAL) save();
    }

    /**
     * Writes the file if there are new positions. Positions that other processes have written in the meantime are kept.
     */
    synchronized void save() {
        if (file == null || unsaved == 0) return;
        List<Entry> own = new ArrayList<>(entries.values());
        entries.clear();
        merge(file.read());
        merge(own);
        fileRead = true;
        unsaved = 0;
        try {
            file.write(List.copyOf(entries.values()));
        } catch (IOException e) {
            // Without a writable directory, the positions are used by this process only.
        }
    }

    private void merge(List<Entry> others) {
        for (Entry e : others) put(e);
    }

    private void put(Entry e) {
        // Removing and inserting moves the entry to the end. The result of the deeper search is kept.
        Entry old = entries.remove(e.key());
        entries.put(e.key(), old != null && old.depth() > e.depth() ? old : e);
        while (entries.size() > maxPositions)
            entries.remove(entries.keySet().iterator().next());
    }
}
