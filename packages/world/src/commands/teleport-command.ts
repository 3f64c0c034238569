import { eyePosition } from '../context/player.ts'
import type { Place, Position } from '../context/position.ts'
import type { CommandDefinition, CommandUse } from './define-command.ts'
import { describeTargets, entityName } from './entity-name.ts'
import { lookAt } from './look-at.ts'
import { moveTarget } from './move-target.ts'
import { parseCoordinate } from './parse-coordinates.ts'
import type { Target } from './select-targets.ts'
import { selfOf } from './self-of.ts'

const locationWords = 3

/** Moves players and entities to a place or to another entity. */
export const teleportCommand: CommandDefinition = {
  usage: '/tp [<targets>] (<location> [<rotation>] | <destination>)',
  run(use) {
    const { args, player } = use
    // One word is a destination, three are a location; everything longer names its targets first.
    if (args.left === 1) return toEntity(use, [selfOf(player)])
    if (args.left === locationWords && !args.peek().startsWith('@')) return toPlace(use, [selfOf(player)])
    const targets = args.targets()
    return args.left === 1 ? toEntity(use, targets) : toPlace(use, targets)
  },
}

function toEntity({ world, args }: CommandUse, targets: readonly Target[]): string {
  const destination = args.target()
  args.end()
  const { position, yaw, pitch } = destination
  for (const target of targets) moveTarget(target, { ...position }, { yaw, pitch })
  return `Teleported ${describeTargets(world, targets, 'entities')} to ${entityName(world, destination)}`
}

function toPlace(use: CommandUse, targets: readonly Target[]): string {
  const { world, args } = use
  const position = args.position()
  const look = args.left > 0 ? readLook(use, position) : {}
  args.end()
  for (const target of targets) moveTarget(target, position, look)
  return `Teleported ${describeTargets(world, targets, 'entities')} to ${format(position)}`
}

function readLook(
  { args, origin }: CommandUse,
  from: Place,
): { readonly yaw: number; readonly pitch: number } {
  if (args.peek() !== 'facing') {
    const yaw = parseCoordinate(args.word(), origin.yaw)
    return { yaw, pitch: Math.max(-90, Math.min(90, parseCoordinate(args.word(), origin.pitch))) }
  }
  args.word()
  if (args.peek() !== 'entity') return lookAt(from, args.position())
  args.word()
  const target = args.target()
  const isEyes = args.left > 0 && args.choice(['eyes', 'feet']) === 'eyes'
  return lookAt(from, isEyes && target.kind === 'player' ? eyePosition(target) : target.position)
}

const format = ({ x, y, z }: Position): string => [x, y, z].map((axis) => axis.toFixed(6)).join(', ')
