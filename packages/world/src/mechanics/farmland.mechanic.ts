import { faceOffsets } from '../context/faces.ts'
import { dimensions } from '../registry/dimension.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { blockPlace, offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { wearItem } from '../inventory/wear-item.ts'
import { handSlot } from '../context/player.ts'
import { lastAgeOf } from '../growth/crop-age.ts'

const tilledBlocks: Readonly<Record<string, string>> = {
  grass_block: 'farmland',
  dirt: 'farmland',
  dirt_path: 'farmland',
  grass_path: 'farmland',
  coarse_dirt: 'dirt',
  rooted_dirt: 'dirt',
}
const waterReach = 4
const fullMoisture = 7
const trampleHeight = 0.5

/** Lets hoes till the ground and keeps fields wet, dry or trampled. */
export function createFarmland(): Mechanic {
  return {
    name: 'farmland',
    useItemOnBlock(world, { player, hand, stack, position, state, face }) {
      const tilled = tilledBlocks[state.name]
      const isOpen = world.blocks.at(offsetBy(position, faceOffsets.up)).isAir
      if (!stack.name.endsWith('_hoe') || tilled === undefined || face === 'down' || !isOpen) return false
      world.blocks.place(position, tilled)
      wearItem(world, player, { points: 1, slot: handSlot(player, hand) })
      return true
    },
    randomTicks: (name) => name === 'farmland',
    randomTick(world, { position, state }) {
      const moisture = Number(state.properties['moisture'])
      if (hasWater(world, position) || isRainedOn(world, position)) {
        if (moisture < fullMoisture) world.blocks.update(position, { moisture: fullMoisture })
      } else if (moisture > 0) {
        world.blocks.update(position, { moisture: moisture - 1 })
      } else if (lastAgeOf(world.blocks.at(offsetBy(position, faceOffsets.up)).name) === undefined) {
        world.blocks.place(position, 'dirt')
      }
    },
    blockChanged(world, { position, after }) {
      const below = offsetBy(position, faceOffsets.down)
      if (after.isFullCube && world.blocks.at(below).name === 'farmland') world.blocks.place(below, 'dirt')
    },
    playerLanded(world, { player, distance }) {
      const ground = blockPlace({ ...player.position, y: player.position.y - 0.2 })
      if (world.blocks.at(ground).name !== 'farmland' || world.random() >= distance - trampleHeight) return
      world.blocks.place(ground, 'dirt')
    },
  }
}

const isRainedOn = ({ sky }: WorldContext, { dimension }: Place): boolean =>
  sky.isRaining && dimensions[dimension].hasSky

function hasWater(world: WorldContext, place: Place): boolean {
  for (let dy = 0; dy <= 1; dy += 1) {
    for (let dx = -waterReach; dx <= waterReach; dx += 1) {
      for (let dz = -waterReach; dz <= waterReach; dz += 1) {
        if (world.blocks.at(offsetBy(place, { x: dx, y: dy, z: dz })).name === 'water') return true
      }
    }
  }
  return false
}
