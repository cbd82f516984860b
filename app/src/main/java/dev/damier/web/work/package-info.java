/**
 * The one door for work: whatever computes for a visitor passes {@link dev.damier.web.work.WorkQueue}.
 *
 * <p>An {@link dev.damier.web.work.WorkRequest} says who wants what done and what it may spend; it becomes a {@link
 * dev.damier.web.work.QueuedWork}, whose answer always comes: a value, a failure, or that there was no room or time. Waiting
 * is fair by client, and so is running: as many works run as there are processors, and every few milliseconds a client
 * that has had more than another gives way ({@link dev.damier.run.TimeSlice}). {@link dev.damier.web.work.WorkLimits}
 * starts no more than the memory holds.
 */
package dev.damier.web.work;
