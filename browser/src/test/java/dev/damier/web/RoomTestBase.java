package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitUntilState;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Base class of tests with several users in a room of the real server. */
abstract class RoomTestBase extends MultiUserTestBase {
    static final String BOARD = "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue";

    final Page host(String query, String name) {
        return host(query, name, "");
    }

    /** @param way name of the multiplayer mode, or "" for the game's default */
    final Page host(String query, String name, String way) {
        Page page = person();
        page.navigate(address("/room?" + query + (query.contains("set.countdown") ? "" : "&set.countdown=0")));
        if (!way.isEmpty())
            page.getByText(way, new Page.GetByTextOptions().setExact(true)).click();
        page.getByLabel("Your name").fill(name);
        press(page, "Create room");
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
        page.getByLabel("Your name").fill(name);
        press(page, "Join");
        assertThat(page.locator(".room-seats")).containsText(name + " (you)");
    }

    static void press(Page page, String button) {
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(button))
                .first()
                .click();
    }

    /** Presses a button that asks, and confirms. */
    static void confirm(Page page, String button) {
        press(page, button);
        page.locator("[role=alertdialog] .main").click();
    }

    static List<String> solution(Setup setup) {
        Outcome outcome = Games.run(Games.all().engine(setup, ""), Map.of(), setup, new Control(Budget.UNLIMITED));
        return setup.newTable().playWhileLegal(((Outcome.Solved) outcome).moves()).stream()
                .map(m -> m.text())
                .toList();
    }

    /** Returns the position of the current target, as the page knows it. */
    static Setup target(Page page, String game) {
        page.waitForFunction("() => document.querySelector('damier-room').controller.view.play");
        String position =
                (String) page.evaluate("() => document.querySelector('damier-room').controller.view.play.position");
        return Games.all().game(game).read(position);
    }

    /** Performs an action in the room as the user of the page. */
    static void act(Page page, String verb, String... args) {
        page.evaluate(
                "async ([verb, args]) => document.querySelector('damier-room').controller.act(verb, Object.fromEntries(args))",
                List.of(verb, args.length == 0 ? List.of() : List.of(List.of(args))));
    }

    /**
     * Performs an action as the users of several pages at the same time. It does not wait for the responses; the test waits
     * for the state that the actions lead to.
     */
    static void actAll(List<Page> pages, String verb, String... args) {
        for (Page page : pages)
            page.evaluate(
                    "([verb, args]) => { document.querySelector('damier-room').controller.act(verb, Object.fromEntries(args)); }",
                    List.of(verb, args.length == 0 ? List.of() : List.of(List.of(args))));
    }

    /** Opens a room in new contexts, which load at the same time and then join without the form. */
    final List<Page> guests(Page host, List<String> names) {
        List<Page> pages = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) pages.add(startLoading(host.url()));
        for (int i = 0; i < names.size(); i++) {
            pages.get(i).waitForFunction("() => document.querySelector('damier-room')?.controller.view");
            pages.get(i)
                    .evaluate("name => { document.querySelector('damier-room').controller.join(name); }", names.get(i));
        }
        for (int i = 0; i < names.size(); i++)
            assertThat(pages.get(i).locator(".room-seats")).containsText(names.get(i) + " (you)");
        return pages;
    }

    /** Opens a page in a new context and does not wait until it is loaded. */
    final Page startLoading(String url) {
        Page page = person();
        page.navigate(url, new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
        return page;
    }

    /** Waits until a condition on the page's copy of the room's game is true. */
    static void waitForGame(Page page, String what) {
        page.waitForFunction(
                "() => { const play = document.querySelector('damier-room').controller.view.play; return play && ("
                        + what + "); }");
    }
}
