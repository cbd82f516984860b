/**
 * Who plays through the referee alone, knowing what it tells and no more. An {@link
 * dev.damier.hitman.agent.ExplorerAgent} learns from every answer and asks a strategy where to look next: {@link
 * dev.damier.hitman.agent.NearestUnknown}, or the {@link dev.damier.hitman.agent.Surveyor}, who tries ways out in worlds
 * that may be ({@link dev.damier.hitman.agent.ExplorationRollouts}). The {@link dev.damier.hitman.agent.JointAgent} goes
 * on to phase 2 and explores on its mission ({@link dev.damier.hitman.agent.MissionRollouts}).
 *
 * <p>The doors are the kinds for the registry and the engines over an {@link dev.damier.hitman.agent.ExplorationState}.
 */
package dev.damier.hitman.agent;
