import type { Packet } from '../context/packet.ts'
import { teamColors, type Team } from '../context/team.ts'
import type { WorldContext } from '../context/world-context.ts'
import { textComponent } from './text-component.ts'

const modes = ['add', 'remove', 'change', 'join', 'leave'] as const

// The number of the formatting without a colour.
const noColor = 21

/** Gives the packet that tells clients of a team, or of members who come and go. */
export function teamPacket(
  world: Pick<WorldContext, 'supports'>,
  { name, displayName, color, friendlyFire, members }: Team,
  mode: (typeof modes)[number],
  players: readonly string[] = [...members],
): Packet {
  return {
    team: name,
    mode: modes.indexOf(mode),
    name: textComponent(world, displayName),
    friendlyFire: friendlyFire ? 1 : 0,
    nameTagVisibility: 'always',
    collisionRule: 'always',
    formatting: color === 'reset' ? noColor : teamColors.indexOf(color),
    prefix: textComponent(world, ''),
    suffix: textComponent(world, ''),
    players,
  }
}
