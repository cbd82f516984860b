package dev.damier.batch;

import java.io.Serializable;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;

/**
 * Numbered items of work. The same number gives the same rows wherever and however often it is done, but for columns that
 * are measurements. It travels to the workers: what it needs there it makes there.
 */
interface BatchJob extends Serializable {
    /** The job and everything that decides on its rows: work under the same description may be taken up again. */
    String description();

    /** What an item is called, in the plural. */
    String noun();

    /** Of its rows, without the number of the item. */
    StructType schema();

    long items();

    /** The rows of an item, each as its schema says; none is well. */
    List<Row> rows(long item);
}
