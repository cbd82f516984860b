package dev.damier.draw;

import dev.damier.game.Tone;

/** The colours of the light theme as 0xRRGGBB, by the tone names of a scene. */
final class Palette {
    static final int BACKGROUND = 0xfaf7f1;
    static final int CELL_LIGHT = 0xf3eee4;
    static final int CELL_DARK = 0xece5d8;
    static final int GRID = 0xddd4c4;
    static final int WALL = 0x2d2822;
    static final int INK = 0x23201b;
    static final int SOFT = 0x6b6459;
    static final int WHITE = 0xffffff;

    private Palette() {}

    /** Returns the colour of text on a piece of this tone. */
    static int textOn(Tone tone) {
        return tone == Tone.WHITE ? INK : WHITE;
    }

    static int of(Tone tone) {
        return switch (tone) {
            case RED -> 0xd1432f;
            case GREEN -> 0x0a8f6a;
            case BLUE -> 0x1c6dc4;
            case YELLOW -> 0xd99a00;
            case SILVER -> 0x7d8590;
            case WHITE -> 0xf7f2e6;
            case BLACK -> 0x2a2622;
            case SOFT -> SOFT;
            case ACCENT, GOOD -> 0x0b6e64;
            case WARN -> 0xb45309;
            case BAD -> 0xb3261e;
            case FOG -> 0xcfc7b8;
            case BLOCK -> 0xc9bfae;
            case INK -> INK;
        };
    }
}
