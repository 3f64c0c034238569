import { carvingCeilings, lavaDepth, uncarvedLayers } from './carving-limits.ts'
import type { BlockPalette } from '../create-block-palette.ts'
import type { ColumnBuffer } from '../../columns/create-column-buffer.ts'
import { createNoise, type Noise } from '../create-noise.ts'
import type { GroundMap } from '../ground-map.ts'

/** Carves the caves of a seed. */
export interface CaveCarver {
  carve(buffer: ColumnBuffer, options: { readonly blocks: BlockPalette; readonly map: GroundMap }): void
  /** Whether caves may open to the sky here; trees keep away from such places. */
  mayOpenAt(x: number, z: number): boolean
}

// The noise is taken every four blocks and interpolated between: caves are wider than that.
const step = 4
const points = 16 / step + 1
const pointsPerLayer = points * points

// Tunnels run where two noises are both near zero; the square of this is their half width in noise units.
const tunnel = 0.0075
const hall = 0.5

/** Two winding tunnel noises and a noise for halls deep down, from one seed. */
export function createCaveCarver(seed: number): CaveCarver {
  const first = createNoise(seed ^ 0xcafe)
  const second = createNoise(seed ^ 0xbeef)
  const halls = createNoise(seed ^ 0xfeed)
  const mouths = createNoise(seed ^ 0x40a7)
  const mayOpenAt = (x: number, z: number): boolean => mouths.plane(x / 40, z / 40) > 0.12
  return {
    mayOpenAt,
    carve(buffer, { blocks, map }) {
      const { minY } = buffer.bounds
      const layers = Math.ceil((map.top - minY + 1) / step) + 1
      const lattice = {
        first: sample(first, { map, minY, layers, widthXz: 54, widthY: 34 }),
        second: sample(second, { map, minY, layers, widthXz: 54, widthY: 34 }),
        halls: sample(halls, { map, minY, layers, widthXz: 62, widthY: 30 }),
      }
      const carving: Carving = { buffer, blocks, ceilingOf: carvingCeilings(map, mayOpenAt), lattice }
      for (let layer = 0; layer < layers - 1; layer++) {
        for (let cell = 0; cell < 16; cell++) carveCell(carving, { layer, cellX: cell & 3, cellZ: cell >> 2 })
      }
    },
  }
}

interface SampleOptions {
  readonly map: GroundMap
  readonly minY: number
  readonly layers: number
  readonly widthXz: number
  readonly widthY: number
}

function sample(noise: Noise, { map, minY, layers, widthXz, widthY }: SampleOptions): Float64Array {
  const values = new Float64Array(pointsPerLayer * layers)
  let index = 0
  for (let layer = 0; layer < layers; layer++) {
    for (let z = 0; z < points; z++) {
      for (let x = 0; x < points; x++) {
        values[index++] = noise.space(
          (map.x + x * step) / widthXz,
          (minY + layer * step) / widthY,
          (map.z + z * step) / widthXz,
        )
      }
    }
  }
  return values
}

interface Carving {
  readonly buffer: ColumnBuffer
  readonly blocks: BlockPalette
  /** The highest y that may be carved at a place of the chunk, `z << 4 | x`. */
  readonly ceilingOf: (column: number) => number
  readonly lattice: {
    readonly first: Float64Array
    readonly second: Float64Array
    readonly halls: Float64Array
  }
}

interface Cell {
  readonly layer: number
  readonly cellX: number
  readonly cellZ: number
}

function carveCell({ buffer, blocks, ceilingOf, lattice }: Carving, { layer, cellX, cellZ }: Cell): void {
  const corner = layer * pointsPerLayer + cellZ * points + cellX
  const reach = Math.sqrt(tunnel)
  const isTunnel = mayCross(lattice.first, corner, reach) && mayCross(lattice.second, corner, reach)
  const isHall = highest(lattice.halls, corner) > hall
  if (!isTunnel && !isHall) return
  const { states } = buffer
  for (let dy = 0; dy < step; dy++) {
    const level = layer * step + dy
    if (level < uncarvedLayers) continue
    const y = level + buffer.bounds.minY
    for (let dz = 0; dz < step; dz++) {
      for (let dx = 0; dx < step; dx++) {
        const column = ((cellZ * step + dz) << 4) | (cellX * step + dx)
        const ceiling = ceilingOf(column)
        if (y > ceiling) continue
        const at = { corner, x: dx / step, y: dy / step, z: dz / step }
        const a = isTunnel ? interpolate(lattice.first, at) : 1
        const b = isTunnel ? interpolate(lattice.second, at) : 1
        const isOpen =
          a * a + b * b < tunnel || (isHall && y < ceiling - 8 && interpolate(lattice.halls, at) > hall)
        if (isOpen) states[(level << 8) | column] = level <= lavaDepth ? blocks.lava : 0
      }
    }
  }
}

function cornerValue(values: Float64Array, corner: number, index: number): number {
  return values[corner + (index & 1) + ((index >> 1) & 1) * points + (index >> 2) * pointsPerLayer] ?? 0
}

// Interpolation never leaves the range of its corners, so most cells need no look at their blocks.
function mayCross(values: Float64Array, corner: number, reach: number): boolean {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let index = 0; index < 8; index++) {
    const value = cornerValue(values, corner, index)
    if (value < low) low = value
    if (value > high) high = value
  }
  return low < reach && high > -reach
}

function highest(values: Float64Array, corner: number): number {
  let high = Number.NEGATIVE_INFINITY
  for (let index = 0; index < 8; index++) high = Math.max(high, cornerValue(values, corner, index))
  return high
}

interface LatticePoint {
  readonly corner: number
  readonly x: number
  readonly y: number
  readonly z: number
}

function interpolate(values: Float64Array, { corner, x, y, z }: LatticePoint): number {
  const near = mixX(values, corner, x)
  const low = near + z * (mixX(values, corner + points, x) - near)
  const above = mixX(values, corner + pointsPerLayer, x)
  const high = above + z * (mixX(values, corner + points + pointsPerLayer, x) - above)
  return low + y * (high - low)
}

function mixX(values: Float64Array, corner: number, x: number): number {
  const from = values[corner] ?? 0
  return from + x * ((values[corner + 1] ?? 0) - from)
}
