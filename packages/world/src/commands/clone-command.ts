import type { Place } from '../context/position.ts'
import { CommandError } from '../errors/command-error.ts'
import type { CommandDefinition } from './define-command.ts'
import { isBlockArgument } from './parse-block.ts'

const maxBlocks = 32_768
const masks = ['replace', 'masked', 'filtered'] as const
const modes = ['force', 'move', 'normal'] as const

/** Copies the blocks of a box to another place. */
export const cloneCommand: CommandDefinition = {
  usage: '/clone <begin> <end> <destination> [replace|masked|filtered <filter>] [force|move|normal]',
  run({ world, args }) {
    const [begin, end, target] = [args.block(), args.block(), args.block()]
    const mask = args.left > 0 ? args.choice(masks) : 'replace'
    const filter = mask === 'filtered' ? args.blockState() : undefined
    const mode = args.left > 0 ? args.choice(modes) : 'normal'
    args.end()
    const low = lowest(begin, end)
    const size = { x: Math.abs(begin.x - end.x), y: Math.abs(begin.y - end.y), z: Math.abs(begin.z - end.z) }
    const volume = (size.x + 1) * (size.y + 1) * (size.z + 1)
    if (volume > maxBlocks)
      throw new CommandError(
        `Too many blocks in the specified area (maximum ${maxBlocks}, specified ${volume})`,
      )
    const doesOverlap = (['x', 'y', 'z'] as const).every(
      (axis) => Math.abs(target[axis] - low[axis]) <= size[axis],
    )
    if (doesOverlap && mode === 'normal')
      throw new CommandError('The source and destination areas cannot overlap')
    const copies: { readonly from: Place; readonly to: Place; readonly stateId: number }[] = []
    for (let y = 0; y <= size.y; y += 1)
      for (let x = 0; x <= size.x; x += 1)
        for (let z = 0; z <= size.z; z += 1) {
          const from = { ...low, x: low.x + x, y: low.y + y, z: low.z + z }
          const state = world.blocks.at(from)
          if ((mask === 'masked' && state.isAir) || (filter && !isBlockArgument(state, filter))) continue
          const to = { ...low, x: target.x + x, y: target.y + y, z: target.z + z }
          copies.push({ from, to, stateId: state.id })
        }
    if (mode === 'move') for (const { from } of copies) world.blocks.set(from, 0)
    const changed = copies.filter(({ to, stateId }) => world.blocks.at(to).id !== stateId)
    for (const { to, stateId } of changed) world.blocks.set(to, stateId)
    if (changed.length === 0) throw new CommandError('No blocks were cloned')
    return { text: `Successfully cloned ${changed.length} block(s)`, result: changed.length }
  },
}

const lowest = (a: Place, b: Place): Place => ({
  ...a,
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  z: Math.min(a.z, b.z),
})
