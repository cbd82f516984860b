/**
 * Bots over WebSockets. {@link dev.damier.web.bot.BotSocket} serves the engines of this server to programs. Bots that
 * take part in contests and engines of users connect through {@link dev.damier.web.bot.InboundBotSockets}.
 */
package dev.damier.web.bot;
