package dev.damier.batch;

import java.io.Serializable;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;

/**
 * A job of numbered items. The same item always gives the same rows, except in columns that are measurements. A job is
 * serialised and sent to the workers, where it creates what it needs.
 */
interface BatchJob extends Serializable {
    /**
     * Returns the job with everything that determines its rows. An interrupted job with the same description can be
     * resumed.
     */
    String description();

    /** Returns the plural noun for the items, for progress messages. */
    String itemNoun();

    /** Returns the schema of the rows, without the item number. */
    StructType schema();

    long itemCount();

    /** Returns the rows of an item, which match the schema; the list may be empty. */
    List<Row> rows(long item);
}
