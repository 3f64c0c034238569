import { faceOffsets } from '../context/faces.ts'
import { handSlot } from '../context/player.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy } from '../context/position.ts'
import { wearItem } from '../inventory/wear-item.ts'

/** Lets axes strip logs and shovels tread paths. */
export function createToolUses(): Mechanic {
  return {
    name: 'tool-uses',
    useItemOnBlock(world, { player, hand, stack, position, state, face }) {
      const changed = stack.name.endsWith('_axe')
        ? world.blocks.idOf(`stripped_${state.name}`, state.properties)
        : stack.name.endsWith('_shovel') && face !== 'down' && isTreadable(state.name)
          ? (world.blocks.idOf('dirt_path') ?? world.blocks.idOf('grass_path'))
          : undefined
      if (changed === undefined) return false
      if (stack.name.endsWith('_shovel') && !world.blocks.at(offsetBy(position, faceOffsets.up)).isAir)
        return false
      world.blocks.set(position, changed)
      wearItem(world, player, { points: 1, slot: handSlot(player, hand) })
      return true
    },
  }
}

const isTreadable = (name: string): boolean =>
  name === 'grass_block' ||
  name === 'dirt' ||
  name === 'coarse_dirt' ||
  name === 'podzol' ||
  name === 'rooted_dirt'
