import type { GameEvent } from '@voyager-mc/core'
import type { Game, Glance } from '@voyager-mc/game'
import type { Home } from '@voyager-mc/voyager/home'
import type { AgentSettings } from './agent-settings.ts'
import { loadOptional } from '../faults/load-optional.ts'
import { placesOfHome } from './places-of-home.ts'
import { worldOfHome } from './world-of-home.ts'

export interface OpenEnvironmentOptions {
  readonly signal: AbortSignal
  /** Hears what happens in the game while a program still runs. */
  readonly onEvent: (event: GameEvent) => void
  readonly onGlance: (glance: Glance) => void
  /** Home of the run, which keeps the world too; absent forgets it. */
  readonly home: Home | undefined
}

/** Opens the game: a server that is named, or an embedded world that is kept with the run. */
export async function openEnvironment(
  { host, port, version, username, seed, speed = 0 }: AgentSettings,
  { signal, onEvent, onGlance, home }: OpenEnvironmentOptions,
): Promise<Game> {
  const { openGame } = await loadOptional('@voyager-mc/game', () => import('@voyager-mc/game'))
  const places = home && placesOfHome(home)
  const bot = { version, username, randomSeed: seed }
  const shared = { ...bot, signal, onEvent, onGlance, ...(places && { places }) }
  if (host !== undefined)
    return openGame({ ...shared, server: { host, ...(port !== undefined && { port }) } })
  return openGame({
    ...shared,
    // Zero is the word of the command line for "skip all waiting".
    speed: speed === 0 ? Infinity : speed,
    world: {
      seed,
      operators: false,
      ...(port !== undefined && { port }),
    },
    ...(home && { home: await worldOfHome(home) }),
  })
}
