import type { GameEvent } from '@voyager-mc/core'
import type { Glance } from '@voyager-mc/game'
import type { LearnResult, VoyagerEvent } from '@voyager-mc/voyager'
import type { RunCounters } from './run-view.ts'

/** Shows a run while it goes on, and what came of it. */
export interface Display {
  /** Shows what opening is at. */
  stage(this: void, text: string): void
  /** Takes over the counters of a run that goes on. */
  goOn(this: void, counters: RunCounters): void
  /** Shows an event of the run. */
  show(this: void, event: VoyagerEvent): void
  /** Shows something that happened in the game while a program still runs. */
  watch(this: void, event: GameEvent): void
  /** Shows where the bot is and what it does now, while a program still runs. */
  glance(this: void, glance: Glance): void
  /** Shows a line that is no event, such as a notice of the skill library. */
  notice(this: void, text: string): void
  /** Leaves the last picture on the screen; may be called again. */
  end(this: void): void
  /** Ends and shows what was learned, where it is kept and how to go on. */
  close(this: void, result: LearnResult, place: RunPlace): void
}

/** Commands that lead on from a run. */
export interface RunPlace {
  readonly run: string
  /** The line that goes on with it. */
  readonly resume: string
  /** Cause of an interruption of the run; absent when it ended by itself. */
  readonly interrupt?: string
}
