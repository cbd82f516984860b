package dev.damier.draw;

/** The shapes that a board is drawn with. Lengths are pixels, colours 0xRRGGBB, opacity is from 0 to 1. */
interface Canvas {
    void rectangle(double x, double y, double width, double height, double radius, int colour, double opacity);

    /** Draws a line with round ends. */
    void line(double x1, double y1, double x2, double y2, double width, int colour);

    void disc(double x, double y, double radius, int colour, double opacity);

    void ring(double x, double y, double radius, double width, int colour);

    /**
     * Fills a polygon.
     *
     * @param corners x and y of each corner in turn
     */
    void polygon(double[] corners, int colour, double opacity);

    /** Draws text centred on (x, y). */
    void text(double x, double y, double size, boolean bold, int colour, String text);
}
