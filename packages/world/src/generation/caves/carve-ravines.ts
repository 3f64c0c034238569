import type { ColumnBuffer } from '../../columns/create-column-buffer.ts'
import { carvingCeilings, lavaDepth, uncarvedLayers } from './carving-limits.ts'
import type { BlockPalette } from '../create-block-palette.ts'
import type { NearRavine, RavineMap } from './create-ravine-map.ts'
import type { GroundMap } from '../ground-map.ts'
import { ravineDepth, type RavinePoint } from './ravine-path.ts'

/** Chunk into which ravines are carved. */
export interface CarveRavinesOptions {
  readonly blocks: BlockPalette
  readonly map: GroundMap
  readonly ravines: Pick<RavineMap, 'near'>
}

/** Carves what lies in a chunk of the ravines around it. */
export function carveRavines(buffer: ColumnBuffer, { blocks, map, ravines }: CarveRavinesOptions): void {
  for (const ravine of ravines.near(map.x >> 4, map.z >> 4)) {
    const ceilingOf = carvingCeilings(map, () => ravine.mayOpen)
    for (const point of ravine.points) carvePoint(buffer, { blocks, map, ravine, point, ceilingOf })
  }
}

interface Carving {
  readonly blocks: BlockPalette
  readonly map: GroundMap
  readonly ravine: NearRavine
  readonly point: RavinePoint
  readonly ceilingOf: (column: number) => number
}

function carvePoint(buffer: ColumnBuffer, carving: Carving): void {
  const { map, point } = carving
  const { halfWidth } = point
  const [middleX, middleZ] = [point.x - map.x, point.z - map.z]
  const [lastX, lastZ] = [Math.min(15, Math.floor(middleX + halfWidth)), Math.floor(middleZ + halfWidth)]
  for (let z = Math.max(0, Math.floor(middleZ - halfWidth)); z <= Math.min(15, lastZ); z++) {
    for (let x = Math.max(0, Math.floor(middleX - halfWidth)); x <= lastX; x++) {
      const [dx, dz] = [x + 0.5 - middleX, z + 0.5 - middleZ]
      const across = (dx * dx + dz * dz) / (halfWidth * halfWidth)
      if (across < 1) carveColumn(buffer, carving, { column: (z << 4) | x, across })
    }
  }
}

// Walls are steep, and roof and floor nearly flat: the height counts a sixth.
const roundness = 6

function carveColumn(
  { states, bounds: { minY } }: ColumnBuffer,
  { blocks, ravine, point, ceilingOf }: Carving,
  { column, across }: { readonly column: number; readonly across: number },
): void {
  const halfHeight = point.halfWidth * ravineDepth
  const top = Math.min(Math.floor(point.y + halfHeight), ceilingOf(column))
  for (let y = Math.max(minY + uncarvedLayers, Math.floor(point.y - halfHeight)); y <= top; y++) {
    const up = (y + 0.5 - point.y) / halfHeight
    const ledge = ravine.ledges[y - ravine.lowestY] ?? 1
    if (up * up > 1 || across * ledge + (up * up) / roundness >= 1) continue
    states[((y - minY) << 8) | column] = y - minY <= lavaDepth ? blocks.lava : 0
  }
}
