package dev.damier.web;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.HexFormat;
import javax.imageio.ImageIO;

/**
 * The brightness of a picture by blocks. It is coarse enough to ignore fonts and anti-aliasing, and fine enough to
 * detect a misplaced panel, a missing board or a page without styles.
 *
 * @param cells row by row, 0 (black) to 255 (white)
 */
record LuminanceGrid(byte[] cells) {
    private static final int COLUMNS = 32;
    private static final int ROWS = 24;

    /** Blocks whose brightness differs by more than this, of 255, count as different. */
    private static final int OTHER = 48;

    static LuminanceGrid of(byte[] png) throws IOException {
        BufferedImage picture = ImageIO.read(new ByteArrayInputStream(png));
        byte[] cells = new byte[COLUMNS * ROWS];
        for (int row = 0; row < ROWS; row++)
            for (int column = 0; column < COLUMNS; column++)
                cells[row * COLUMNS + column] = (byte) mean(picture, column, row);
        return new LuminanceGrid(cells);
    }

    private static int mean(BufferedImage picture, int column, int row) {
        int left = column * picture.getWidth() / COLUMNS;
        int right = (column + 1) * picture.getWidth() / COLUMNS;
        int top = row * picture.getHeight() / ROWS;
        int bottom = (row + 1) * picture.getHeight() / ROWS;
        long sum = 0;
        for (int y = top; y < bottom; y++) for (int x = left; x < right; x++) sum += luminance(picture.getRGB(x, y));
        return (int) (sum / ((long) (right - left) * (bottom - top)));
    }

    /** Returns the luminance according to Rec. 601: 0.299 red, 0.587 green, 0.114 blue. */
    private static int luminance(int rgb) {
        return (299 * (rgb >> 16 & 255) + 587 * (rgb >> 8 & 255) + 114 * (rgb & 255)) / 1000;
    }

    static LuminanceGrid read(String hex) {
        return new LuminanceGrid(HexFormat.of().parseHex(hex));
    }

    String write() {
        return HexFormat.of().formatHex(cells);
    }

    /** Returns the share of different blocks, 0 to 1. */
    double difference(LuminanceGrid other) {
        int differ = 0;
        for (int i = 0; i < cells.length; i++)
            if (Math.abs((cells[i] & 255) - (other.cells[i] & 255)) > OTHER) differ++;
        return differ / (double) cells.length;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LuminanceGrid grid && Arrays.equals(cells, grid.cells);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cells);
    }
}
