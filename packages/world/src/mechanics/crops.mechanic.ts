import { faceOffsets } from '../context/faces.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { BlockState } from '../context/block-state.ts'
import { lastAgeOf } from '../growth/crop-age.ts'
import { drawAt } from '../growth/draw-at.ts'

// Vanilla's chance is 1 / (25 / points + 1), with about 5 points on a wet field and 2.5 on a dry one.
const wetChance = 1 / 6
const dryChance = 1 / 11
const fruitChance = 1 / 6
// https://minecraft.wiki/w/Cocoa_Beans#Growth
const cocoaChance = 1 / 5
const cocoaSalt = 0xc0c0a
const sides = ['north', 'south', 'west', 'east'] as const

/** Lets crops, stems, berries and cocoa ripen. */
export function createCrops(): Mechanic {
  return {
    name: 'crops',
    randomTicks: (name) => lastAgeOf(name) !== undefined,
    randomTick(world, { position, state }) {
      const age = Number(state.properties['age'])
      if (state.name === 'cocoa') {
        const isGrowing =
          age < (lastAgeOf(state.name) ?? 0) && drawAt(world, position, cocoaSalt) < cocoaChance
        if (isGrowing) world.blocks.update(position, { age: age + 1 })
        return
      }
      const isWet =
        Number(world.blocks.at(offsetBy(position, faceOffsets.down)).properties['moisture'] ?? 0) > 0
      if (age >= (lastAgeOf(state.name) ?? 0)) {
        if (state.name.endsWith('_stem') && world.random() < fruitChance) bearFruit(world, position, state)
      } else if (world.random() < (isWet ? wetChance : dryChance)) {
        world.blocks.update(position, { age: age + 1 })
      }
    },
    useBlock(world, { position, state, stack }) {
      const age = Number(state.properties['age'])
      if (state.name !== 'sweet_berry_bush' || age < 2 || (stack?.name === 'bone_meal' && age < 3))
        return false
      const count = age === 3 ? 2 + Math.floor(world.random() * 2) : 1 + Math.floor(world.random() * 2)
      world.entities.dropItem(
        { name: 'sweet_berries', count },
        { position: { ...position, y: position.y + 0.5 } },
      )
      world.blocks.update(position, { age: 1 })
      return true
    },
  }
}

function bearFruit(world: WorldContext, position: Place, state: BlockState): void {
  const fruit = state.name.replace('_stem', '')
  const places = sides.map((side) => ({ side, place: offsetBy(position, faceOffsets[side]) }))
  const isGrown = places.some(({ place }) => world.blocks.at(place).name === fruit)
  const choice = places[Math.floor(world.random() * places.length)]
  if (isGrown || !choice) return
  const ground = world.blocks.at(offsetBy(choice.place, faceOffsets.down))
  if (
    !world.blocks.at(choice.place).isAir ||
    !/^(farmland|dirt|grass_block|coarse_dirt|podzol)$/.test(ground.name)
  )
    return
  world.blocks.place(choice.place, fruit)
  world.blocks.place(position, `attached_${state.name}`, { facing: choice.side })
}
