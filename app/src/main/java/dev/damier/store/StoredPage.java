package dev.damier.store;

/**
 * Something that somebody asked to be kept.
 *
 * @param kind what it is, as its page calls it
 * @param content as its page writes it
 * @param at in milliseconds since 1970
 */
public record StoredPage(String id, String kind, String content, long at) {}
