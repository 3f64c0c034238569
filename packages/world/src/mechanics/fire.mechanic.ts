import { faceOffsets } from '../context/faces.ts'
import { createDueTicks } from '../context/due-ticks.ts'
import { handSlot } from '../context/player.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy } from '../context/position.ts'
import { withCount } from '../items/item-stack.ts'
import { wearItem } from '../inventory/wear-item.ts'

const burnsForever = /^(netherrack|magma_block|soul_sand|soul_soil)$/

// Vanilla's fire ages every 30 to 40 ticks and is gone after about 15 steps.
const lifetimeTicks = 525

/** Lets flint and steel and fire charges light fires, and lets fires go out; fire does not spread. */
export function createFire(): Mechanic {
  const fires = createDueTicks()
  return {
    name: 'fire',
    useItemOnBlock(world, { player, hand, stack, position, state, face }) {
      if (stack.name !== 'flint_and_steel' && stack.name !== 'fire_charge') return false
      if (state.properties['lit'] === false && /campfire|candle/.test(state.name)) {
        world.blocks.update(position, { lit: true })
      } else {
        const place = offsetBy(position, faceOffsets[face])
        const isHeld = world.blocks.at(offsetBy(place, faceOffsets.down)).isSolid
        if (!world.blocks.at(place).isAir || !isHeld) return true
        world.blocks.place(place, 'fire')
      }
      const slot = handSlot(player, hand)
      if (stack.name === 'flint_and_steel') wearItem(world, player, { points: 1, slot })
      else if (player.gameMode !== 'creative') player.inventory.set(slot, withCount(stack, stack.count - 1))
      return true
    },
    blockChanged(world, { position, after }) {
      if (after.name === 'fire') fires.set(position, world.tick + lifetimeTicks)
      else fires.delete(position)
    },
    kept: fires.kept,
    tick(world) {
      if (!world.gamerules.doFireTick) return
      for (const position of fires.take(world.tick)) {
        const ground = world.blocks.at(offsetBy(position, faceOffsets.down)).name
        if (!burnsForever.test(ground)) world.blocks.set(position, 0)
      }
    },
  }
}
