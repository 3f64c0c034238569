import type { RandomSource } from '../context/random-source.ts'
import { randomInteger } from '../context/random-source.ts'
import type { Position } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { animalsOf } from './animal-biomes.ts'
import { mobKindOf } from './mob-kinds.ts'
import { spawnMob } from './spawn-mob.ts'

const HERD = { minimum: 2, maximum: 4 }
const SPREAD_BLOCKS = 3
const BABY_CHANCE = 0.05
const PASTURE = new Set([
  'grass_block',
  'sand',
  'red_sand',
  'snow_block',
  'podzol',
  'coarse_dirt',
  'dirt',
  'mud',
])

/** Puts a few animals of one kind that fits the biome near a place; nothing where none can live. */
export function spawnHerd(
  world: WorldContext,
  centre: { readonly x: number; readonly z: number },
  random: RandomSource,
): void {
  if (!world.blocks.isLoaded({ ...centre, y: 0 })) return
  const kinds = animalsOf(world.blocks.biomeAt({ ...centre, y: SEA_LEVEL }))
  const name = kinds[Math.floor(random() * kinds.length)]
  if (name === undefined || !mobKindOf(world, name)) return
  const isSwimmer = mobKindOf(world, name)?.habitat === 'water'
  const count = randomInteger(random, HERD)
  for (let member = 0; member < count; member += 1) {
    const x = Math.floor(centre.x + (random() * 2 - 1) * SPREAD_BLOCKS)
    const z = Math.floor(centre.z + (random() * 2 - 1) * SPREAD_BLOCKS)
    if (!world.blocks.isLoaded({ x, y: 0, z })) continue
    const place = isSwimmer ? waterPlace(world, x, z) : pasturePlace(world, x, z)
    if (place) spawnMob(world, name, { position: place, isBaby: !isSwimmer && random() < BABY_CHANCE })
  }
}

const SEA_LEVEL = 63

function waterPlace(world: WorldContext, x: number, z: number): Position | undefined {
  const y = SEA_LEVEL - 3
  const isDeep =
    world.blocks.at({ x, y, z }).name === 'water' && world.blocks.at({ x, y: y + 1, z }).name === 'water'
  return isDeep ? { x: x + 0.5, y, z: z + 0.5 } : undefined
}

// The ground under grass, flowers and trees; animals do not stand on roofs of leaves.
function pasturePlace(world: WorldContext, x: number, z: number): Position | undefined {
  let y = world.blocks.surfaceY(x, z)
  while (y > world.blocks.minY && !isGround(world, x, y, z)) y -= 1
  if (!PASTURE.has(world.blocks.at({ x, y, z }).name)) return undefined
  const isFree = [1, 2].every((up) => {
    const { isSolid, name } = world.blocks.at({ x, y: y + up, z })
    return !isSolid && name !== 'water' && name !== 'lava'
  })
  return isFree ? { x: x + 0.5, y: y + 1, z: z + 0.5 } : undefined
}

function isGround(world: WorldContext, x: number, y: number, z: number): boolean {
  const { isSolid, name } = world.blocks.at({ x, y, z })
  return (
    isSolid && name !== 'snow' && name !== 'bamboo' && !name.endsWith('_leaves') && !name.endsWith('_log')
  )
}
