import { definedOf, type GameEvent } from '@voyager-mc/core'
import type { Game, Glance, OpenGameOptions } from '@voyager-mc/game'
import type { AgentSettings } from './agent-settings.ts'
import { botSettings } from './bot-settings.ts'
import { embeddedWorld } from './embedded-world.ts'
import { signInVoice } from './sign-in-voice.ts'
import { loadOptional } from '../faults/load-optional.ts'

interface OpenEnvironmentOptions {
  readonly signal: AbortSignal
  /** Hears what happens in the game while a program still runs. */
  readonly onEvent?: (event: GameEvent) => void
  readonly onGlance?: (glance: Glance) => void
  /** Hears the code with which an account is signed in, as a line. */
  readonly onNotice: (text: string) => void
  /** Places that keep an embedded world and the places that the agent knows; absent ones forget them. */
  readonly kept?: Pick<OpenGameOptions, 'home' | 'places'>
}

/** Opens the game: a server that is named, or an embedded world that is kept with the run. */
export async function openEnvironment(
  settings: AgentSettings,
  { signal, onEvent, onGlance, onNotice, kept: { home, places } = {} }: OpenEnvironmentOptions,
): Promise<Game> {
  const { openGame } = await loadOptional('@voyager-mc/game', () => import('@voyager-mc/game'))
  const { host, port, username } = settings
  const shared = {
    ...botSettings(settings),
    signal,
    ...(onEvent && { onEvent }),
    ...(onGlance && { onGlance }),
    ...(places && { places }),
  }
  if (host !== undefined) {
    return openGame({
      ...shared,
      server: { host, ...definedOf({ port }) },
      signIn: signInVoice(username, onNotice),
    })
  }
  return openGame({ ...shared, ...embeddedWorld(settings), ...(home && { home }) })
}
