import type { IndexedData } from 'minecraft-data'
import { blockPosition, type Position } from '../context/position.ts'
import type { BlockChange } from '../context/block-change.ts'
import { worldBounds } from '../registry/world-bounds.ts'
import { dimensionOf, netherHeight } from '../registry/nether-place.ts'
import { stateIdOf } from '../rules/index.ts'
import type { ColumnStore } from '../columns/column-store.ts'
import type { BlockAccess } from '../context/block-access.ts'
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
  const { minY, height } = worldBounds(registry)
  const maxY = minY + height
  const state = createBlockStates(registry)
  // One object for all reads: the chunk library only looks at it during the call.
  const probe = { x: 0, y: 0, z: 0 }
  const idAt = (x: number, y: number, z: number): number => {
    if (y < minY || y >= maxY) return 0
    probe.x = x & 15
    probe.y = y
    probe.z = z & 15
    return columns.load(x >> 4, z >> 4).chunk.getBlockStateId(probe)
  }
  const at = ({ x, y, z }: Position): ReturnType<typeof state> =>
    state(idAt(Math.floor(x), Math.floor(y), Math.floor(z)))
  const set = (position: Position, stateId: number): void => {
    const block = blockPosition(position)
    const isNether = dimensionOf(block) === 'the_nether'
    if (block.y < (isNether ? 0 : minY) || block.y >= (isNether ? netherHeight : maxY)) return
    const before = at(block)
    if (before.id === stateId) return
    columns.write(block, stateId)
    onChange({ position: block, before, after: state(stateId) })
  }
  return {
    minY,
    maxY,
    idAt,
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
    isLoaded: ({ x, z }) => columns.peek(Math.floor(x) >> 4, Math.floor(z) >> 4) !== undefined,
    biomeAt(position) {
      const { x, y, z } = blockPosition(position)
      const inside = Math.min(netherHeight - 1, Math.max(dimensionOf({ z }) === 'the_nether' ? 0 : minY, y))
      const id = columns.load(x >> 4, z >> 4).chunk.getBiome({ x: x & 15, y: inside, z: z & 15 })
      return registry.biomes[id]?.name ?? 'plains'
    },
    surfaceY(x, z) {
      let y = maxY - 1
      while (y >= minY && state(idAt(x, y, z)).isAir) y -= 1
      return y
    },
  }
}
