package dev.damier.store;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/**
 * Copies rows of tables for exports and imports. It reads the column names from the database, so that new columns are
 * copied too.
 */
final class TableCopy {
    /** The tables, ordered so that a table comes after those it refers to. */
    static final List<String> TABLES =
            List.of("contest", "contest_entrant", "contest_game", "daily_result", "solution", "kept_page");

    private TableCopy() {}

    static void forEachRow(Handle h, String table, Consumer<Map<String, Object>> sink) {
        h.createQuery("select * from " + table).mapToMap().forEach(found -> sink.accept(new LinkedHashMap<>(found)));
    }

    static boolean isEmpty(Handle h, String table) {
        return h.createQuery("select count(*) from " + table)
                        .mapTo(Integer.class)
                        .one()
                == 0;
    }

    static void insert(Handle h, String table, Map<String, Object> row) {
        if (!TABLES.contains(table)) throw StoreException.of(null, "import.table", table);
        Set<String> columns = columnNames(h, table);
        if (!columns.containsAll(row.keySet())) throw StoreException.of(null, "import.columns", table);
        String names = String.join(", ", row.keySet());
        String values = row.keySet().stream().map(c -> ":" + c).collect(Collectors.joining(", "));
        int ignored = h.createUpdate("insert into " + table + " (" + names + ") values (" + values + ")")
                .bindMap(row)
                .execute();
    }

    private static Set<String> columnNames(Handle h, String table) {
        return h.createQuery("select * from " + table + " where 1 = 0").scanResultSet((results, ctx) -> {
            try (var found = results.get()) {
                Set<String> names = new TreeSet<>();
                for (int i = 1; i <= found.getMetaData().getColumnCount(); i++)
                    names.add(found.getMetaData().getColumnName(i));
                return names;
            }
        });
    }
}
