import type { Player } from '../context/player.ts'
import { blockPlace, type Place, type Position } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { CommandError } from '../errors/command-error.ts'
import { createWordReader, type WordReader } from './create-word-reader.ts'
import { parseBlock, type BlockArgument } from './parse-block.ts'
import { parseCoordinate, parseCoordinates, type Origin } from './parse-coordinates.ts'
import { parseItem, type ItemKind } from './parse-item.ts'
import { parseTargets } from './parse-targets.ts'
import type { Target } from './select-targets.ts'

/** The arguments of one command, read from left to right; every method throws `CommandError` for what it cannot read. */
export interface CommandArguments extends WordReader {
  /** Three coordinates of a body. */
  position(): Place
  /** Three coordinates of a block inside the world. */
  block(): Place
  /** Two coordinates on the ground. */
  column(): Omit<Place, 'y'>
  item(): ItemKind
  blockState(): BlockArgument
  targets(): readonly Target[]
  players(): readonly Player[]
  /** A single target. */
  target(): Target
}

/** Source of a command's arguments. */
export interface CreateCommandArgumentsOptions {
  readonly words: readonly string[]
  /** Whoever `@s` means. */
  readonly self: Target | undefined
  readonly origin: Origin
  /** Syntax that is named when an argument is missing. */
  readonly usage: string
}

// As far as vanilla lets anything be.
const maxCoordinate = 30_000_000

/** Creates the reader of a command's arguments. */
export function createCommandArguments(
  world: WorldContext,
  { words, self, origin, usage }: CreateCommandArgumentsOptions,
): CommandArguments {
  // Coordinates are those of the dimension in which the command is given.
  const { dimension } = origin.position
  const { minY, maxY } = world.blocks.in(dimension)
  const placed = (position: Position): Place => checkPlace({ ...position, dimension })
  const reader = createWordReader(words, usage)
  const three = (): readonly string[] => {
    if (reader.left < 3) throw new CommandError('Incomplete (expected 3 coordinates)')
    return [reader.word(), reader.word(), reader.word()]
  }
  const targets = (kind: 'players' | 'entities'): readonly Target[] =>
    parseTargets(world, reader.word(), { self, position: origin.position, kind })
  // Spreading would freeze the number of words that are left.
  return Object.assign(reader, {
    position: () => placed(parseCoordinates(three(), origin)),
    block() {
      const place = blockPlace(placed(parseCoordinates(three(), origin, { isBlock: true })))
      if (place.y >= minY && place.y < maxY) return place
      throw new CommandError('That position is out of this world!')
    },
    column() {
      const x = parseCoordinate(reader.word(), origin.position.x, { isCentred: true })
      const z = parseCoordinate(reader.word(), origin.position.z, { isCentred: true })
      return placed({ x, y: 0, z })
    },
    item: () => parseItem(world, reader.word()),
    blockState: () => parseBlock(world, reader.word()),
    targets: () => targets('entities'),
    players: () => targets('players').filter((target): target is Player => target.kind === 'player'),
    target() {
      const [only, ...others] = targets('entities')
      if (only && others.length === 0) return only
      throw new CommandError('Only one entity is allowed, but the provided selector allows more than one')
    },
  })
}

function checkPlace(place: Place): Place {
  if (Math.abs(place.x) <= maxCoordinate && Math.abs(place.z) <= maxCoordinate) return place
  throw new CommandError('That position is out of this world!')
}
