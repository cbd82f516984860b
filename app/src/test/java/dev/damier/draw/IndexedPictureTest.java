package dev.damier.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import org.junit.jupiter.api.Test;

/** Tests the reduction of pictures to 256 colours. */
class IndexedPictureTest {
    @Test
    void fewColoursAreUnchanged() {
        BufferedImage picture = new BufferedImage(40, 30, BufferedImage.TYPE_INT_RGB);
        int[] colours = {0x123456, 0xfedcba, 0x00ff7f, 0xffffff};
        for (int y = 0; y < 30; y++) for (int x = 0; x < 40; x++) picture.setRGB(x, y, colours[(x / 10 + y / 10) % 4]);
        BufferedImage indexed = IndexedPicture.of(picture);
        assertThat(((IndexColorModel) indexed.getColorModel()).getMapSize()).isEqualTo(4);
        for (int y = 0; y < 30; y++)
            for (int x = 0; x < 40; x++) assertThat(indexed.getRGB(x, y)).isEqualTo(picture.getRGB(x, y));
    }

    /** A gradient above a plain area: the plain colour stays exact, the others change little. */
    @Test
    void manyColoursBecomeNearestFrequentColours() {
        BufferedImage picture = new BufferedImage(256, 300, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < 300; y++)
            for (int x = 0; x < 256; x++) picture.setRGB(x, y, y < 256 ? x << 16 | y << 8 | 0x80 : 0x204060);
        BufferedImage indexed = IndexedPicture.of(picture);
        assertThat(((IndexColorModel) indexed.getColorModel()).getMapSize()).isEqualTo(256);
        assertThat(indexed.getRGB(3, 299) & 0xffffff).isEqualTo(0x204060);
        BufferedImage few = IndexedPicture.of(picture.getSubimage(100, 90, 60, 70));
        for (int y = 0; y < 70; y++)
            for (int x = 0; x < 60; x++) {
                int before = picture.getRGB(100 + x, 90 + y);
                int after = few.getRGB(x, y);
                for (int shift : new int[] {0, 8, 16})
                    assertThat((after >> shift & 255) - (before >> shift & 255)).isBetween(-8, 8);
            }
    }
}
