package dev.damier.web.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.contest.ContestRecord;
import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests the files of a contest. */
class ContestFilesTest {
    /** More games than fit into memory as text; each is created when it is read. */
    private static final class EndlessGames extends AbstractList<ContestRecord> {
        int read;

        @Override
        public ContestRecord get(int index) {
            read = index + 1;
            String text = "[First \"Ada\"]\n[Second \"Bob\"]\n1. e2 e8\n";
            return new ContestRecord(
                    index + 1, 0, 0, 1, 0, -1, null, "goal", "", false, "start", List.of("e2"), 5, List.of(0L), text);
        }

        @Override
        public int size() {
            return Integer.MAX_VALUE;
        }
    }

    @Test
    void filesAreCreatedGameByGame() {
        for (int kind = 0; kind < 3; kind++) {
            EndlessGames games = new EndlessGames();
            ContestFiles files = new ContestFiles(List.of("=Ada", "Bob"), games);
            Stream<String> pieces = kind == 0 ? files.csv() : kind == 1 ? files.jsonLines() : files.records();
            Iterator<String> next = pieces.iterator();
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < 4; i++) text.append(next.next());
            assertThat(text).contains("Ada", "Bob", "e2");
            assertThat(games.read).as("games that were read for four pieces").isBetween(3, 5);
            if (kind == 0) assertThat(text).as("not a formula").contains("\"'=Ada\"");
        }
    }
}
