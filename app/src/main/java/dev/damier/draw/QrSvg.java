package dev.damier.draw;

import io.nayuki.qrcodegen.QrCode;

/** Draws a text as a QR code in SVG. The code is black on white in every theme, because cameras need the contrast. */
public final class QrSvg {
    /** The quiet zone that QR readers require on each side, in modules. */
    private static final int MARGIN = 4;

    private QrSvg() {}

    public static String of(String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
        int side = code.size + 2 * MARGIN;
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++)
            for (int x = 0; x < code.size; x++)
                if (code.getModule(x, y))
                    path.append('M')
                            .append(x + MARGIN)
                            .append(' ')
                            .append(y + MARGIN)
                            .append("h1v1h-1z");
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + side + " " + side
                + "\" shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h" + side + "v" + side
                + "h-" + side + "z\"/><path fill=\"#000\" d=\"" + path + "\"/></svg>";
    }
}
