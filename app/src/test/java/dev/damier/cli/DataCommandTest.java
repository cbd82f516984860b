package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.store.Database;
import dev.damier.store.PageStore;
import dev.damier.store.RoomStore;
import dev.damier.store.StoredAction;
import dev.damier.store.StoredPage;
import dev.damier.store.StoredRoom;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
            new PageStore(database).save(new StoredPage("p", "analysis", "{}", 3));
            CommandResult exported = CommandResult.run("data", "export", export, "--data", data);
            assertThat(exported.out()).contains("Exported to " + export + ": 1 room, 1 action, 1 saved page");
            store.append(new StoredAction("a", 2, 0, "ready", "{}", 3));
        }
        String other = folder.resolve("other").toString();
        assertThat(CommandResult.run("data", "import", export, "--data", other).out())
                .contains("Imported into", "1 room, 1 action, 1 saved page");
        assertThat(CommandResult.run("data", "check", "--data", other).out()).contains("no errors found");
        assertThat(CommandResult.run("data", "import", export, "--data", other).err())
                .contains("not empty");
        assertThat(CommandResult.run("data", "export", "--data", other).err()).contains("need a FILE");
        assertThat(Files.exists(Path.of(export + ".part"))).isFalse();
    }

    /** The last line has counts and a checksum, so every cut and every change is recognised. */
    @Test
    void incompleteOrChangedExportIsRefused() throws Exception {
        String data = folder.resolve("data").toString();
        Path export = folder.resolve("rooms.jsonl");
        try (Database database = Database.openFolder(Path.of(data));
                RoomStore store = new RoomStore(database)) {
            for (String room : List.of("a", "b")) store.create(new StoredRoom(room, "terms", 1, 1));
        }
        CommandResult exported = CommandResult.run("data", "export", export.toString(), "--data", data);
        assertThat(exported.exitCode()).as(exported.err()).isZero();
        List<String> lines = Files.readAllLines(export);
        assertThat(lines).hasSize(4);
        assertThat(lines.get(3)).matches("\\{\"end\":\\{\"rooms\":2,\"actions\":0,.*\"sha256\":\"[0-9a-f]{64}\".*");
        assertThat(importOf(lines.subList(0, 3))).contains("incomplete: its last line with the counts is missing");
        String changed = folder.resolve("changed.jsonl").toString();
        String target = folder.resolve("target").toString();
        assertThat(CommandResult.run("data", "import", changed, "--data", target, "--lang", "fr")
                        .err())
                .contains("l’export est incomplet", "rien n’a été importé");
        assertThat(importOf(List.of(lines.get(0), lines.get(1), lines.get(3))))
                .contains("it announces 2 rooms", "but has 1 room,");
        assertThat(importOf(List.of(
                        lines.get(0), lines.get(1), lines.get(2).replace(":\"terms\"", ":\"other\""), lines.get(3))))
                .contains("checksum does not match");
        assertThat(importOf(List.of(lines.get(0), lines.get(1), lines.get(2), lines.get(3), lines.get(1))))
                .contains("lines after its end");
        // An export of version 1 has no last line.
        assertThat(importOf(List.of(lines.get(0).replace("2", "1"), lines.get(1), lines.get(2))))
                .isEmpty();
    }

    /** Imports an export and returns the error output. */
    private String importOf(List<String> lines) throws Exception {
        return importOf(Files.write(folder.resolve("changed.jsonl"), lines)).err();
    }

    private CommandResult importOf(Path file) {
        return CommandResult.run(
                "data",
                "import",
                file.toString(),
                "--data",
                folder.resolve("target").toString());
    }

    /** An operator may import a file from anywhere. Whatever it contains, the store stays empty and the error is clear. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "[]",
                "{\"end\":{}}",
                "{\"end\":{\"rooms\":0,\"actions\":0,\"rows\":{}}}",
                "{\"table\":\"kept_page\"}",
                "{\"row\":{\"id\":\"a\"}}",
                "{\"table\":\"sqlite_master\",\"row\":{\"name\":\"a\"}}",
                "{\"table\":\"room; drop table room\",\"row\":{}}",
                "{\"table\":\"kept_page\",\"row\":{}}",
                "{\"table\":\"kept_page\",\"row\":{\"id) values (1); --\":\"a\"}}",
                "{\"table\":\"kept_page\",\"row\":{\"id\":{\"a\":[1]},\"kind\":[],\"content\":{},\"created\":null}}",
                "{\"room\":{\"id\":null,\"terms\":null}}",
                "{\"room\":{\"id\":\"a\",\"terms\":\"{}\",\"created\":1e400}}",
                "{\"action\":{\"room\":\"../../etc/passwd\",\"seq\":1,\"seat\":0,\"verb\":\"x\",\"args\":\"{}\",\"at\":1}}"
            })
    void hostileLineIsRefused(String line) throws Exception {
        String valid = "{\"room\":{\"id\":\"r\",\"terms\":\"{}\",\"created\":1,\"touched\":1}}";
        for (int version = 1; version <= 2; version++) {
            Path file = Files.write(
                    folder.resolve("hostile.jsonl"),
                    List.of("{\"damier\":\"data\",\"version\":" + version + "}", valid, line));
            if (line.contains("end") && version == 1) continue; // the last line was not checked in this version
            assertRefused(file);
        }
    }

    private void assertRefused(Path file) {
        CommandResult result = importOf(file);
        assertThat(result.exitCode()).as(result.err()).isEqualTo(2);
        assertThat(result.err()).containsAnyOf("export", "cannot read").doesNotContain("Exception", "\tat ");
        try (Database database = Database.openFolder(folder.resolve("target"));
                RoomStore store = new RoomStore(database)) {
            assertThat(store.idsTouchedSince(0, 10)).as("nothing was imported").isEmpty();
        }
    }

    /** Deep nesting, a line that never ends, other encodings, other kinds of files. */
    @Test
    void hostileFileIsRefused() throws Exception {
        String header = "{\"damier\":\"data\",\"version\":2}\n";
        Path file = folder.resolve("hostile.jsonl");
        assertRefused(Files.writeString(file, header + "{\"room\":".repeat(100_000)));
        assertRefused(Files.writeString(file, header + "[".repeat(1 << 20)));
        assertRefused(Files.writeString(file, header + "x".repeat((16 << 20) + 1)));
        assertThat(importOf(file).err()).contains("line 2 of the export is too long");
        assertRefused(Files.write(file, (header + "{\"room\":\"\u00e9\"}").getBytes(StandardCharsets.ISO_8859_1)));
        assertThat(importOf(file).err()).contains("not text in UTF-8");
        assertRefused(Files.write(file, new byte[] {'P', 'K', 3, 4, 20, 0, (byte) 0xff, (byte) 0xfe, 0, '\n'}));
        assertRefused(Files.writeString(file, "PK\u0003\u0004" + "\u0000".repeat(1000)));
        assertRefused(Files.write(file, header.getBytes(StandardCharsets.UTF_16)));
        assertRefused(Files.writeString(file, ""));
        assertRefused(folder.resolve("missing.jsonl"));
        assertRefused(folder);
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
