import { biomeTraits, type BiomeKind } from './biome-kind.ts'
import { biomeCellBlocks, createBiomeCells, type BiomeCell } from './create-biome-cells.ts'
import { createNoise } from './create-noise.ts'

/** The y of the highest water block of seas and rivers. */
export const seaLevel = 62

/** The ground of one column of blocks. */
export interface Ground {
  /** The y of the highest ground block. */
  readonly height: number
  readonly kind: BiomeKind
  /** Whether snow lies and water freezes. */
  readonly isCold: boolean
}

/** The shape of the land. */
export interface Terrain {
  groundAt(x: number, z: number): Ground
}

/** Options of a terrain. */
export interface CreateTerrainOptions {
  readonly isKnown: (kind: BiomeKind) => boolean
}

// How far biome borders stray from straight lines, in blocks.
const warpBlocks = 26

/**
 * The shape of the land of a seed: every biome has a height and a roughness, blended smoothly between biome centres
 * so that even mountains rise about one block per step, with rivers cut into wide valleys.
 */
export function createTerrain(seed: number, { isKnown }: CreateTerrainOptions): Terrain {
  const cells = createBiomeCells(seed, { isKnown })
  const warpX = createNoise(seed ^ 0x3a5c)
  const warpZ = createNoise(seed ^ 0x6b1f)
  const hills = createNoise(seed ^ 0x7a11)
  const bumps = createNoise(seed ^ 0xd37a)
  const rivers = createNoise(seed ^ 0x21be)
  return {
    groundAt(x, z) {
      const centreX = x + warpBlocks * warpX.plane(x / 70, z / 70)
      const centreZ = z + warpBlocks * warpZ.plane(x / 70, z / 70)
      const blend = blendCells(cells.around(centreX, centreZ), centreX, centreZ)
      const rough =
        blend.base +
        blend.roll * hills.fractal(x / 90, z / 90, 2) * 1.3 +
        1.3 * bumps.fractal(x / 28, z / 28, 2)
      const dry = blend.swamp > 0.3 || blend.sea > 0 ? rough : keepDry(rough)
      const land = dry - poolDepth(blend.swamp, bumps.plane(x / 17 + 0.5, z / 17))
      const carved = carveRiver(land, Math.abs(rivers.fractal(x / 270, z / 270, 2)))
      const height = Math.round(seaLevel + carved)
      const isCold = biomeTraits[blend.nearestLand].isCold === true
      return { height, kind: kindOf(height, { blend, isRiver: carved < land - 0.5 }), isCold }
    },
  }
}

interface Blend {
  readonly base: number
  readonly roll: number
  /** The share of the sea, 0 to 1. */
  readonly sea: number
  /** The share of swamps, 0 to 1. */
  readonly swamp: number
  readonly nearest: BiomeKind
  readonly nearestLand: BiomeKind
}

function blendCells(cells: readonly BiomeCell[], x: number, z: number): Blend {
  let total = 0
  let base = 0
  let roll = 0
  let sea = 0
  let swamp = 0
  let nearest: BiomeKind = 'plains'
  let nearestLand: BiomeKind = 'plains'
  let best = Number.POSITIVE_INFINITY
  let bestLand = Number.POSITIVE_INFINITY
  for (const cell of cells) {
    const dx = cell.x - x
    const dz = cell.z - z
    const distance = dx * dx + dz * dz
    if (distance < best) {
      best = distance
      nearest = cell.kind
    }
    if (distance < bestLand && cell.kind !== 'ocean') {
      bestLand = distance
      nearestLand = cell.kind
    }
    const closeness = 1 - distance / (biomeCellBlocks * biomeCellBlocks)
    if (closeness <= 0) continue
    const weight = closeness * closeness * closeness
    const traits = biomeTraits[cell.kind]
    total += weight
    base += weight * traits.base
    roll += weight * traits.roll
    if (cell.kind === 'ocean') sea += weight
    else if (cell.kind === 'swamp') swamp += weight
  }
  if (total === 0) return { base: 5, roll: 3, sea: 0, swamp: 0, nearest, nearestLand }
  return {
    base: base / total,
    roll: roll / total,
    sea: sea / total,
    swamp: swamp / total,
    nearest,
    nearestLand,
  }
}

// Swamps are dotted with pools a block or two deep, the more the nearer their middle.
function poolDepth(swamp: number, noise: number): number {
  return swamp < 0.3 || noise < 0.1 ? 0 : Math.min(1, (swamp - 0.3) * 3) * Math.min(3, (noise - 0.1) * 9)
}

// The river's noise is 0 in the middle of the bed; the valley flattens the land long before the bed cuts into it.
const valleyWidth = 0.3
const bed = 0.026

// Hollows between hills would fill with water wherever two low biomes meet.
function keepDry(land: number): number {
  return land >= 1.5 ? land : 1.5 - (1.5 - land) * 0.2
}

function carveRiver(land: number, river: number): number {
  if (river >= valleyWidth) return land
  const valley = land > 2 ? 2 + (land - 2) * smooth(river / valleyWidth) : land
  if (river >= bed * 2) return valley
  return valley + (Math.min(valley, -5) - valley) * (1 - smooth(Math.max(0, river - bed * 0.5) / (bed * 1.5)))
}

function smooth(t: number): number {
  return t >= 1 ? 1 : t * t * (3 - 2 * t)
}

function kindOf(height: number, { blend, isRiver }: { blend: Blend; isRiver: boolean }): BiomeKind {
  if (height < seaLevel) {
    if (blend.sea > 0.12) return 'ocean'
    return blend.nearestLand === 'swamp' && !isRiver ? 'swamp' : 'river'
  }
  if (height <= seaLevel + 1 && blend.sea > 0.15) return 'beach'
  return blend.nearestLand
}
