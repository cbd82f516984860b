package dev.damier.draw;

/** The light theme's colours as 0xRRGGBB, by the names a scene uses. */
final class Palette {
    static final int PAPER = 0xfaf7f1;
    static final int CELL_A = 0xf3eee4;
    static final int CELL_B = 0xece5d8;
    static final int GRID = 0xddd4c4;
    static final int WALL = 0x2d2822;
    static final int INK = 0x23201b;
    static final int SOFT = 0x6b6459;
    static final int WHITE = 0xffffff;

    private Palette() {}

    static int of(String tone) {
        return switch (tone) {
            case "red" -> 0xd1432f;
            case "green" -> 0x0a8f6a;
            case "blue" -> 0x1c6dc4;
            case "yellow" -> 0xd99a00;
            case "silver" -> 0x7d8590;
            case "soft" -> SOFT;
            case "accent", "good" -> 0x0b6e64;
            case "warn" -> 0xb45309;
            case "bad" -> 0xb3261e;
            case "fog" -> 0xcfc7b8;
            case "block" -> 0xc9bfae;
            default -> INK;
        };
    }
}
