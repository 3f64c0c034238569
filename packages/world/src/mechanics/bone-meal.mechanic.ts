import { faceOffsets } from '../context/faces.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { BlockUse } from '../context/clicks.ts'
import { offsetBy } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { randomInteger } from '../context/random-source.ts'
import { spendHeld } from '../inventory/spend-held.ts'
import { isCaveVine } from '../growth/is-cave-vine.ts'
import { lastAgeOf } from '../growth/crop-age.ts'
import { growTree } from '../growth/grow-tree.ts'

const saplingChance = 0.45
const grassReach = 3
const grassTufts = 16

/** Lets bone meal push crops, cave vines, saplings and grass. */
export function createBoneMeal(): Mechanic {
  return {
    name: 'bone-meal',
    useItemOnBlock(world, use) {
      if (use.stack.name !== 'bone_meal') return false
      if (push(world, use)) spendHeld(use.player, use.hand)
      return true
    },
  }
}

function push(world: WorldContext, { position, state }: BlockUse): boolean {
  const lastAge = lastAgeOf(state.name)
  if (lastAge !== undefined && state.name !== 'nether_wart') {
    const age = Number(state.properties['age'])
    if (age >= lastAge) return false
    const gain = lastAge <= 3 ? 1 : randomInteger(world.random, { minimum: 2, maximum: 5 })
    world.blocks.update(position, { age: Math.min(lastAge, age + gain) })
    return true
  }
  if (isCaveVine(state.name)) {
    if (state.properties['berries'] === true) return false
    world.blocks.update(position, { berries: true })
    return true
  }
  if (state.name.endsWith('_sapling')) {
    if (world.random() < saplingChance) growTree(world, position, state.name)
    return true
  }
  return state.name === 'grass_block' && spreadGrass(world, position)
}

function spreadGrass(world: WorldContext, centre: BlockUse['position']): boolean {
  const grass = world.blocks.idOf('short_grass') ?? world.blocks.idOf('grass')
  const reach = { minimum: -grassReach, maximum: grassReach }
  for (let tuft = 0; tuft < grassTufts; tuft += 1) {
    const ground = offsetBy(centre, {
      x: randomInteger(world.random, reach),
      y: 0,
      z: randomInteger(world.random, reach),
    })
    const above = offsetBy(ground, faceOffsets.up)
    if (world.blocks.at(ground).name !== 'grass_block' || !world.blocks.at(above).isAir) continue
    const pick = world.random()
    const id = pick < 0.1 ? world.blocks.idOf(pick < 0.05 ? 'dandelion' : 'poppy') : grass
    if (id !== undefined) world.blocks.set(above, id)
  }
  return true
}
