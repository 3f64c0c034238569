import type { Position } from '@voyager-mc/core'
import type { Terrain, TerrainWindow } from '../terrain/terrain.ts'
import { meetBlock, type CellEntry } from './meet-block.ts'
import type { Ray, Sight } from './sight.ts'

export interface CreateTracerOptions {
  readonly window: TerrainWindow
  readonly looks: Terrain['looks']
  readonly eye: Position
  readonly rangeBlocks: number
  /** Radians that a pixel covers. */
  readonly pixelAngle: number
}

/** Follows a ray from cell to cell until it meets something, and puts that into the sight. */
export type TraceRay = (ray: Ray, sight: Sight) => void

/** Creates the tracer of one picture; Amanatides and Woo's walk through the cells of a grid. */
export function createTracer({ window, looks, eye, rangeBlocks, pixelAngle }: CreateTracerOptions): TraceRay {
  const { sections, size, lowest, highest } = window
  const entry: CellEntry = { x: 0, y: 0, z: 0, distance: 0, face: 1 }
  const options = { eye, pixelAngle }
  return (ray, sight) => {
    const { dx, dy, dz } = ray
    let [x, y, z] = [Math.floor(eye.x), Math.floor(eye.y), Math.floor(eye.z)]
    const [stepX, stepY, stepZ] = [dx < 0 ? -1 : 1, dy < 0 ? -1 : 1, dz < 0 ? -1 : 1]
    const [gapX, gapY, gapZ] = [Math.abs(1 / dx), Math.abs(1 / dy), Math.abs(1 / dz)]
    let nextX = (dx < 0 ? eye.x - x : x + 1 - eye.x) * gapX
    let nextY = (dy < 0 ? eye.y - y : y + 1 - eye.y) * gapY
    let nextZ = (dz < 0 ? eye.z - z : z + 1 - eye.z) * gapZ
    let [distance, face] = [0, 1]
    sight.isHit = false
    sight.wetFrom = -1
    sight.distance = rangeBlocks
    while (distance < rangeBlocks) {
      if ((dy >= 0 && y > highest) || (dy <= 0 && y < lowest)) return
      const index = (((y >> 4) - window.y) * size + ((z >> 4) - window.z)) * size + ((x >> 4) - window.x)
      const states = sections[index]
      const state = states === undefined ? 0 : (states[((y & 15) << 8) | ((z & 15) << 4) | (x & 15)] ?? 0)
      const look = state === 0 ? undefined : looks.get(state)
      if (look !== undefined) {
        entry.x = x
        entry.y = y
        entry.z = z
        entry.distance = distance
        entry.face = face
        if (meetBlock(look, { ray, entry, sight }, options)) return
      }
      if (nextX < nextY && nextX < nextZ) {
        x += stepX
        distance = nextX
        nextX += gapX
        face = dx > 0 ? 4 : 5
      } else if (nextY < nextZ) {
        y += stepY
        distance = nextY
        nextY += gapY
        face = dy > 0 ? 0 : 1
      } else {
        z += stepZ
        distance = nextZ
        nextZ += gapZ
        face = dz > 0 ? 2 : 3
      }
    }
  }
}
