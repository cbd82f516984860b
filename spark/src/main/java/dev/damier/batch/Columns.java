package dev.damier.batch;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.Metadata;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/** Builds schemas and rows by name. */
public final class Columns {
    private final List<StructField> fields = new ArrayList<>();

    public Columns strings(String... names) {
        return add(DataTypes.StringType, names);
    }

    public Columns longs(String... names) {
        return add(DataTypes.LongType, names);
    }

    public Columns doubles(String... names) {
        return add(DataTypes.DoubleType, names);
    }

    public Columns booleans(String... names) {
        return add(DataTypes.BooleanType, names);
    }

    private Columns add(DataType type, String... names) {
        for (String name : names) fields.add(new StructField(name, type, true, Metadata.empty()));
        return this;
    }

    public StructType schema() {
        return new StructType(fields.toArray(StructField[]::new));
    }

    /** Creates a row from values by column name; missing values are null. */
    public static Row row(StructType schema, Map<String, ?> values) {
        Object[] cells = new Object[schema.length()];
        for (int i = 0; i < cells.length; i++) {
            Object value = values.get(schema.fields()[i].name());
            cells[i] = value instanceof Integer n ? Long.valueOf(n) : value;
        }
        return RowFactory.create(cells);
    }

    /** Returns the row with the item number as its first column. */
    static Row withItemNumber(long item, Row row) {
        Object[] cells = new Object[row.length() + 1];
        cells[0] = item;
        for (int i = 0; i < row.length(); i++) cells[i + 1] = row.get(i);
        return RowFactory.create(cells);
    }

    static StructType withItemNumber(StructType schema) {
        StructType numbered = new StructType().add("item", DataTypes.LongType, false);
        for (StructField field : schema.fields()) numbered = numbered.add(field);
        return numbered;
    }
}
