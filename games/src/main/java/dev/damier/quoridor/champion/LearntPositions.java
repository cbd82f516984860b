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

/**
 * What the champion found in the positions of its games, kept between runs: a later game knows from the first move on how
 * lines ended that were played before. A position and its mirror image are learnt together. Nothing of it is served as an
 * answer: it only fills the table of a search, where a move is tried by the rules like any other.
 *
 * <p>Bounded: the positions that were met longest ago are forgotten. Shared by the games of a process, and by processes
 * through {@link LearntFile}: each one adds what it has learnt to what it finds there.
 */
final class LearntPositions {
    /** Nothing is learnt and nothing known. */
    static final LearntPositions NONE = new LearntPositions(null, 0);

    private static final int MAX_POSITIONS = 1 << 15;
    /** Positions learnt between two savings: a game is about twenty moves of one's own. */
    private static final int SAVED_EVERY = 16;
    /** A table is left this many times as much room as it is given. */
    private static final int ROOM = 8;

    private static final int ENTRY_BYTES = 16;

    /** @param depth plies of the search that found it */
    record Entry(long key, int move, int value, int depth) {}

    private final LearntFile file;
    private final int max;
    /** By key, the one met last at the end. */
    private final Map<Long, Entry> entries = new LinkedHashMap<>();

    private int unsaved;
    private boolean read;

    LearntPositions(LearntFile file, int max) {
        this.file = file;
        this.max = max;
    }

    private static final class Holder {
        static final LearntPositions STANDARD = make();

        private static LearntPositions make() {
            Path place = CacheFolder.standard().path().resolve("quoridor-learnt.positions");
            LearntPositions learnt = new LearntPositions(new LearntFile(place, Net.standard().id), MAX_POSITIONS);
            Runtime.getRuntime().addShutdownHook(new Thread(learnt::save, "learnt-positions"));
            return learnt;
        }
    }

    /** Those of the user's cache folder, found with the champion's own net. */
    static LearntPositions standard() {
        return Holder.STANDARD;
    }

    synchronized int size() {
        return entries.size();
    }

    /** Fills a table with what is known, the positions met last if there is no room for all; whether that is anything. */
    synchronized boolean recall(TranspositionTable table) {
        if (max == 0) return false;
        if (!read) merge(file.read());
        read = true;
        List<Entry> all = new ArrayList<>(entries.values());
        int room = (int) Math.min(all.size(), table.bytes() / ENTRY_BYTES / ROOM);
        for (Entry e : all.subList(all.size() - room, all.size()))
            table.store(e.key(), e.depth(), TranspositionTable.EXACT, e.value(), e.move());
        return room > 0;
    }

    /** Keeps what a search of this position found. One that the game has seen before is another matter: a draw is near. */
    synchronized void learn(Board board, int move, int value, int depth) {
        if (max == 0 || depth == 0 || board.repeated() >= 0) return;
        put(new Entry(board.key(), move, value, depth));
        put(new Entry(MirrorImage.of(board).key(), MirrorImage.move(move, board.size()), value, depth));
        if (++unsaved >= SAVED_EVERY) save();
    }

    /** Writes what was learnt since the last time, together with what others have written meanwhile. */
    synchronized void save() {
        if (unsaved == 0) return;
        List<Entry> own = new ArrayList<>(entries.values());
        entries.clear();
        merge(file.read());
        merge(own);
        read = true;
        unsaved = 0;
        try {
            file.write(List.copyOf(entries.values()));
        } catch (IOException e) {
            // Without a place to write, what was learnt serves this process alone.
        }
    }

    private void merge(List<Entry> others) {
        for (Entry e : others) put(e);
    }

    private void put(Entry e) {
        Entry known = entries.remove(e.key());
        entries.put(e.key(), known != null && known.depth() > e.depth() ? known : e);
        while (entries.size() > max) entries.remove(entries.keySet().iterator().next());
    }
}
