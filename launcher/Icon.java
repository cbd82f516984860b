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
 * {@code java Icon.java SIZE FILE.png [MARGIN]}: the icon of {@code web/icon.svg} in pixels, for systems that take no drawing. With a margin, in
 * hundredths, the ground fills the square and the drawing stands within: such an icon may be cut to any shape.
 */
public final class Icon {
    private static final double UNITS = 26;
    private static final Color PAPER = new Color(0xf6f0e4);
    private static final Color WOOD = new Color(0x73513a);
    private static final Color RED = new Color(0xcf412d);
    private static final Color BLUE = new Color(0x1c6dc4);

    private Icon() {}

    public static void main(String[] args) throws IOException {
        int size = Integer.parseInt(args[0]);
        double margin = args.length > 2 ? Double.parseDouble(args[2]) / 100 : 0;
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
        Graphics2D to = image.createGraphics();
        to.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        to.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        if (margin > 0) {
            to.setColor(PAPER);
            to.fillRect(0, 0, size, size);
            to.translate(size * margin, size * margin);
        }
        to.scale(size * (1 - 2 * margin) / UNITS, size * (1 - 2 * margin) / UNITS);
        draw(to);
        ImageIO.write(image, "png", new File(args[1]));
    }

    private static void draw(Graphics2D to) {
        Area ground = new Area(new RoundRectangle2D.Double(0, 0, UNITS, UNITS, 12, 12));
        to.setColor(PAPER);
        to.fill(ground);
        Area dark = new Area(new Rectangle2D.Double(UNITS / 2, 0, UNITS / 2, UNITS / 2));
        dark.add(new Area(new Rectangle2D.Double(0, UNITS / 2, UNITS / 2, UNITS / 2)));
        dark.intersect(ground);
        to.setColor(WOOD);
        to.fill(dark);
        to.setColor(RED);
        to.fill(new Ellipse2D.Double(2.5, 2.5, 8, 8));
        to.setColor(BLUE);
        to.fill(new Ellipse2D.Double(15.5, 15.5, 8, 8));
    }
}
