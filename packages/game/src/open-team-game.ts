import { InvalidArgumentError, systemClock } from '@voyager-mc/core'
import { checkOptions } from './check-options.ts'
import { createGame } from './create-game.ts'
import type { GameSurroundings } from './open-game.ts'
import type { OpenTeamGameOptions, TeamGame } from './team-game.ts'
import { startSharedThread } from './thread/start-shared-thread.ts'

// What a server of the game lets in.
const namePattern = /^\w{3,16}$/
const mostMembers = 16

/**
 * Opens one world for several bots, in a thread of its own; `reset` of each member then joins it. Their programs run at
 * the same time of the world, and a step is in the world for all of them or for none. Throws what `openGame` throws.
 */
export async function openTeamGame(
  { names, onEvent, placesOf = () => undefined, ...options }: OpenTeamGameOptions,
  { startThread = startSharedThread, clock = systemClock }: GameSurroundings = {},
): Promise<TeamGame> {
  const [username, ...mates] = checkNames(names)
  const checked = checkOptions({ ...options, username })
  const nameOf = (bot: number): string => names[bot] ?? username
  const { info, lives, members, world, close } = await createGame(
    {
      ...checked,
      setup: { ...checked.setup, mates },
      places: names.map(placesOf),
      onEvent: onEvent && ((event, bot) => onEvent(event, nameOf(bot))),
    },
    { startThread, clock },
  )
  return {
    members: members.map((member, bot) => ({ ...member, name: nameOf(bot) })),
    address: info.address,
    ...(world && { world }),
    get replacements() {
      return lives.replacements
    },
    get peakMemory() {
      return lives.peakMemory
    },
    close,
  }
}

function checkNames(names: readonly string[]): readonly [string, ...string[]] {
  const [first, ...others] = names
  if (first === undefined || names.length > mostMembers) {
    throw new InvalidArgumentError('names', names.length, `pass 1 to ${mostMembers} names.`)
  }
  const odd = names.find((name, index) => !namePattern.test(name) || isTaken(name, names.slice(0, index)))
  if (odd !== undefined) {
    throw new InvalidArgumentError('names', odd, 'use 3 to 16 letters, digits or _, each name once.')
  }
  return [first, ...others]
}

// Servers do not tell capitals apart.
function isTaken(name: string, earlier: readonly string[]): boolean {
  return earlier.some((other) => other.toLowerCase() === name.toLowerCase())
}
