import { breakBlock } from '../blocks/break-block.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { CommandError } from '../errors/command-error.ts'
import type { CommandArguments } from './command-arguments.ts'
import type { CommandDefinition } from './define-command.ts'
import { isBlockArgument, type BlockArgument } from './parse-block.ts'

const modes = ['destroy', 'hollow', 'keep', 'outline', 'replace'] as const

const maxBlocks = 32_768

// Far away terrain has to be made first, at some ten milliseconds a column.
const maxMissingColumns = 32

interface Box {
  readonly low: Place
  readonly high: Place
}

interface Filling extends Box {
  readonly stateId: number
  readonly mode: (typeof modes)[number]
  readonly filter: BlockArgument | undefined
}

/** Changes all blocks of a box. */
export const fillCommand: CommandDefinition = {
  usage: '/fill <from> <to> <block> [destroy|hollow|keep|outline|replace [<filter>]]',
  run({ world, args }) {
    const filling = readFilling(world, args)
    const count = fill(world, filling)
    if (count === 0) throw new CommandError('No blocks were filled')
    return { text: `Successfully filled ${count} block(s)`, result: count }
  },
}

function readFilling(world: WorldContext, args: CommandArguments): Filling {
  const [from, to] = [args.block(), args.block()]
  const { stateId } = args.blockState()
  const mode = args.left > 0 ? args.choice(modes) : 'replace'
  const filter = mode === 'replace' && args.left > 0 ? args.blockState() : undefined
  args.end()
  const box = {
    low: { ...from, x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), z: Math.min(from.z, to.z) },
    high: { ...from, x: Math.max(from.x, to.x), y: Math.max(from.y, to.y), z: Math.max(from.z, to.z) },
  }
  checkBox(world, box)
  return { ...box, stateId, mode, filter }
}

function checkBox(world: WorldContext, { low, high }: Box): void {
  const volume = (high.x - low.x + 1) * (high.y - low.y + 1) * (high.z - low.z + 1)
  if (volume > maxBlocks) {
    throw new CommandError(
      `Too many blocks in the specified area (maximum ${maxBlocks}, specified ${volume})`,
    )
  }
  let missing = 0
  for (let x = low.x >> 4; x <= high.x >> 4; x += 1) {
    for (let z = low.z >> 4; z <= high.z >> 4; z += 1) {
      if (!world.blocks.isLoaded({ ...low, x: x << 4, z: z << 4 })) missing += 1
    }
  }
  if (missing > maxMissingColumns) throw new CommandError('That position is not loaded')
}

function fill(world: WorldContext, { low, high, ...filling }: Filling): number {
  let count = 0
  for (let y = low.y; y <= high.y; y += 1) {
    for (let x = low.x; x <= high.x; x += 1) {
      for (let z = low.z; z <= high.z; z += 1) {
        const isShell =
          x === low.x || x === high.x || y === low.y || y === high.y || z === low.z || z === high.z
        if (fillOne(world, { ...low, x, y, z }, { ...filling, isShell })) count += 1
      }
    }
  }
  return count
}

function fillOne(
  world: WorldContext,
  position: Place,
  { stateId, mode, filter, isShell }: Omit<Filling, 'low' | 'high'> & { readonly isShell: boolean },
): boolean {
  const isInside = !isShell && (mode === 'hollow' || mode === 'outline')
  if (isInside && mode === 'outline') return false
  const wanted = isInside ? 0 : stateId
  const standing = world.blocks.at(position)
  if (standing.id === wanted) return false
  if (mode === 'keep' && !standing.isAir) return false
  if (filter && !isBlockArgument(standing, filter)) return false
  if (mode === 'destroy') breakBlock(world, position)
  world.blocks.set(position, wanted)
  return true
}
