import type { ColumnBuffer } from '../../columns/create-column-buffer.ts'
import type { Registry } from '../../registry/registry.ts'
import type { PlannedBlock } from './blueprint.ts'
import type { BuildingMap } from './create-building-map.ts'
import { createSpecReader, type SpecReader } from './state-of-spec.ts'

/** Builds what reaches into a chunk of a seed's buildings. */
export type BuildingRaiser = (
  buffer: ColumnBuffer,
  chunk: { readonly chunkX: number; readonly chunkZ: number },
) => void

// Foundations go no deeper, so that none fills a ravine.
const deepestSupport = 24
const fluids = /^(water|lava|bubble_column)$/
const stalks = /^(cactus|bamboo)$/

/** Creates the raiser of buildings in one version. */
export function createBuildingRaiser(registry: Registry, buildings: BuildingMap): BuildingRaiser {
  const stateOf = createSpecReader(registry)
  const isOpen = (state: number): boolean =>
    state === 0 || registry.blocksByStateId[state]?.boundingBox === 'empty'
  const isPlant = (state: number): boolean => {
    const name = registry.blocksByStateId[state]?.name ?? ''
    return state !== 0 && (stalks.test(name) || (isOpen(state) && !fluids.test(name)))
  }
  return (buffer, { chunkX, chunkZ }) => {
    for (const { blocks } of buildings.partsIn(chunkX, chunkZ)) {
      const written = raise(buffer, blocks, { stateOf, isOpen })
      // What grew on the ground that was built over.
      for (const index of written)
        for (let above = index + 256; !written.has(above) && isPlant(buffer.states[above] ?? 0); above += 256)
          buffer.states[above] = 0
    }
  }
}

/** Sets the blocks of one building; returns the places that were set. */
function raise(
  { states, bounds: { minY, height } }: ColumnBuffer,
  blocks: readonly PlannedBlock[],
  { stateOf, isOpen }: { readonly stateOf: SpecReader; readonly isOpen: (state: number) => boolean },
): ReadonlySet<number> {
  const written = new Set<number>()
  for (const { x, y, z, spec, quarter, isSupport } of blocks) {
    if (y < minY || y >= minY + height) continue
    const column = ((z & 15) << 4) | (x & 15)
    const state = stateOf(spec, quarter)
    const index = ((y - minY) << 8) | column
    states[index] = state
    written.add(index)
    if (!isSupport) continue
    for (let below = y - 1; below > Math.max(minY, y - deepestSupport); below -= 1) {
      const deep = ((below - minY) << 8) | column
      if (!isOpen(states[deep] ?? 0)) break
      states[deep] = state
    }
  }
  return written
}
