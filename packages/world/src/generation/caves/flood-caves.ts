import type { ColumnBuffer } from '../../columns/create-column-buffer.ts'
import type { Registry } from '../../registry/registry.ts'
import { aquiferLevels, dryLevel, type AquiferLevels } from './aquifer-levels.ts'
import type { BuildingMap } from '../buildings/create-building-map.ts'
import { lavaDepth } from './carving-limits.ts'
import type { BlockPalette } from '../create-block-palette.ts'
import { createDryGrounds } from './dry-grounds.ts'

/** Floods caves of a column. */
export type CaveFlooder = (buffer: ColumnBuffer, corner: { readonly x: number; readonly z: number }) => void

/** Seed, blocks and buildings that keep their ground dry. */
export interface CreateCaveFlooderOptions {
  readonly seed: number
  readonly blocks: BlockPalette
  readonly buildings: Pick<BuildingMap, 'footprintsIn'>
}

/**
 * Creates the flooder of a seed's caves: what was carved holds water up to the level of its place, and where a place
 * beside it has another level, a wall is left standing instead, so that no side of the water is ever open. Versions
 * before 1.18 have dry caves.
 */
export function createCaveFlooder(
  registry: Registry,
  { seed, blocks, buildings }: CreateCaveFlooderOptions,
): CaveFlooder {
  if (!registry.supportFeature('tallWorld')) return () => {}
  const dryIn = createDryGrounds(seed, buildings)
  return (buffer, { x, z }) => {
    const levels = aquiferLevels(seed, { x, z, dryIn })
    if (levels) flood(buffer, { blocks, levels })
  }
}

interface Flood {
  readonly blocks: BlockPalette
  readonly levels: AquiferLevels
}

function flood(buffer: ColumnBuffer, { blocks, levels }: Flood): void {
  for (let z = 0; z < 16; z++)
    for (let x = 0; x < 16; x++) {
      const level = levels.at(x, z)
      if (level === dryLevel) continue
      const isBorder =
        levels.at(x - 1, z) !== level ||
        levels.at(x + 1, z) !== level ||
        levels.at(x, z - 1) !== level ||
        levels.at(x, z + 1) !== level
      fillPlace(buffer, { blocks, column: (z << 4) | x, level, isBorder })
    }
}

interface Filling {
  readonly blocks: BlockPalette
  readonly column: number
  readonly level: number
  readonly isBorder: boolean
}

function fillPlace({ states, bounds }: ColumnBuffer, { blocks, column, level, isBorder }: Filling): void {
  for (let layer = lavaDepth + 1; layer <= level - bounds.minY; layer++) {
    const index = (layer << 8) | column
    if (states[index] !== 0) continue
    if (isBorder) states[index] = layer < -bounds.minY ? blocks.deepslate : blocks.stone
    else {
      states[index] = blocks.water
      // Lava that water touches is obsidian.
      if (states[index - 256] === blocks.lava) states[index - 256] = blocks.obsidian
    }
  }
}
