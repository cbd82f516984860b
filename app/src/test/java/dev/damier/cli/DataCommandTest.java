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

class DataCommandTest {
    @TempDir
    Path folder;

    /** The store stays open all the while, as a running server's. */
    @Test
    void aBackupIsMadeWhileTheServerRunsAndBroughtBackElsewhere() throws Exception {
        String data = folder.resolve("data").toString();
        String export = folder.resolve("rooms.jsonl").toString();
        try (Database database = Database.folder(Path.of(data));
                RoomStore store = new RoomStore(database)) {
            store.open(new StoredRoom("a", "terms", 1, 1));
            store.append(new StoredAction("a", 1, 0, "join", "{}", 2));
            Ran made = Ran.damier("data", "export", export, "--data", data);
            assertThat(made.out()).contains("1 room and 1 action exported to " + export);
            store.append(new StoredAction("a", 2, 0, "ready", "{}", 3));
        }
        String other = folder.resolve("other").toString();
        assertThat(Ran.damier("data", "import", export, "--data", other).out())
                .contains("1 room and 1 action imported");
        assertThat(Ran.damier("data", "check", "--data", other).out()).contains("no errors found");
        assertThat(Ran.damier("data", "import", export, "--data", other).err()).contains("not empty");
        assertThat(Ran.damier("data", "export", "--data", other).err()).contains("need a FILE");
        assertThat(Files.exists(Path.of(export + ".part"))).isFalse();
    }

    @Test
    void whatCannotBeOpenedIsToldInASentence() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");
        String under = file.resolve("x").toString();
        Ran ran = Ran.damier("data", "import", file.toString(), "--data", under);
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("cannot write to the data folder");
        for (String task : List.of("check", "export")) {
            Ran nothing = Ran.damier("data", task, file.toString(), "--data", under);
            assertThat(nothing.code()).isEqualTo(2);
            assertThat(nothing.err()).contains("no data found in " + under);
        }
    }
}
