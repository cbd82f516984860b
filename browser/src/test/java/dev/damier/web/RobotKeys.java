package dev.damier.web;

import com.microsoft.playwright.Page;
import java.util.Locale;

/** Plays Ricochet Robots by keyboard. */
final class RobotKeys {
    private RobotKeys() {}

    /** Presses the letter of the robot, then the arrow of the direction. */
    static void slide(Page page, String move) {
        page.keyboard().press(move.substring(0, 1).toLowerCase(Locale.ROOT));
        page.keyboard()
                .press(
                        switch (move.charAt(1)) {
                            case 'N' -> "ArrowUp";
                            case 'E' -> "ArrowRight";
                            case 'S' -> "ArrowDown";
                            default -> "ArrowLeft";
                        });
    }
}
