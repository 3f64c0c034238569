import type { Clock } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import type { RecipeWatch } from './watch-recipes.ts'

/** Means of a probe. */
export interface ProbeOptions {
  /** Wall time, by which a server's pace is measured. */
  readonly clock: Clock
  readonly recipes: RecipeWatch
  readonly signal: AbortSignal
}

/** One measure of how a server plays, beside what vanilla does. */
export interface Measure {
  /** Rule that was tried, such as `time`. */
  readonly name: string
  /** `untried`: it could not be measured where the bot stands. */
  readonly status: 'as-vanilla' | 'different' | 'untried'
  /** Finding beside vanilla's rule, in one sentence. */
  readonly message: string
}

/** Tries rules of the game in the world and says what it saw; it leaves the place as it found it where it can. */
export type Probe = (bot: Bot, options: ProbeOptions) => Promise<readonly Measure[]>

/** A measure that is as vanilla's when `isSame` holds. */
export function measure(name: string, isSame: boolean, message: string): Measure {
  return { name, status: isSame ? 'as-vanilla' : 'different', message }
}
