import { createByteWriter, type ByteWriter } from './byte-writer.ts'

const blocksPerSection = 4096
const cellsPerSection = 64

// A section takes at most 8 bits a block and its palette; more bytes than any column of real blocks needs.
const bytesPerSection = 9000

/** Format of a version's paletted data. */
export interface SectionFormat {
  /** From 1.18 a section carries its biomes and may be a single value. */
  readonly withBiomes: boolean
  /** Until 1.21.4 the number of longs precedes them. */
  readonly lengthPrefix: boolean
}

/** The sections of a column as the chunk packet has them. */
export interface EncodedSections {
  /** Valid until the encoder's next call. */
  readonly data: Buffer
  /** Sections that are present, as bits; only needed before 1.18. */
  readonly mask: number
}

/** Packs block states and biomes into sections. */
export interface SectionEncoder {
  /** States at `y << 8 | z << 4 | x` and 16 biome ids at `z << 2 | x`, the same at every height. */
  encode(states: Uint16Array, biomes: readonly number[]): EncodedSections
}

/**
 * An encoder for columns of so many sections; it reuses its memory.
 * Source of the layout: https://minecraft.wiki/w/Java_Edition_protocol/Chunk_format
 */
export function createSectionEncoder({
  sections,
  format,
}: {
  readonly sections: number
  readonly format: SectionFormat
}): SectionEncoder {
  const writer = createByteWriter(sections * bytesPerSection)
  const blocks = createIndexer(blocksPerSection)
  const cells = createIndexer(cellsPerSection)
  const cellValues = new Uint16Array(cellsPerSection)
  return {
    encode(states, biomes) {
      for (let cell = 0; cell < cellsPerSection; cell++) cellValues[cell] = biomes[cell & 15] ?? 0
      const used = Math.ceil(usedLength(states) / blocksPerSection)
      let mask = 0
      for (let section = 0; section < sections; section++) {
        if (section >= used && !format.withBiomes) break
        const start = section * blocksPerSection
        const part = blocks.index(section < used ? states.subarray(start, start + blocksPerSection) : empty)
        if (part.palette.length === 1 && part.palette[0] === 0 && !format.withBiomes) continue
        mask |= 1 << section
        writer.short(blocksPerSection - part.zeros)
        writePaletted(writer, part, { minimumBits: 4, format })
        if (format.withBiomes) writePaletted(writer, cells.index(cellValues), { minimumBits: 1, format })
      }
      return { data: writer.finish(), mask }
    },
  }
}

const empty = new Uint16Array(0)

// Pairs of states at once: most of a column is air, and it is read from the top.
function usedLength(states: Uint16Array): number {
  const pairs = new Uint32Array(states.buffer, states.byteOffset, states.length >> 1)
  let index = pairs.length
  while (index > 0 && pairs[index - 1] === 0) index--
  return index * 2
}

interface Indexed {
  readonly palette: readonly number[]
  /** For each value its place in the palette. */
  readonly indexes: Uint16Array
  /** Number of values that are 0. */
  readonly zeros: number
}

interface Indexer {
  index(values: Uint16Array): Indexed
}

// The result shares memory between calls. No values at all count as zeros only.
function createIndexer(capacity: number): Indexer {
  const lookup = new Int16Array(65_536).fill(-1)
  const indexes = new Uint16Array(capacity)
  return {
    index(values) {
      if (values.length === 0) return { palette: [0], indexes: indexes.fill(0), zeros: capacity }
      const palette: number[] = []
      let previous = -1
      let index = 0
      let zeros = 0
      for (let position = 0; position < values.length; position++) {
        const value = values[position] ?? 0
        if (value !== previous) {
          previous = value
          index = lookup[value] ?? -1
          if (index < 0) {
            index = palette.push(value) - 1
            lookup[value] = index
          }
        }
        if (value === 0) zeros++
        indexes[position] = index
      }
      for (const value of palette) lookup[value] = -1
      return { palette, indexes, zeros }
    },
  }
}

interface PaletteFormat {
  readonly minimumBits: number
  readonly format: SectionFormat
}

function writePaletted(
  writer: ByteWriter,
  { palette, indexes }: Indexed,
  { minimumBits, format }: PaletteFormat,
): void {
  if (palette.length === 1 && format.withBiomes) {
    writer.byte(0)
    writer.varInt(palette[0] ?? 0)
    if (format.lengthPrefix) writer.byte(0)
    return
  }
  const bits = Math.max(minimumBits, 32 - Math.clz32(palette.length - 1))
  const perLong = Math.floor(64 / bits)
  const longs = Math.ceil(indexes.length / perLong)
  writer.byte(bits)
  writer.varInt(palette.length)
  for (const value of palette) writer.varInt(value)
  if (format.lengthPrefix) writer.varInt(longs)
  for (let long = 0; long < longs; long++)
    writeLong(writer, { indexes, start: long * perLong, perLong, bits })
}

interface LongOptions {
  readonly indexes: Uint16Array
  readonly start: number
  readonly perLong: number
  readonly bits: number
}

// The first value takes the lowest bits; a value may cross the middle of a long but never its end.
function writeLong(writer: ByteWriter, { indexes, start, perLong, bits }: LongOptions): void {
  let low = 0
  let high = 0
  const end = Math.min(perLong, indexes.length - start)
  for (let slot = 0, shift = 0; slot < end; slot++, shift += bits) {
    const value = indexes[start + slot] ?? 0
    if (shift >= 32) high |= value << (shift - 32)
    else {
      low |= value << shift
      if (shift + bits > 32) high |= value >>> (32 - shift)
    }
  }
  writer.word(high)
  writer.word(low)
}
