package dev.damier.draw;

import dev.damier.run.TimeSlice;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Reduces a picture to its 256 most frequent colours (the popularity algorithm), as GIF requires. A board has few
 * colours plus their blends at the edges of letters. The conversion of the JDK takes seconds for a large board and
 * cannot yield its time slice.
 */
final class IndexedPicture {
    private static final int MAX_COLOURS = 256;
    /** One bucket per combination of the upper five bits of red, green and blue. */
    private static final int BUCKETS = 1 << 15;

    private final BufferedImage picture;
    private final int[] pixelCounts = new int[BUCKETS];
    /** The first colour found in each bucket. It is an exact colour of the picture, so plain colours do not change. */
    private final int[] bucketColours = new int[BUCKETS];

    private IndexedPicture(BufferedImage picture) {
        this.picture = picture;
    }

    static BufferedImage of(BufferedImage picture) {
        return new IndexedPicture(picture).convert();
    }

    private BufferedImage convert() {
        int width = picture.getWidth();
        int[] row = new int[width];
        for (int y = 0; y < picture.getHeight(); y++) {
            TimeSlice.checkpoint();
            for (int rgb : picture.getRGB(0, y, width, 1, row, 0, width)) {
                int bucket = bucket(rgb);
                if (pixelCounts[bucket]++ == 0) bucketColours[bucket] = rgb;
            }
        }
        int[] palette = palette();
        byte[] nearest = nearestPaletteIndices(palette);
        BufferedImage indexed = new BufferedImage(
                width,
                picture.getHeight(),
                BufferedImage.TYPE_BYTE_INDEXED,
                new IndexColorModel(8, palette.length, palette, 0, false, -1, DataBuffer.TYPE_BYTE));
        byte[] indices = new byte[width];
        for (int y = 0; y < picture.getHeight(); y++) {
            TimeSlice.checkpoint();
            int[] rgb = picture.getRGB(0, y, width, 1, row, 0, width);
            for (int x = 0; x < width; x++) indices[x] = nearest[bucket(rgb[x])];
            indexed.getRaster().setDataElements(0, y, width, 1, indices);
        }
        return indexed;
    }

    private static int bucket(int rgb) {
        return (rgb >> 19 & 31) << 10 | (rgb >> 11 & 31) << 5 | rgb >> 3 & 31;
    }

    private int[] palette() {
        List<Integer> used = IntStream.range(0, BUCKETS)
                .filter(b -> pixelCounts[b] > 0)
                .boxed()
                .sorted(Comparator.comparingInt((Integer b) -> -pixelCounts[b]).thenComparingInt(b -> b))
                .limit(MAX_COLOURS)
                .toList();
        return used.stream().mapToInt(b -> bucketColours[b]).toArray();
    }

    private byte[] nearestPaletteIndices(int[] palette) {
        byte[] nearest = new byte[BUCKETS];
        for (int bucket = 0; bucket < BUCKETS; bucket++) {
            if (pixelCounts[bucket] == 0) continue;
            TimeSlice.checkpoint();
            int best = 0;
            for (int i = 1; i < palette.length; i++)
                if (squaredDistance(bucketColours[bucket], palette[i])
                        < squaredDistance(bucketColours[bucket], palette[best])) best = i;
            nearest[bucket] = (byte) best;
        }
        return nearest;
    }

    private static int squaredDistance(int a, int b) {
        int red = (a >> 16 & 255) - (b >> 16 & 255);
        int green = (a >> 8 & 255) - (b >> 8 & 255);
        int blue = (a & 255) - (b & 255);
        return red * red + green * green + blue * blue;
    }
}
