package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.store.Database;
import dev.damier.store.RoomStore;
import dev.damier.store.StoredAction;
import dev.damier.store.StoredRoom;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the command {@code data}: export, import and check. */
class DataCommandTest {
    @TempDir
    Path folder;

    /** The store stays open during the export, as in a running server. */
    @Test
    void exportFromRunningServerIsImportedElsewhere() throws Exception {
        String data = folder.resolve("data").toString();
        String export = folder.resolve("rooms.jsonl").toString();
        try (Database database = Database.openFolder(Path.of(data));
                RoomStore store = new RoomStore(database)) {
            store.create(new StoredRoom("a", "terms", 1, 1));
            store.append(new StoredAction("a", 1, 0, "join", "{}", 2));
            CommandResult exported = CommandResult.run("data", "export", export, "--data", data);
            assertThat(exported.out()).contains("1 room and 1 action exported to " + export);
            store.append(new StoredAction("a", 2, 0, "ready", "{}", 3));
        }
        String other = folder.resolve("other").toString();
        assertThat(CommandResult.run("data", "import", export, "--data", other).out())
                .contains("1 room and 1 action imported");
        assertThat(CommandResult.run("data", "check", "--data", other).out()).contains("no errors found");
        assertThat(CommandResult.run("data", "import", export, "--data", other).err())
                .contains("not empty");
        assertThat(CommandResult.run("data", "export", "--data", other).err()).contains("need a FILE");
        assertThat(Files.exists(Path.of(export + ".part"))).isFalse();
    }

    @Test
    void unusableFolderIsReported() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");
        String unusable = file.resolve("x").toString();
        CommandResult commandResult = CommandResult.run("data", "import", file.toString(), "--data", unusable);
        assertThat(commandResult.exitCode()).isEqualTo(2);
        assertThat(commandResult.err()).contains("cannot write to the data folder");
        for (String task : List.of("check", "export")) {
            CommandResult missing = CommandResult.run("data", task, file.toString(), "--data", unusable);
            assertThat(missing.exitCode()).isEqualTo(2);
            assertThat(missing.err()).contains("no data found in " + unusable);
        }
    }
}
