import { randomInteger, type RandomSource } from '../context/random-source.ts'
import type { Position } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { animalsOf } from './animal-biomes.ts'
import { mobKindOf } from './mob-kinds.ts'
import { spawnMob } from './spawn-mob.ts'

const herd = { minimum: 2, maximum: 4 }
const spreadBlocks = 3
const babyChance = 0.05
const pasture = new Set([
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
  const kinds = animalsOf(world.blocks.biomeAt({ ...centre, y: seaLevel }))
  const name = kinds[Math.floor(random() * kinds.length)]
  if (name === undefined || !mobKindOf(world, name)) return
  const isSwimmer = mobKindOf(world, name)?.habitat === 'water'
  const count = randomInteger(random, herd)
  for (let member = 0; member < count; member += 1) {
    const x = Math.floor(centre.x + (random() * 2 - 1) * spreadBlocks)
    const z = Math.floor(centre.z + (random() * 2 - 1) * spreadBlocks)
    if (!world.blocks.isLoaded({ x, y: 0, z })) continue
    const place = isSwimmer ? waterPlace(world, x, z) : pasturePlace(world, x, z)
    if (place) spawnMob(world, name, { position: place, isBaby: !isSwimmer && random() < babyChance })
  }
}

const seaLevel = 63

function waterPlace(world: WorldContext, x: number, z: number): Position | undefined {
  const y = seaLevel - 3
  const isDeep =
    world.blocks.at({ x, y, z }).name === 'water' && world.blocks.at({ x, y: y + 1, z }).name === 'water'
  return isDeep ? { x: x + 0.5, y, z: z + 0.5 } : undefined
}

// The ground under grass, flowers and trees; animals do not stand on roofs of leaves.
function pasturePlace(world: WorldContext, x: number, z: number): Position | undefined {
  let y = world.blocks.surfaceY(x, z)
  while (y > world.blocks.minY && !isGround(world, x, y, z)) y -= 1
  if (!pasture.has(world.blocks.at({ x, y, z }).name)) return undefined
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
