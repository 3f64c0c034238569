import { definedOf } from '@voyager-mc/core'
import type { OpenGameOptions } from '@voyager-mc/game'
import type { AgentSettings } from './agent-settings.ts'

/** The embedded world that the settings describe, for a game. */
export function embeddedWorld({
  seed,
  port,
  speed = 0,
}: AgentSettings): Required<Pick<OpenGameOptions, 'world' | 'speed'>> {
  return {
    world: { seed, operators: false, ...definedOf({ port }) },
    // Zero is the word of the command line for "skip all waiting".
    speed: speed === 0 ? Infinity : speed,
  }
}
