package dev.damier.draw;

/** The few shapes a board is made of. Lengths are pixels, colours 0xRRGGBB, opacity from 0 to 1. */
interface Canvas {
    void rectangle(double x, double y, double width, double height, double radius, int colour, double opacity);

    /** With round ends. */
    void line(double x1, double y1, double x2, double y2, double width, int colour);

    void disc(double x, double y, double radius, int colour, double opacity);

    void ring(double x, double y, double radius, double width, int colour);

    /** Corners as x, y, x, y… */
    void polygon(double[] corners, int colour, double opacity);

    /** Centred on (x, y). */
    void text(double x, double y, double size, boolean bold, int colour, String text);
}
