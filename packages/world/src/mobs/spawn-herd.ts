import { randomInteger, type RandomSource } from '../context/random-source.ts'
import { offsetBy, type Place } from '../context/position.ts'
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
export function spawnHerd(world: WorldContext, centre: Omit<Place, 'y'>, random: RandomSource): void {
  if (!world.blocks.isLoaded({ ...centre, y: 0 })) return
  const kinds = animalsOf(world.blocks.biomeAt({ ...centre, y: seaLevel }))
  const name = kinds[Math.floor(random() * kinds.length)]
  if (name === undefined || !mobKindOf(world, name)) return
  const isSwimmer = mobKindOf(world, name)?.habitat === 'water'
  const count = randomInteger(random, herd)
  for (let member = 0; member < count; member += 1) {
    const x = Math.floor(centre.x + (random() * 2 - 1) * spreadBlocks)
    const z = Math.floor(centre.z + (random() * 2 - 1) * spreadBlocks)
    if (!world.blocks.isLoaded({ ...centre, x, y: 0, z })) continue
    const column = { x, z, dimension: centre.dimension }
    const place = isSwimmer ? waterPlace(world, column) : pasturePlace(world, column)
    if (place) spawnMob(world, name, { position: place, isBaby: !isSwimmer && random() < babyChance })
  }
}

const seaLevel = 63

function waterPlace({ blocks }: WorldContext, column: Omit<Place, 'y'>): Place | undefined {
  const place = { ...column, y: seaLevel - 3 }
  const isDeep = [0, 1].every((up) => blocks.at({ ...place, y: place.y + up }).name === 'water')
  return isDeep ? offsetBy(place, { x: 0.5, y: 0, z: 0.5 }) : undefined
}

// The ground under grass, flowers and trees; animals do not stand on roofs of leaves.
function pasturePlace(world: WorldContext, column: Omit<Place, 'y'>): Place | undefined {
  const { minY, surfaceY } = world.blocks.in(column.dimension)
  let y = surfaceY(column.x, column.z)
  while (y > minY && !isGround(world, { ...column, y })) y -= 1
  if (!pasture.has(world.blocks.at({ ...column, y }).name)) return undefined
  const isFree = [1, 2].every((up) => {
    const { isSolid, name } = world.blocks.at({ ...column, y: y + up })
    return !isSolid && name !== 'water' && name !== 'lava'
  })
  return isFree ? offsetBy({ ...column, y }, { x: 0.5, y: 1, z: 0.5 }) : undefined
}

function isGround(world: WorldContext, place: Place): boolean {
  const { isSolid, name } = world.blocks.at(place)
  return (
    isSolid && name !== 'snow' && name !== 'bamboo' && !name.endsWith('_leaves') && !name.endsWith('_log')
  )
}
