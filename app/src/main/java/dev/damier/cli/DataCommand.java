package dev.damier.cli;

import dev.damier.cli.input.UsageException;
import dev.damier.store.DataTransfer;
import dev.damier.store.Database;
import dev.damier.store.StoreException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Backup and check of what the server keeps. */
@CommandLine.Command(
        name = "data",
        description = "Export the server's data (also while it runs), import it into an empty store, or check it.")
final class DataCommand extends Command {
    enum Task {
        EXPORT,
        IMPORT,
        CHECK
    }

    @Mixin
    private StoreOptions store;

    @Parameters(index = "0", paramLabel = "export|import|check")
    private Task task;

    @Parameters(index = "1", arity = "0..1", paramLabel = "FILE", description = "The export file; written atomically.")
    private Path file;

    @Override
    int run() throws IOException {
        if (task != Task.CHECK && file == null) throw new UsageException("data export and data import need a FILE");
        try (Database database = task == Task.IMPORT ? store.open() : store.existing()) {
            return run(new DataTransfer(database), database.name());
        } catch (StoreException e) {
            throw new UsageException(e.getMessage());
        }
    }

    private int run(DataTransfer copy, String name) throws IOException {
        switch (task) {
            case EXPORT -> told("data.exported", export(copy), file);
            case IMPORT -> {
                try (BufferedReader in = Files.newBufferedReader(file)) {
                    told("data.imported", copy.read(in), name);
                }
            }
            case CHECK -> {
                List<String> faults = copy.faults();
                faults.forEach(screen::line);
                screen.line(screen.say(faults.isEmpty() ? "data.well" : "data.faults", name, faults.size()));
                return faults.isEmpty() ? 0 : 1;
            }
        }
        return 0;
    }

    private DataTransfer.Count export(DataTransfer copy) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        DataTransfer.Count count;
        try (PrintStream out = new PrintStream(Files.newOutputStream(part), false, StandardCharsets.UTF_8)) {
            count = copy.write(out);
            if (out.checkError()) throw new IOException("cannot write " + part);
        } catch (IOException | RuntimeException e) {
            Files.deleteIfExists(part);
            throw e;
        }
        Files.move(part, file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        return count;
    }

    private void told(String key, DataTransfer.Count count, Object where) {
        screen.line(screen.say(key, count.rooms(), count.actions(), where));
    }
}
