package dev.damier.cli;

import dev.damier.cli.input.StoreOptions;
import dev.damier.cli.input.UsageException;
import dev.damier.game.Text;
import dev.damier.store.DataTransfer;
import dev.damier.store.Database;
import dev.damier.store.PrivateFiles;
import dev.damier.store.StoreException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.StringJoiner;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Exports, imports or checks the data of the server. */
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
        if (task != Task.CHECK && file == null) throw UsageException.of("usage.data.file");
        try (Database database = task == Task.IMPORT ? store.open() : store.openExisting()) {
            return run(new DataTransfer(database), database.name());
        } catch (StoreException e) {
            throw UsageException.from(e);
        }
    }

    private int run(DataTransfer transfer, String name) throws IOException {
        switch (task) {
            case EXPORT -> printSummary("data.exported", export(transfer), file);
            case IMPORT -> printSummary("data.imported", importFile(transfer), name);
            case CHECK -> {
                List<Text> faults = transfer.findFaults();
                faults.forEach(fault -> screen.println(fault.in(screen.language())));
                screen.println(screen.message(faults.isEmpty() ? "data.well" : "data.faults", name, faults.size()));
                return faults.isEmpty() ? 0 : 1;
            }
        }
        return 0;
    }

    private DataTransfer.Count importFile(DataTransfer transfer) {
        try (BufferedReader in = Files.newBufferedReader(file)) {
            return transfer.importFrom(in);
        } catch (NoSuchFileException e) {
            throw UsageException.of("usage.read.missing", file);
        } catch (IOException e) {
            throw UsageException.of("usage.read", file, e);
        }
    }

    private DataTransfer.Count export(DataTransfer transfer) throws IOException {
        Path partialFile = file.resolveSibling(file.getFileName() + ".part");
        DataTransfer.Count count;
        PrivateFiles.createFile(partialFile);
        try (PrintStream out = new PrintStream(Files.newOutputStream(partialFile), false, StandardCharsets.UTF_8)) {
            count = transfer.exportTo(out);
            if (out.checkError()) throw new IOException("cannot write " + partialFile);
        } catch (IOException | RuntimeException e) {
            Files.deleteIfExists(partialFile);
            throw e;
        }
        Files.move(partialFile, file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        return count;
    }

    private void printSummary(String key, DataTransfer.Count count, Object where) {
        StringJoiner counts = new StringJoiner(", ");
        counts.add(screen.message("data.count.room", count.rooms()));
        counts.add(screen.message("data.count.action", count.actions()));
        count.rows().forEach((table, rows) -> counts.add(screen.message("data.count." + table, rows)));
        screen.println(screen.message(key, counts, where));
    }
}
