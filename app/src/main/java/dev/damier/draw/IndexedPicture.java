package dev.damier.draw;

import dev.damier.run.TimeSlice;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A picture in the 256 colours it has most of (the popularity algorithm), as GIF wants it. A board has few colours and their
 * blends at the edges of letters; what the JDK would do instead takes seconds for a large one, and gives way to nobody.
 */
final class IndexedPicture {
    private static final int MAX_COLOURS = 256;
    /** Five bits of each of red, green and blue. */
    private static final int BUCKETS = 1 << 15;

    private final BufferedImage picture;
    private final int[] count = new int[BUCKETS];
    /** A colour of the picture itself: plain colours stay as they are. */
    private final int[] colour = new int[BUCKETS];

    private IndexedPicture(BufferedImage picture) {
        this.picture = picture;
    }

    static BufferedImage of(BufferedImage picture) {
        return new IndexedPicture(picture).reduced();
    }

    private BufferedImage reduced() {
        int width = picture.getWidth();
        int[] row = new int[width];
        for (int y = 0; y < picture.getHeight(); y++) {
            TimeSlice.checkpoint();
            for (int rgb : picture.getRGB(0, y, width, 1, row, 0, width)) {
                int bucket = bucket(rgb);
                if (count[bucket]++ == 0) colour[bucket] = rgb;
            }
        }
        int[] palette = palette();
        byte[] nearest = nearest(palette);
        BufferedImage indexed = new BufferedImage(
                width,
                picture.getHeight(),
                BufferedImage.TYPE_BYTE_INDEXED,
                new IndexColorModel(8, palette.length, palette, 0, false, -1, DataBuffer.TYPE_BYTE));
        byte[] written = new byte[width];
        for (int y = 0; y < picture.getHeight(); y++) {
            TimeSlice.checkpoint();
            int[] rgb = picture.getRGB(0, y, width, 1, row, 0, width);
            for (int x = 0; x < width; x++) written[x] = nearest[bucket(rgb[x])];
            indexed.getRaster().setDataElements(0, y, width, 1, written);
        }
        return indexed;
    }

    private static int bucket(int rgb) {
        return (rgb >> 19 & 31) << 10 | (rgb >> 11 & 31) << 5 | rgb >> 3 & 31;
    }

    private int[] palette() {
        List<Integer> used = IntStream.range(0, BUCKETS)
                .filter(b -> count[b] > 0)
                .boxed()
                .sorted(Comparator.comparingInt((Integer b) -> -count[b]).thenComparingInt(b -> b))
                .limit(MAX_COLOURS)
                .toList();
        return used.stream().mapToInt(b -> colour[b]).toArray();
    }

    private byte[] nearest(int[] palette) {
        byte[] nearest = new byte[BUCKETS];
        for (int bucket = 0; bucket < BUCKETS; bucket++) {
            if (count[bucket] == 0) continue;
            TimeSlice.checkpoint();
            int best = 0;
            for (int i = 1; i < palette.length; i++)
                if (apart(colour[bucket], palette[i]) < apart(colour[bucket], palette[best])) best = i;
            nearest[bucket] = (byte) best;
        }
        return nearest;
    }

    private static int apart(int a, int b) {
        int red = (a >> 16 & 255) - (b >> 16 & 255);
        int green = (a >> 8 & 255) - (b >> 8 & 255);
        int blue = (a & 255) - (b & 255);
        return red * red + green * green + blue * blue;
    }
}
