import { faces, faceOffsets } from '../context/faces.ts'
import { offsetBy, type Place, type Position } from '../context/position.ts'
import type { LightField } from './light-field.ts'

/** Cell whose light is to be followed on. */
export interface LitCell {
  readonly place: Place
  readonly level: number
}

/** The ways in which light goes. */
export const lightSteps: readonly Position[] = faces.map((face) => faceOffsets[face])

/** Lets light run on from cells that are lit. */
export function spreadLight(field: LightField, queue: LitCell[]): void {
  for (let head = 0; head < queue.length; head += 1) {
    const cell = queue[head]
    if (!cell || cell.level <= 1) continue
    const { x, y, z, dimension } = cell.place
    for (const step of lightSteps) {
      const place = { x: x + step.x, y: y + step.y, z: z + step.z, dimension }
      const level = field.brighten(place, cell.level)
      if (level !== undefined) queue.push({ place, level })
    }
  }
}

/** Darkens what cells lit that are dark now; gives the cells that shine themselves or that others light. */
export function darken(field: LightField, queue: LitCell[]): readonly Place[] {
  const sources: Place[] = []
  for (let head = 0; head < queue.length; head += 1) {
    const cell = queue[head]
    if (!cell) continue
    for (const step of lightSteps) {
      const place = offsetBy(cell.place, step)
      const level = field.levelAt(place)
      if (level === 0) continue
      sources.push(place)
      if (level >= cell.level) continue
      field.write(place, 0)
      queue.push({ place, level })
    }
  }
  return sources
}
