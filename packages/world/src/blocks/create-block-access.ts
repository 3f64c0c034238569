import type { IndexedData } from 'minecraft-data'
import { blockPlace, type Place } from '../context/position.ts'
import type { BlockChange } from '../context/block-change.ts'
import { biomeNamer } from '../registry/biome-names.ts'
import { dimensionBounds, forEveryDimension, type Dimension } from '../registry/dimension.ts'
import { stateIdOf } from '../rules/index.ts'
import type { ColumnStore } from '../columns/column-store.ts'
import type { BlockAccess, DimensionBlocks } from '../context/block-access.ts'
import { createBlockStates } from './create-block-states.ts'

/** Parts that block access stands on. */
export interface CreateBlockAccessOptions {
  readonly registry: IndexedData
  readonly columns: ColumnStore
  /** Called after every change. */
  readonly onChange: (change: BlockChange) => void
}

/** Creates the reading and writing of blocks over a column store. */
export function createBlockAccess({ registry, columns, onChange }: CreateBlockAccessOptions): BlockAccess {
  const state = createBlockStates(registry)
  const biomeNameOf = biomeNamer(registry)
  const blocks = forEveryDimension((dimension) => blocksIn(dimension, { registry, columns, state }))
  const at = ({ x, y, z, dimension }: Place): ReturnType<typeof state> =>
    state(blocks[dimension].idAt(Math.floor(x), Math.floor(y), Math.floor(z)))
  const set = (place: Place, stateId: number): void => {
    const block = blockPlace(place)
    const { minY, maxY } = blocks[block.dimension]
    if (block.y < minY || block.y >= maxY) return
    const before = at(block)
    if (before.id === stateId) return
    columns.write(block, stateId)
    onChange({ position: block, before, after: state(stateId) })
  }
  return {
    in: (dimension) => blocks[dimension],
    at,
    state,
    set,
    idOf: (name, properties) => stateIdOf(registry, name, properties),
    place(position, name, properties) {
      const id = stateIdOf(registry, name, properties)
      if (id === undefined) return false
      set(position, id)
      return true
    },
    update(position, properties) {
      const standing = at(position)
      const id = stateIdOf(registry, standing.name, { ...standing.properties, ...properties })
      if (id !== undefined) set(position, id)
    },
    isLoaded: ({ x, z, dimension }) =>
      columns.peek(dimension, Math.floor(x) >> 4, Math.floor(z) >> 4) !== undefined,
    biomeAt(place) {
      const { x, y, z, dimension } = blockPlace(place)
      const { minY, maxY } = blocks[dimension]
      const inside = Math.min(maxY - 1, Math.max(minY, y))
      const id = columns.load(dimension, x >> 4, z >> 4).chunk.getBiome({ x: x & 15, y: inside, z: z & 15 })
      return biomeNameOf(id) ?? 'plains'
    },
  }
}

interface DimensionParts extends Pick<CreateBlockAccessOptions, 'registry' | 'columns'> {
  readonly state: BlockAccess['state']
}

function blocksIn(dimension: Dimension, { registry, columns, state }: DimensionParts): DimensionBlocks {
  const { minY, height } = dimensionBounds(registry, dimension)
  const maxY = minY + height
  // One object for all reads: the chunk library only looks at it during the call.
  const probe = { x: 0, y: 0, z: 0 }
  const idAt = (x: number, y: number, z: number): number => {
    if (y < minY || y >= maxY) return 0
    // Before the place is written down: who hears of a column that is loaded looks at other places of it.
    const { chunk } = columns.load(dimension, x >> 4, z >> 4)
    probe.x = x & 15
    probe.y = y
    probe.z = z & 15
    return chunk.getBlockStateId(probe)
  }
  const surfaceY = (x: number, z: number): number => {
    let y = maxY - 1
    while (y >= minY && state(idAt(x, y, z)).isAir) y -= 1
    return y
  }
  return { minY, maxY, idAt, surfaceY }
}
