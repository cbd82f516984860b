package dev.damier.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.run.Outcome.Chosen;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests {@link TranspositionTable}: encoding and replacement. */
class TranspositionTableTest {
    @Test
    void returnsStoredEntries() {
        TranspositionTable table = new TranspositionTable(1 << 20);
        Random random = new Random(1);
        for (int i = 0; i < 10_000; i++) {
            long key = random.nextLong();
            int value = random.nextInt(2 * Chosen.WIN + 1) - Chosen.WIN;
            int depth = random.nextInt(256);
            int bound = 1 + random.nextInt(3);
            int move = random.nextInt(0xffff) - 1;
            table.store(key, depth, bound, value, move);
            long data = table.probe(key);
            assertThat(TranspositionTable.value(data)).isEqualTo(value);
            assertThat(TranspositionTable.depth(data)).isEqualTo(depth);
            assertThat(TranspositionTable.bound(data)).isEqualTo(bound);
            assertThat(TranspositionTable.move(data)).isEqualTo(move);
        }
        assertThat(table.probe(random.nextLong())).isEqualTo(TranspositionTable.MISS);
    }

    @Test
    void deepEntriesSurviveInAFullBucket() {
        TranspositionTable table = new TranspositionTable(64);
        for (int i = 1; i <= 4; i++) table.store(i, 10 + i, TranspositionTable.EXACT, i, i);
        for (int i = 5; i < 50; i++) table.store(i, 1, TranspositionTable.EXACT, i, i);
        assertThat(table.probe(4)).isNotEqualTo(TranspositionTable.MISS);
        assertThat(table.probe(3)).isNotEqualTo(TranspositionTable.MISS);
        assertThat(table.probe(49)).isNotEqualTo(TranspositionTable.MISS);
    }

    @Test
    void oldEntriesAreReplacedFirst() {
        TranspositionTable table = new TranspositionTable(64);
        for (int i = 1; i <= 4; i++) table.store(i, 8 + i, TranspositionTable.EXACT, i, i);
        for (int search = 0; search < 4; search++) table.newSearch();
        for (int i = 5; i <= 8; i++) table.store(i, 1, TranspositionTable.EXACT, i, i);
        for (int i = 1; i <= 4; i++) assertThat(table.probe(i)).isEqualTo(TranspositionTable.MISS);
        for (int i = 5; i <= 8; i++)
            assertThat(TranspositionTable.value(table.probe(i))).isEqualTo(i);
    }

    @Test
    void clearedEntriesAreNotFound() {
        TranspositionTable table = new TranspositionTable(1 << 12);
        for (int i = 1; i <= 100; i++) table.store(i * 0x9e3779b97f4a7c15L, 3, TranspositionTable.EXACT, i, i);
        table.clear();
        for (int i = 1; i <= 100; i++)
            assertThat(table.probe(i * 0x9e3779b97f4a7c15L)).isEqualTo(TranspositionTable.MISS);
        table.store(7, 3, TranspositionTable.EXACT, 5, 1);
        assertThat(TranspositionTable.value(table.probe(7))).isEqualTo(5);
    }
}
