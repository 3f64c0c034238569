import type { Registry } from '../registry/registry.ts'
import type { ChunkColumn } from './chunk-column.ts'
import type { ColumnBuffer } from './create-column-buffer.ts'
import { createSectionEncoder } from './create-section-encoder.ts'
import { worldBounds, type WorldBounds } from '../registry/world-bounds.ts'
import { createLightTables, findShining } from './find-shining.ts'
import { quickenBitArrays } from './quicken-bit-arrays.ts'
import { loadLibraryColumn, type LibraryColumn } from './library-column.ts'
import { sharedColumnClass, type SharedColumn } from './shared-column-class.ts'

/** Turns filled buffers into prismarine-chunk columns. */
export interface ColumnFactory {
  /** A column with these blocks, 16 biome ids (`z << 2 | x`, each for 4×4 blocks) and daylight above the ground. */
  create(buffer: ColumnBuffer, biomes: readonly number[]): ChunkColumn
}

type LongArray = readonly (readonly [number, number])[]

/** A factory of columns for one version, as high as its overworld by default. */
export function createColumnFactory(
  registry: Registry,
  bounds: WorldBounds = worldBounds(registry),
): ColumnFactory {
  const withBiomes = registry.supportFeature('tallWorld')
  const format = { withBiomes, lengthPrefix: !registry.isNewerOrEqualTo('1.21.5') }
  const { emission, loss } = createLightTables(registry)
  const sections = bounds.height / 16
  const encoder = createSectionEncoder({ sections, format })
  const emptyColumn = emptyColumns(registry, bounds)
  return {
    create(buffer, biomes) {
      const column = emptyColumn((lowestTop(buffer) >> 4) + 1)
      const { data, mask } = encoder.encode(buffer.states, biomes)
      const sectionBytes = Buffer.from(data)
      column.load(sectionBytes, mask)
      if (!withBiomes) column.loadBiomes(Array.from({ length: 1024 }, (_, index) => biomes[index & 15] ?? 0))
      return Object.assign(column, { sectionBytes, shining: findShining(buffer, { emission, loss }) })
    },
  }
}

// Columns without blocks by their lowest lit section: all columns of a height share their daylight.
function emptyColumns(registry: Registry, { minY, height }: WorldBounds): (firstLit: number) => SharedColumn {
  const Column = sharedColumnClass(loadLibraryColumn(registry))
  const make = (): SharedColumn =>
    registry.supportFeature('tallWorld') ? new Column({ minY, worldHeight: height }) : new Column()
  quickenBitArrays(make())
  const sections = height / 16 + 2
  const known = new Map<number, SharedColumn>()
  return (firstLit) => {
    let empty = known.get(firstLit)
    if (!empty) {
      empty = make()
      loadDaylight(empty, { firstLit, sections })
      empty.lightData = empty.dumpLight()
      known.set(firstLit, empty)
    }
    return empty.copy()
  }
}

// Sections that reach above the lowest ground are full daylight, those below it dark. Whole sections only: the game
// and prismarine-chunk read the order of the blocks within a section differently, and this looks the same to both.
// Light sections start one section below the world and end one above it.
function loadDaylight(
  column: LibraryColumn,
  { firstLit, sections }: { readonly firstLit: number; readonly sections: number },
): void {
  const lit = Array.from({ length: sections - firstLit }, (_, index) => firstLit + index)
  const none = longMask([], sections)
  if (column.loadParsedLight) {
    const sky = lit.map(() => fullLight)
    column.loadParsedLight(sky, [], longMask(lit, sections), none, none, none)
    for (let section = 0; section < firstLit; section++) column.emptySkyLightMask?.set(section, 1)
    return
  }
  const lengthPrefix = Buffer.from([0x80, 0x10]) // 2048 as a variable-length integer
  const mask = lit.reduce((bits, section) => bits | (1 << section), 0)
  column.loadLight?.(Buffer.concat(lit.flatMap(() => [lengthPrefix, fullLight])), mask, 0)
}

const fullLight = new Uint8Array(2048).fill(0xff)

// The height above the bottom of the lowest of the 256 highest blocks; 0 if a place has no block at all.
function lowestTop({ states }: ColumnBuffer): number {
  const seen = new Uint8Array(256)
  let open = 256
  let index = states.length - 1
  for (; index >= 0 && open > 0; index--) {
    if (states[index] !== 0 && seen[index & 255] === 0) {
      seen[index & 255] = 1
      open--
    }
  }
  return open > 0 ? 0 : (index + 1) >> 8
}

function longMask(set: readonly number[], size: number): LongArray {
  const words = new Int32Array(Math.ceil(size / 64) * 2)
  for (const index of set) {
    const word = (index >> 6) * 2 + ((index & 63) >= 32 ? 0 : 1)
    words[word] = (words[word] ?? 0) | (1 << (index & 31))
  }
  return Array.from(
    { length: words.length / 2 },
    (_, index) => [words[index * 2] ?? 0, words[index * 2 + 1] ?? 0] as const,
  )
}
