import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { mobKindOf } from './mob-kinds.ts'

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

/** Finds where in a column an animal of a kind can come into the world: in water, on lava, or on the ground. */
export function herdPlace(world: WorldContext, column: Omit<Place, 'y'>, name: string): Place | undefined {
  if (name === 'strider') return lavaPlace(world, column)
  const isSwimmer = mobKindOf(world, name)?.habitat === 'water'
  return isSwimmer ? waterPlace(world, column) : pasturePlace(world, column)
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

// The highest lake or sea of lava below the roof.
function lavaPlace({ blocks }: WorldContext, column: Omit<Place, 'y'>): Place | undefined {
  const { minY, surfaceY, idAt } = blocks.in(column.dimension)
  for (let y = surfaceY(column.x, column.z); y > minY; y -= 1) {
    const isOpen = idAt(column.x, y + 1, column.z) === 0 && idAt(column.x, y + 2, column.z) === 0
    if (isOpen && blocks.at({ ...column, y }).name === 'lava')
      return offsetBy({ ...column, y }, { x: 0.5, y: 1, z: 0.5 })
  }
  return undefined
}
