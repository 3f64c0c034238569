const BLOCKS = 4096
const CELLS = 64

/** How a version writes paletted data. */
export interface SectionFormat {
  /** From 1.18 a section carries its biomes and may be a single value. */
  readonly withBiomes: boolean
  /** Until 1.21.4 the number of longs precedes them. */
  readonly lengthPrefix: boolean
}

/** The sections of a column as the chunk packet has them, and which sections are present (before 1.18). */
export interface EncodedSections {
  readonly data: Buffer
  readonly mask: number
}

/**
 * Packs block states (`y << 8 | z << 4 | x`) and biome ids (4×4, `z << 2 | x`, the same at every height) into sections.
 * Source of the layout: https://minecraft.wiki/w/Java_Edition_protocol/Chunk_format
 */
export function encodeSections(
  states: Uint16Array,
  { biomes, format }: { readonly biomes: readonly number[]; readonly format: SectionFormat },
): EncodedSections {
  const sections = states.length / BLOCKS
  const writer = createWriter(sections * 9000 + 64)
  const cells = Uint16Array.from({ length: CELLS }, (_, index) => biomes[index & 15] ?? 0)
  const lookup = new Int16Array(65_536).fill(-1)
  let mask = 0
  for (let section = 0; section < sections; section++) {
    const part = states.subarray(section * BLOCKS, (section + 1) * BLOCKS)
    const solid = countSolid(part)
    if (!format.withBiomes && solid === 0) continue
    mask |= 1 << section
    writer.short(solid)
    writePalette(writer, { values: part, minimumBits: 4, lookup, format })
    if (format.withBiomes) writePalette(writer, { values: cells, minimumBits: 1, lookup, format })
  }
  return { data: writer.finish(), mask }
}

interface PaletteOptions {
  readonly values: Uint16Array
  readonly minimumBits: number
  /** Scratch: state id to palette index, −1 for every id between calls. */
  readonly lookup: Int16Array
  readonly format: SectionFormat
}

function writePalette(writer: Writer, { values, minimumBits, lookup, format }: PaletteOptions): void {
  const palette: number[] = []
  const indexes = new Uint16Array(values.length)
  let previous = -1
  let index = 0
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
    indexes[position] = index
  }
  for (const value of palette) lookup[value] = -1
  if (palette.length === 1 && format.withBiomes) {
    writer.byte(0)
    writer.varInt(palette[0] ?? 0)
    if (format.lengthPrefix) writer.byte(0)
    return
  }
  const bits = Math.max(minimumBits, 32 - Math.clz32(palette.length - 1))
  writer.byte(bits)
  writer.varInt(palette.length)
  for (const value of palette) writer.varInt(value)
  writeLongs(writer, { indexes, bits, lengthPrefix: format.lengthPrefix })
}

function writeLongs(
  writer: Writer,
  { indexes, bits, lengthPrefix }: { indexes: Uint16Array; bits: number; lengthPrefix: boolean },
): void {
  const perLong = Math.floor(64 / bits)
  const longs = Math.ceil(indexes.length / perLong)
  if (lengthPrefix) writer.varInt(longs)
  for (let long = 0; long < longs; long++) {
    let low = 0
    let high = 0
    const start = long * perLong
    const end = Math.min(perLong, indexes.length - start)
    for (let slot = 0; slot < end; slot++) {
      const shift = slot * bits
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
}

function countSolid(states: Uint16Array): number {
  let solid = 0
  for (let index = 0; index < states.length; index++) if (states[index] !== 0) solid++
  return solid
}

interface Writer {
  byte(value: number): void
  short(value: number): void
  word(value: number): void
  varInt(value: number): void
  finish(): Buffer
}

function createWriter(capacity: number): Writer {
  const bytes = new Uint8Array(capacity)
  const view = new DataView(bytes.buffer)
  let offset = 0
  const byte = (value: number): void => {
    bytes[offset++] = value
  }
  return {
    byte,
    short(value) {
      view.setInt16(offset, value)
      offset += 2
    },
    word(value) {
      view.setInt32(offset, value)
      offset += 4
    },
    varInt(value) {
      let rest = value
      while (rest > 127) {
        byte((rest & 127) | 128)
        rest >>>= 7
      }
      byte(rest)
    },
    finish: () => Buffer.from(bytes.buffer, 0, offset),
  }
}
