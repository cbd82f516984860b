package dev.damier.draw;

import dev.damier.game.Scene;
import java.util.Locale;

/** Draws a scene as a self-contained SVG image. */
public final class SceneSvg {
    private SceneSvg() {}

    public static String draw(Scene scene, Locale language) {
        ScenePainter painter = new ScenePainter(scene, language);
        SvgCanvas svgCanvas = new SvgCanvas();
        painter.paint(svgCanvas);
        return String.format(
                                Locale.ROOT,
                                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\""
                                        + " font-family=\"system-ui, sans-serif\">%n",
                                painter.width(),
                                painter.height(),
                                painter.width(),
                                painter.height())
                        .replace(System.lineSeparator(), "\n")
                + svgCanvas.lines
                + "</svg>\n";
    }

    private static final class SvgCanvas implements Canvas {
        private final StringBuilder lines = new StringBuilder();

        @Override
        public void rectangle(
                double x, double y, double width, double height, double radius, int colour, double opacity) {
            add(
                    "<rect x='%s' y='%s' width='%s' height='%s'%s fill='%s'%s/>",
                    number(x),
                    number(y),
                    number(width),
                    number(height),
                    radius > 0 ? " rx='" + number(radius) + "'" : "",
                    hexColour(colour),
                    opacityAttribute(opacity));
        }

        @Override
        public void line(double x1, double y1, double x2, double y2, double width, int colour) {
            add(
                    "<line x1='%s' y1='%s' x2='%s' y2='%s' stroke='%s' stroke-width='%s' stroke-linecap='round'/>",
                    number(x1), number(y1), number(x2), number(y2), hexColour(colour), number(width));
        }

        @Override
        public void disc(double x, double y, double radius, int colour, double opacity) {
            add(
                    "<circle cx='%s' cy='%s' r='%s' fill='%s'%s/>",
                    number(x), number(y), number(radius), hexColour(colour), opacityAttribute(opacity));
        }

        @Override
        public void ring(double x, double y, double radius, double width, int colour) {
            add(
                    "<circle cx='%s' cy='%s' r='%s' fill='none' stroke='%s' stroke-width='%s'/>",
                    number(x), number(y), number(radius), hexColour(colour), number(width));
        }

        @Override
        public void polygon(double[] corners, int colour, double opacity) {
            StringBuilder points = new StringBuilder();
            for (int i = 0; i < corners.length; i += 2) {
                points.append(i == 0 ? "" : " ")
                        .append(number(corners[i]))
                        .append(',')
                        .append(number(corners[i + 1]));
            }
            add("<polygon points='%s' fill='%s'%s/>", points, hexColour(colour), opacityAttribute(opacity));
        }

        @Override
        public void text(double x, double y, double size, boolean bold, int colour, String text) {
            add(
                    "<text x='%s' y='%s' font-size='%s'%s fill='%s' text-anchor='middle' dominant-baseline='central'>%s</text>",
                    number(x),
                    number(y),
                    number(size),
                    bold ? " font-weight='700'" : "",
                    hexColour(colour),
                    escape(text));
        }

        private void add(String format, Object... args) {
            lines.append("  ").append(String.format(Locale.ROOT, format, args)).append('\n');
        }

        private static String number(double value) {
            double rounded = Math.round(value * 10) / 10.0;
            return rounded == Math.rint(rounded) ? Long.toString((long) rounded) : Double.toString(rounded);
        }

        private static String hexColour(int colour) {
            return String.format(Locale.ROOT, "#%06x", colour);
        }

        private static String opacityAttribute(double opacity) {
            return opacity >= 1 ? "" : String.format(Locale.ROOT, " opacity='%.2f'", opacity);
        }

        private static String escape(String text) {
            return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
        }
    }
}
