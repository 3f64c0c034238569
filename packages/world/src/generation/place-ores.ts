import type { Registry } from '../registry/registry.ts'
import { firstState, type BlockPalette } from './create-block-palette.ts'
import type { ColumnBuffer } from '../columns/create-column-buffer.ts'
import { createRandom, type SeededRandom } from './create-random.ts'
import { hash2 } from './hash2.ts'
import { oreLayout, veinHeight, type OreVein } from './ore-layout.ts'

/** A vein with the states it turns stone and deepslate into. */
export interface OrePlacement {
  readonly vein: OreVein
  readonly inStone: number
  readonly inDeepslate: number
}

/** The veins of a version; ores it does not have are left out. */
export function orePlacements(registry: Registry): readonly OrePlacement[] {
  return oreLayout({ isDeep: registry.supportFeature('tallWorld') }).flatMap((vein) => {
    const inStone = firstState(registry, vein.block)
    const inDeepslate = firstState(registry, `deepslate_${vein.block} ${vein.block}`)
    return inStone === 0 ? [] : [{ vein, inStone, inDeepslate }]
  })
}

/** Chunk that gets its ores. */
export interface PlaceOresOptions {
  readonly seed: number
  readonly blocks: BlockPalette
  readonly placements: readonly OrePlacement[]
  readonly chunkX: number
  readonly chunkZ: number
  /** The y above which there is no stone. */
  readonly top: number
  readonly isHills: boolean
}

/** Replaces stone by ores, soils and other stones; veins end at the border of their chunk. */
export function placeOres(buffer: ColumnBuffer, options: PlaceOresOptions): void {
  const { seed, blocks, placements, chunkX, chunkZ, top, isHills } = options
  const random = createRandom(hash2(seed ^ 0x0c4a, chunkX, chunkZ))
  const host: Host = { buffer, blocks, top }
  for (const placement of placements) {
    const { vein } = placement
    if (vein.only === 'hills' && !isHills) continue
    const count = Math.floor(vein.count + random.next())
    for (let index = 0; index < count; index++) {
      const y = veinHeight(vein, random)
      if (y <= buffer.bounds.minY || y > top + 2) continue
      placeVein(host, { placement, random, x: random.between(0, 15), y, z: random.between(0, 15) })
    }
  }
}

interface Host {
  readonly buffer: ColumnBuffer
  readonly blocks: BlockPalette
  readonly top: number
}

interface VeinOptions {
  readonly placement: OrePlacement
  readonly random: SeededRandom
  readonly x: number
  readonly y: number
  readonly z: number
}

// As in the game, a vein is a row of balls along a short line, thickest in the middle.
function placeVein(host: Host, { placement, random, x, y, z }: VeinOptions): void {
  const { size } = placement.vein
  const turnX = random.next() * 2 - 1
  const turnZ = random.next() * 2 - 1
  const scale = size / 8 / Math.max(0.1, Math.sqrt(turnX * turnX + turnZ * turnZ))
  const fromY = y + random.between(-1, 1)
  const toY = y + random.between(-1, 1)
  // Big blobs need fewer balls than blocks: theirs overlap several times.
  const balls = size > 12 ? Math.ceil(size / 5) : size
  for (let ball = 0; ball < balls; ball++) {
    const t = balls === 1 ? 0.5 : ball / (balls - 1)
    const radius = ((4 * t * (1 - t) + 1) * random.next() * (size / 16) + 1) / 2
    placeBall(host, {
      placement,
      random,
      radius,
      x: x + 0.5 + turnX * scale * (2 * t - 1),
      y: fromY + (toY - fromY) * t + 0.5,
      z: z + 0.5 + turnZ * scale * (2 * t - 1),
    })
  }
}

interface BallOptions extends VeinOptions {
  readonly radius: number
}

function placeBall({ buffer, blocks, top }: Host, { placement, random, radius, x, y, z }: BallOptions): void {
  const { states, bounds } = buffer
  const highY = Math.min(top, Math.floor(y + radius))
  const highX = Math.min(15, Math.floor(x + radius))
  const highZ = Math.min(15, Math.floor(z + radius))
  for (let blockY = Math.max(bounds.minY, Math.floor(y - radius)); blockY <= highY; blockY++) {
    const offY = (blockY + 0.5 - y) * (blockY + 0.5 - y)
    for (let blockZ = Math.max(0, Math.floor(z - radius)); blockZ <= highZ; blockZ++) {
      const offZ = (blockZ + 0.5 - z) * (blockZ + 0.5 - z)
      for (let blockX = Math.max(0, Math.floor(x - radius)); blockX <= highX; blockX++) {
        const offX = (blockX + 0.5 - x) * (blockX + 0.5 - x)
        if (offX + offY + offZ >= radius * radius) continue
        const index = ((blockY - bounds.minY) << 8) | (blockZ << 4) | blockX
        const replacement = replace(states[index] ?? 0, { blocks, placement })
        if (replacement === 0) continue
        const hidden = placement.vein.hidden ?? 0
        if (hidden > 0 && touchesAir(states, index) && random.next() < hidden) continue
        states[index] = replacement
      }
    }
  }
}

function replace(
  state: number,
  { blocks, placement }: { blocks: BlockPalette; placement: OrePlacement },
): number {
  if (
    state === blocks.stone ||
    state === blocks.granite ||
    state === blocks.diorite ||
    state === blocks.andesite
  ) {
    return placement.inStone
  }
  return state === blocks.deepslate || state === blocks.tuff ? placement.inDeepslate : 0
}

function touchesAir(states: Uint16Array, index: number): boolean {
  return (
    states[index + 256] === 0 ||
    states[index - 256] === 0 ||
    ((index & 15) < 15 && states[index + 1] === 0) ||
    ((index & 15) > 0 && states[index - 1] === 0) ||
    ((index & 240) < 240 && states[index + 16] === 0) ||
    ((index & 240) > 0 && states[index - 16] === 0)
  )
}
