import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import javax.imageio.ImageIO;

/**
 * {@code java Icon.java SIZE FILE.png [MARGIN]}: draws the icon of {@code web/icon.svg} as a PNG image, for systems
 * that need pixels. With a margin, in hundredths of the size, the background fills the square and the drawing is inside
 * it, so that the icon can be cut to any shape.
 */
public final class Icon {
    private static final double SIZE_UNITS = 26;
    private static final Color BACKGROUND = new Color(0xf6f0e4);
    private static final Color DARK_SQUARE = new Color(0x73513a);
    private static final Color RED = new Color(0xcf412d);
    private static final Color BLUE = new Color(0x1c6dc4);

    private Icon() {}

    public static void main(String[] args) throws IOException {
        int size = Integer.parseInt(args[0]);
        double margin = args.length > 2 ? Double.parseDouble(args[2]) / 100 : 0;
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        if (margin > 0) {
            graphics.setColor(BACKGROUND);
            graphics.fillRect(0, 0, size, size);
            graphics.translate(size * margin, size * margin);
        }
        graphics.scale(size * (1 - 2 * margin) / SIZE_UNITS, size * (1 - 2 * margin) / SIZE_UNITS);
        draw(graphics);
        ImageIO.write(image, "png", new File(args[1]));
    }

    private static void draw(Graphics2D graphics) {
        Area background = new Area(new RoundRectangle2D.Double(0, 0, SIZE_UNITS, SIZE_UNITS, 12, 12));
        graphics.setColor(BACKGROUND);
        graphics.fill(background);
        Area dark = new Area(new Rectangle2D.Double(SIZE_UNITS / 2, 0, SIZE_UNITS / 2, SIZE_UNITS / 2));
        dark.add(new Area(new Rectangle2D.Double(0, SIZE_UNITS / 2, SIZE_UNITS / 2, SIZE_UNITS / 2)));
        dark.intersect(background);
        graphics.setColor(DARK_SQUARE);
        graphics.fill(dark);
        graphics.setColor(RED);
        graphics.fill(new Ellipse2D.Double(2.5, 2.5, 8, 8));
        graphics.setColor(BLUE);
        graphics.fill(new Ellipse2D.Double(15.5, 15.5, 8, 8));
    }
}
