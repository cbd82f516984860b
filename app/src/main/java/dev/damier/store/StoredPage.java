package dev.damier.store;

/**
 * A page saved by a user.
 *
 * @param kind kind of the page, such as {@code analysis}
 * @param content content in the format of the page
 * @param at time in milliseconds since 1970
 */
public record StoredPage(String id, String kind, String content, long at) {}
