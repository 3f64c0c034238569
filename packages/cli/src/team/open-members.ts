import { definedOf, type Environment } from '@voyager-mc/core'
import type { Game } from '@voyager-mc/game'
import type { AgentSettings } from '../agent/agent-settings.ts'
import { botSettings } from '../agent/bot-settings.ts'
import { embeddedWorld } from '../agent/embedded-world.ts'
import { signInVoice } from '../agent/sign-in-voice.ts'
import { loadOptional } from '../faults/load-optional.ts'
import { beforeRounds } from './before-rounds.ts'
import type { TeamKeeping } from './team-keeping.ts'

/** A bot of a team that has joined its world. */
export interface JoinedMember {
  readonly name: string
  readonly environment: Environment
}

/** Bots of a team in their world. */
interface JoinedTeam {
  readonly members: readonly JoinedMember[]
  close(this: void): Promise<void>
}

interface OpenMembersOptions {
  readonly names: readonly string[]
  readonly keeping: Pick<TeamKeeping, 'world' | 'placesOf' | 'commit'>
  readonly signal: AbortSignal
  /** Hears the codes with which accounts are signed in, as lines. */
  readonly onNotice: (text: string) => void
}

/** Lets the bots of a team join: one embedded world for all of them, or each for itself on the server that is named. */
export function openMembers(settings: AgentSettings, options: OpenMembersOptions): Promise<JoinedTeam> {
  return settings.host === undefined
    ? inEmbeddedWorld(settings, options)
    : onServer(settings, { ...options, host: settings.host })
}

async function inEmbeddedWorld(
  settings: AgentSettings,
  { names, keeping: { world: home, placesOf, commit }, signal }: OpenMembersOptions,
): Promise<JoinedTeam> {
  const { openTeamGame } = await loadOptional('@voyager-mc/game', () => import('@voyager-mc/game'))
  const { username: _each, ...bots } = botSettings(settings)
  const game = await openTeamGame({
    ...bots,
    names,
    placesOf,
    signal,
    ...(home && { home }),
    ...embeddedWorld(settings),
  })
  try {
    for (const member of game.members) await member.reset({ signal })
  } catch (error) {
    await game.close()
    throw error
  }
  return {
    members: beforeRounds(
      game.members.map((environment) => ({ name: environment.name, environment })),
      commit,
    ),
    close: () => game.close(),
  }
}

async function onServer(
  settings: AgentSettings,
  { names, keeping: { placesOf }, signal, onNotice, host }: OpenMembersOptions & { readonly host: string },
): Promise<JoinedTeam> {
  const { openGame } = await loadOptional('@voyager-mc/game', () => import('@voyager-mc/game'))
  const games: Game[] = []
  const close = async (): Promise<void> => void (await Promise.all(games.map((game) => game.close())))
  try {
    const members: JoinedMember[] = []
    for (const name of names) {
      const places = placesOf(name)
      const environment = await openGame({
        ...botSettings(settings),
        username: name,
        signal,
        server: { host, ...definedOf({ port: settings.port }) },
        signIn: signInVoice(name, onNotice),
        ...(places && { places }),
      })
      games.push(environment)
      await environment.reset({ signal })
      members.push({ name, environment })
    }
    return { members, close }
  } catch (error) {
    await close()
    throw error
  }
}
