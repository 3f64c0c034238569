import { breakBlock } from '../blocks/break-block.ts'
import { CommandError } from '../errors/command-error.ts'
import type { CommandDefinition } from './define-command.ts'

/** Changes one block. */
export const setblockCommand: CommandDefinition = {
  usage: '/setblock <pos> <block> [destroy|keep|replace]',
  run({ world, args }) {
    const position = args.block()
    const { stateId } = args.blockState()
    const mode = args.left > 0 ? args.choice(['destroy', 'keep', 'replace']) : 'replace'
    args.end()
    const standing = world.blocks.at(position)
    const isRefused = mode === 'keep' ? !standing.isAir : standing.id === stateId
    if (isRefused) throw new CommandError('Could not set the block')
    if (mode === 'destroy') breakBlock(world, position)
    world.blocks.set(position, stateId)
    return `Changed the block at ${position.x}, ${position.y}, ${position.z}`
  },
}
