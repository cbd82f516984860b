package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Friends in browsers of their own in a room of the real server. */
abstract class RoomVisit extends PeopleVisit {
    static final String BOARD = "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue";

    final Page host(String query, String name) {
        return host(query, name, "");
    }

    /** @param way to play it together, by its name; the game's usual one when empty */
    final Page host(String query, String name, String way) {
        Page page = person();
        page.navigate(address("/room?" + query));
        if (!way.isEmpty())
            page.getByText(way, new Page.GetByTextOptions().setExact(true)).click();
        page.getByLabel("Your name here").fill(name);
        press(page, "Open the room");
        page.waitForURL(Pattern.compile(".*/room/[0-9a-f]{32}"));
        assertThat(page.locator(".room-seats")).containsText(name + " (you)");
        return page;
    }

    final Page guest(Page host, String name) {
        Page page = person();
        page.navigate(host.url());
        sit(page, name);
        return page;
    }

    static void sit(Page page, String name) {
        page.getByLabel("Your name here").fill(name);
        press(page, "Take a seat");
        assertThat(page.locator(".room-seats")).containsText(name + " (you)");
    }

    static void press(Page page, String button) {
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(button))
                .first()
                .click();
    }

    static List<String> solution(Setup setup) {
        Outcome outcome = Games.run(Games.all().engine(setup, ""), Map.of(), setup, new Control(Budget.UNLIMITED));
        return setup.newTable().follow(((Outcome.Solved) outcome).moves()).stream()
                .map(m -> m.text())
                .toList();
    }

    /** What the page's room is at: the position of the present target. */
    static Setup target(Page page, String game) {
        page.waitForFunction("() => document.querySelector('damier-room').view.play");
        String position = (String) page.evaluate("() => document.querySelector('damier-room').view.play.position");
        return Games.all().game(game).read(position);
    }

    /** Does something in the room as this person, once the server has taken it. */
    static void act(Page page, String verb, String... args) {
        page.evaluate(
                "async ([verb, args]) => document.querySelector('damier-room').act(verb, Object.fromEntries(args))",
                List.of(verb, args.length == 0 ? List.of() : List.of(List.of(args))));
    }

    /** Waits for what the page has heard of the room. */
    static void hears(Page page, String what) {
        page.waitForFunction("() => { const play = document.querySelector('damier-room').view.play; return play && ("
                + what + "); }");
    }
}
