/** Cells that looks have passed through, of one dimension. */
export interface SeenLand {
  /** Notes that a look has come through a cell. */
  note(x: number, y: number, z: number): void
  /** Whether a block was in sight: a look came through its cell, or through one beside it. */
  has(x: number, y: number, z: number): boolean
}

// Four mebibytes of cells: some two thousand blocks of walking. Land seen longest ago is forgotten first.
const keptSections = 8192

/** Cells of one section, a bit each. */
type Bits = Uint32Array

const wordsPerSection = 4096 / 32

/** Makes an empty memory of cells. */
export function createSeenLand(): SeenLand {
  const sections = new Map<number, Bits>()
  // Looks go through neighbours, so the last section is nearly always the next one.
  let lastKey = Number.NaN
  let last: Bits | undefined
  const find = (x: number, y: number, z: number): Bits | undefined => {
    const key = sectionKey(x >> 4, y >> 4, z >> 4)
    if (key === lastKey) return last
    lastKey = key
    last = sections.get(key)
    return last
  }
  const make = (): Bits => {
    const oldest = sections.size >= keptSections ? sections.keys().next().value : undefined
    if (oldest !== undefined) sections.delete(oldest)
    last = new Uint32Array(wordsPerSection)
    sections.set(lastKey, last)
    return last
  }
  const wasPassed = (x: number, y: number, z: number): boolean => {
    const bit = bitOf(x, y, z)
    return (((find(x, y, z)?.[bit >> 5] ?? 0) >>> (bit & 31)) & 1) === 1
  }
  return {
    note(x, y, z) {
      const bits = find(x, y, z) ?? make()
      const bit = bitOf(x, y, z)
      bits[bit >> 5] = (bits[bit >> 5] ?? 0) | (1 << (bit & 31))
    },
    has: (x, y, z) =>
      wasPassed(x, y, z) ||
      wasPassed(x, y + 1, z) ||
      wasPassed(x, y - 1, z) ||
      wasPassed(x + 1, y, z) ||
      wasPassed(x - 1, y, z) ||
      wasPassed(x, y, z + 1) ||
      wasPassed(x, y, z - 1),
  }
}

function bitOf(x: number, y: number, z: number): number {
  return ((y & 15) << 8) | ((z & 15) << 4) | (x & 15)
}

/** One number per section of a world; borders lie at 1,875,000 sections. */
function sectionKey(x: number, y: number, z: number): number {
  return ((x + 2_097_152) * 4_194_304 + (z + 2_097_152)) * 256 + (y & 255)
}
