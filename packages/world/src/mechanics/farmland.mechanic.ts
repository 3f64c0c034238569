import { FACE_OFFSETS } from '../context/faces.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { blockPosition, offsetBy } from '../context/position.ts'
import type { Position } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { wearItem } from '../inventory/wear-item.ts'
import { handSlot } from '../context/player.ts'
import { lastAgeOf } from '../growth/crop-age.ts'

const TILLED: Readonly<Record<string, string>> = {
  grass_block: 'farmland',
  dirt: 'farmland',
  dirt_path: 'farmland',
  grass_path: 'farmland',
  coarse_dirt: 'dirt',
  rooted_dirt: 'dirt',
}
const WATER_REACH = 4
const FULL_MOISTURE = 7
const TRAMPLE_HEIGHT = 0.5

/** Lets hoes till the ground and keeps fields wet, dry or trampled. */
export function createFarmland(): Mechanic {
  return {
    name: 'farmland',
    useItemOnBlock(world, { player, hand, stack, position, state, face }) {
      const tilled = TILLED[state.name]
      const isOpen = world.blocks.at(offsetBy(position, FACE_OFFSETS.up)).isAir
      if (!stack.name.endsWith('_hoe') || tilled === undefined || face === 'down' || !isOpen) return false
      world.blocks.place(position, tilled)
      wearItem(world, player, { points: 1, slot: handSlot(player, hand) })
      return true
    },
    randomTicks: (name) => name === 'farmland',
    randomTick(world, { position, state }) {
      const moisture = Number(state.properties['moisture'])
      if (hasWater(world, position) || world.sky.isRaining) {
        if (moisture < FULL_MOISTURE) world.blocks.update(position, { moisture: FULL_MOISTURE })
      } else if (moisture > 0) {
        world.blocks.update(position, { moisture: moisture - 1 })
      } else if (lastAgeOf(world.blocks.at(offsetBy(position, FACE_OFFSETS.up)).name) === undefined) {
        world.blocks.place(position, 'dirt')
      }
    },
    blockChanged(world, { position, after }) {
      const below = offsetBy(position, FACE_OFFSETS.down)
      if (after.isFullCube && world.blocks.at(below).name === 'farmland') world.blocks.place(below, 'dirt')
    },
    playerLanded(world, { player, distance }) {
      const ground = blockPosition({ ...player.position, y: player.position.y - 0.2 })
      if (world.blocks.at(ground).name !== 'farmland' || world.random() >= distance - TRAMPLE_HEIGHT) return
      world.blocks.place(ground, 'dirt')
    },
  }
}

function hasWater(world: WorldContext, { x, y, z }: Position): boolean {
  for (let dy = 0; dy <= 1; dy += 1) {
    for (let dx = -WATER_REACH; dx <= WATER_REACH; dx += 1) {
      for (let dz = -WATER_REACH; dz <= WATER_REACH; dz += 1) {
        if (world.blocks.at({ x: x + dx, y: y + dy, z: z + dz }).name === 'water') return true
      }
    }
  }
  return false
}
