import loadChunk from 'prismarine-chunk'
import type { Registry } from '../registry/registry.ts'
import type { ColumnBuffer } from './create-column-buffer.ts'
import { createSectionEncoder } from './create-section-encoder.ts'
import { worldBounds, type WorldBounds } from '../registry/world-bounds.ts'
import { createLightTables, findShining } from './find-shining.ts'
import type { ChunkColumn } from './chunk-column.ts'

/** Turns filled buffers into prismarine-chunk columns. */
export interface ColumnFactory {
  /** A column with these blocks, 16 biome ids (`z << 2 | x`, each for 4×4 blocks) and daylight above the ground. */
  create(buffer: ColumnBuffer, biomes: readonly number[]): ChunkColumn
}

// The loading half of prismarine-chunk, which differs by version and whose types lack most of it.
interface LoadableColumn extends ChunkColumn {
  load(data: Buffer, mask?: number): void
  loadBiomes(biomes: readonly number[]): void
  loadLight?(data: Buffer, skyMask: number, blockMask: number): void
  loadParsedLight?(
    sky: readonly Uint8Array[],
    block: readonly Uint8Array[],
    skyMask: LongArray,
    blockMask: LongArray,
    emptySkyMask: LongArray,
    emptyBlockMask: LongArray,
  ): void
  readonly emptySkyLightMask?: { set(index: number, value: number): void }
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
  const encoder = createSectionEncoder({ sections: bounds.height / 16, format })
  // prismarine-chunk's types declare an ES default export and half of the methods; the module is the loader itself.
  const load = loadChunk as unknown as (registry: Registry) => new (options?: object) => LoadableColumn
  const Column = load(registry)
  return {
    create(buffer, biomes) {
      const column = withBiomes ? new Column({ minY: bounds.minY, worldHeight: bounds.height }) : new Column()
      const { data, mask } = encoder.encode(buffer.states, biomes)
      column.load(data, mask)
      if (!withBiomes) column.loadBiomes(Array.from({ length: 1024 }, (_, index) => biomes[index & 15] ?? 0))
      loadDaylight(column, buffer)
      return Object.assign(column, { shining: findShining(buffer, { emission, loss }) })
    },
  }
}

// Sections that reach above the lowest ground are full daylight, those below it dark. Whole sections only: the game
// and prismarine-chunk read the order of the blocks within a section differently, and this looks the same to both.
// Light sections start one section below the world and end one above it.
function loadDaylight(column: LoadableColumn, buffer: ColumnBuffer): void {
  const sections = buffer.bounds.height / 16 + 2
  const firstLit = (lowestTop(buffer) >> 4) + 1
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
