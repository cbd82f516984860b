package dev.damier.draw;

import dev.damier.game.Scene;
import dev.damier.run.TimeSlice;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.TextLayout;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import javax.imageio.ImageIO;

/** Draws a scene as a PNG image, twice as large as {@link SceneSvg} for high-resolution screens. */
public final class ScenePng {
    private static final int SCALE = 2;

    private ScenePng() {}

    public static void draw(Scene scene, Locale language, OutputStream to) throws IOException {
        ImageIO.write(image(scene, language, SCALE), "png", to);
    }

    /** Returns the scale, at most 1, that limits the picture to this number of pixels. */
    static double scaleToFit(Scene scene, Locale language, int pixels) {
        ScenePainter painter = new ScenePainter(scene, language);
        return Math.min(1, Math.sqrt((double) pixels / painter.width() / painter.height()));
    }

    static BufferedImage image(Scene scene, Locale language, double scale) {
        System.setProperty("java.awt.headless", "true");
        ScenePainter painter = new ScenePainter(scene, language);
        BufferedImage image = new BufferedImage(
                (int) (painter.width() * scale), (int) (painter.height() * scale), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.scale(scale, scale);
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        painter.paint(new PixelCanvas(graphics));
        graphics.dispose();
        return image;
    }

    /**
     * Draws with Java 2D. Each shape calls {@link TimeSlice#checkpoint}, because a large board has ten thousand shapes.
     */
    private record PixelCanvas(Graphics2D graphics) implements Canvas {
        @Override
        public void rectangle(
                double x, double y, double width, double height, double radius, int colour, double opacity) {
            TimeSlice.checkpoint();
            graphics.setColor(colour(colour, opacity));
            if (radius == 0) graphics.fill(new Rectangle2D.Double(x, y, width, height));
            else graphics.fill(new RoundRectangle2D.Double(x, y, width, height, 2 * radius, 2 * radius));
        }

        @Override
        public void line(double x1, double y1, double x2, double y2, double width, int colour) {
            TimeSlice.checkpoint();
            graphics.setColor(colour(colour, 1));
            graphics.setStroke(new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            graphics.draw(new Line2D.Double(x1, y1, x2, y2));
        }

        @Override
        public void disc(double x, double y, double radius, int colour, double opacity) {
            TimeSlice.checkpoint();
            graphics.setColor(colour(colour, opacity));
            graphics.fill(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
        }

        @Override
        public void ring(double x, double y, double radius, double width, int colour) {
            TimeSlice.checkpoint();
            graphics.setColor(colour(colour, 1));
            graphics.setStroke(new BasicStroke((float) width));
            graphics.draw(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
        }

        @Override
        public void polygon(double[] corners, int colour, double opacity) {
            TimeSlice.checkpoint();
            Path2D path = new Path2D.Double();
            path.moveTo(corners[0], corners[1]);
            for (int i = 2; i < corners.length; i += 2) path.lineTo(corners[i], corners[i + 1]);
            path.closePath();
            graphics.setColor(colour(colour, opacity));
            graphics.fill(path);
        }

        @Override
        public void text(double x, double y, double size, boolean bold, int colour, String text) {
            TimeSlice.checkpoint();
            if (text.isBlank()) return;
            Font font = new Font(Font.SANS_SERIF, bold ? Font.BOLD : Font.PLAIN, 1).deriveFont((float) size);
            TextLayout layout = new TextLayout(text, font, graphics.getFontRenderContext());
            Rectangle2D bounds = layout.getBounds();
            graphics.setColor(colour(colour, 1));
            layout.draw(graphics, (float) (x - bounds.getCenterX()), (float) (y - bounds.getCenterY()));
        }

        private static Color colour(int rgb, double opacity) {
            return new Color(rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255, (int) Math.round(255 * opacity));
        }
    }
}
