package dev.damier.cli;

import dev.damier.cli.input.Usage;
import dev.damier.store.DataCopy;
import dev.damier.store.Database;
import dev.damier.store.StoreFailure;
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
        description = "Export what the server keeps, also while it runs, import it into an empty store, or check it.")
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

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "FILE",
            description = "The export; a new one is written whole or not at all.")
    private Path file;

    @Override
    int run() throws IOException {
        if (task != Task.CHECK && file == null) throw new Usage("data export and data import need a FILE");
        try (Database database = task == Task.IMPORT ? store.open() : store.existing()) {
            return run(new DataCopy(database), database.name());
        } catch (StoreFailure e) {
            throw new Usage(e.getMessage());
        }
    }

    private int run(DataCopy copy, String name) throws IOException {
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

    private DataCopy.Count export(DataCopy copy) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        DataCopy.Count count;
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

    private void told(String key, DataCopy.Count count, Object where) {
        screen.line(screen.say(key, count.rooms(), count.actions(), where));
    }
}
