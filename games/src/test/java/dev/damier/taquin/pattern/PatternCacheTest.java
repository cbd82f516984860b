package dev.damier.taquin.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that tables are stored in files, read back, and rebuilt if a file is invalid. */
class PatternCacheTest {
    private static final Pattern PATTERN = new Pattern(3, 4, new int[] {0, 1, 2, 4, 5}, new int[] {11});

    @TempDir
    Path folder;

    @Test
    void tableIsBuiltOnceAndThenMapped() {
        List<String> notes = new ArrayList<>();
        PatternTable built = get(notes);
        assertThat(notes).hasSize(1);
        PatternTable loaded = get(notes);
        assertThat(notes).as("not built again").hasSize(1);
        assertThat(loaded.excess().isDirect()).isTrue();
        assertThat(loaded.excess()).isEqualTo(built.excess());
    }

    @Test
    void invalidFilesAreRebuilt() throws IOException {
        PatternTable built = get(new ArrayList<>());
        Path file = new PatternCache(folder).file(PATTERN.name());
        byte[] good = Files.readAllBytes(file);
        List<byte[]> bad = new ArrayList<>();
        for (int at : new int[] {0, 8, 11, 13, 20, 25, 30, PatternCache.HEADER_BYTES, good.length - 1}) {
            byte[] damaged = good.clone();
            damaged[at] ^= 4;
            bad.add(damaged);
        }
        bad.add(java.util.Arrays.copyOf(good, good.length - 1));
        bad.add(java.util.Arrays.copyOf(good, good.length + 1));
        bad.add(new byte[0]);
        bad.add("not a table".getBytes(java.nio.charset.StandardCharsets.UTF_8));
        for (byte[] bytes : bad) {
            Files.write(file, bytes);
            List<String> notes = new ArrayList<>();
            assertThat(get(notes).excess()).isEqualTo(built.excess());
            assertThat(notes).as("rebuilt").hasSize(1);
            assertThat(Files.readAllBytes(file)).isEqualTo(good);
        }
    }

    @Test
    void fileOfAnotherPatternIsIgnored() throws IOException {
        get(new ArrayList<>());
        Pattern other = new Pattern(3, 4, new int[] {0, 1, 2, 3, 4}, new int[] {11});
        PatternCache cache = new PatternCache(folder);
        Files.copy(cache.file(PATTERN.name()), cache.file(other.name()));
        assertThat(cache.load(other.name(), Files.size(cache.file(other.name())) - PatternCache.HEADER_BYTES))
                .isNull();
    }

    @Test
    void unwritableDirectoryIsNotUsed() throws IOException {
        Path notAFolder = Files.writeString(folder.resolve("file"), "in the way");
        PatternTables tables = new PatternTables(new PatternCache(notAFolder.resolve("cache")));
        List<String> notes = new ArrayList<>();
        Control control = Control.unlimited();
        control.onNote(notes::add);
        assertThat(tables.get(PATTERN, control)).isPresent();
        assertThat(notes).hasSize(2);
        assertThat(notes.get(1)).contains("continuing without a cache", "DAMIER_CACHE");
        assertThat(tables.get(PATTERN, control)).isPresent();
        assertThat(notes).as("kept in memory").hasSize(2);
    }

    @Test
    void concurrentBuildersWriteTheSameTable() throws IOException {
        List<CompletableFuture<PatternTable>> builders = Stream.generate(
                        () -> CompletableFuture.supplyAsync(() -> get(new ArrayList<>())))
                .limit(4)
                .toList();
        ByteBuffer first = builders.get(0).join().excess();
        for (CompletableFuture<PatternTable> builder : builders)
            assertThat(builder.join().excess()).isEqualTo(first);
        assertThat(files()).containsExactly(PATTERN.name() + ".table");
    }

    @Test
    @Timeout(120)
    void backgroundBuildSignalsItsEnd() throws InterruptedException {
        PatternTables tables = new PatternTables(new PatternCache(folder));
        AtomicBoolean done = tables.buildInBackground(Set.of(PATTERN), Control.unlimited());
        assertThat(tables.buildInBackground(Set.of(PATTERN), Control.unlimited()))
                .isSameAs(done);
        while (!done.get()) Thread.sleep(1);
        assertThat(tables.isReady(PATTERN)).isTrue();
        List<String> notes = new ArrayList<>();
        get(notes);
        assertThat(notes).as("nothing is built again").isEmpty();
    }

    @Test
    void severalThreadsBuildTheSameTable() {
        PatternSpace space = new PatternSpace(3, 4, 5);
        byte[] alone = PatternBuilder.build(PATTERN, space, 1, () -> false);
        assertThat(PatternBuilder.build(PATTERN, space, 3, () -> false)).isEqualTo(alone);
    }

    @Test
    void stoppedBuildLeavesNoFiles() throws IOException {
        Control control = new Control(Budget.UNLIMITED.withTime(Duration.ofNanos(1)));
        assertThat(new PatternTables(new PatternCache(folder)).get(PATTERN, control))
                .isEmpty();
        assertThat(files()).isEmpty();
    }

    private PatternTable get(List<String> notes) {
        Control control = Control.unlimited();
        control.onNote(notes::add);
        return new PatternTables(new PatternCache(folder)).get(PATTERN, control).orElseThrow();
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(f -> f.getFileName().toString()).toList();
        }
    }

    /** The next process that writes deletes the temporary files of a killed process. */
    @Test
    void temporaryFilesOfAKilledProcessAreDeleted() throws IOException {
        Path old = Files.createFile(folder.resolve("killed.partial"));
        Files.setLastModifiedTime(old, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
        Path young = Files.createFile(folder.resolve("busy.partial"));
        get(new ArrayList<>());
        assertThat(old).doesNotExist();
        assertThat(young).exists();
    }
}
