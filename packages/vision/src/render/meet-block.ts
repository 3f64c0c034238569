import type { BlockLook, Box } from '../blocks/block-look.ts'
import type { Position } from '@voyager-mc/core'
import { paintFace } from './paint-face.ts'
import type { Ray, Sight } from './sight.ts'

/** A ray at the moment at which it enters a cell. */
export interface CellEntry {
  x: number
  y: number
  z: number
  /** Blocks from the eye; 0 for the cell of the eye itself. */
  distance: number
  /** Face through which the ray came. */
  face: number
}

export interface MeetBlockOptions {
  readonly eye: Position
  readonly pixelAngle: number
}

/** Blade of a plant: its left and right edge within the sixteenths of a leaf, and its height. */
const blades: readonly (readonly [number, number, number])[] = [
  [1, 2, 0.55],
  [3, 4, 0.8],
  [5.5, 6.5, 0.65],
  [8, 9, 0.85],
  [10, 11, 0.5],
  [12, 13, 0.75],
  [14.5, 15.5, 0.6],
]
// A pane of glass shows its frame, of this part of a block.
const frame = 0.07

/** Puts into the sight what a ray meets in the cell of a block that is not a plain cube; says whether it ends there. */
export function meetBlock(
  look: BlockLook,
  { ray, entry, sight }: { readonly ray: Ray; readonly entry: CellEntry; readonly sight: Sight },
  options: MeetBlockOptions,
): boolean {
  if (look.form === 'cube' || look.form === 'clear') return meetCube(look, { ray, entry, sight }, options)
  if (look.form === 'plant') return meetPlant(look, { ray, entry, sight }, options)
  if (look.form === 'boxes') return meetBoxes(look, { ray, entry, sight }, options)
  if (sight.wetFrom < 0) sight.wetFrom = Math.max(entry.distance, 0.01)
  return false
}

interface Meeting {
  readonly ray: Ray
  readonly entry: CellEntry
  readonly sight: Sight
}

function meetCube(
  look: BlockLook,
  { ray, entry, sight }: Meeting,
  { eye, pixelAngle }: MeetBlockOptions,
): boolean {
  const { distance, face } = entry
  if (distance <= 0) return false
  const x = eye.x + ray.dx * distance - entry.x
  const y = eye.y + ray.dy * distance - entry.y
  const z = eye.z + ray.dz * distance - entry.z
  const s = face > 3 ? z : x
  const t = face < 2 ? z : y
  if (look.form === 'clear' && Math.min(s, 1 - s, t, 1 - t) > frame) return false
  paintFace(sight, { colour: face === 1 ? look.top : look.side, face, s, t, distance }, pixelAngle)
  return true
}

function meetBoxes(
  look: BlockLook,
  { ray, entry, sight }: Meeting,
  { eye, pixelAngle }: MeetBlockOptions,
): boolean {
  let nearest = Infinity
  let [face, s, t] = [0, 0, 0]
  const origin = [eye.x - entry.x, eye.y - entry.y, eye.z - entry.z] as const
  const direction = [ray.dx, ray.dy, ray.dz] as const
  for (const box of look.boxes ?? []) {
    const met = meetBox(box, { origin, direction })
    if (met === undefined || met.distance >= nearest) continue
    nearest = met.distance
    face = met.face
    const [x, y, z] = origin.map((value, axis) => value + (direction[axis] ?? 0) * nearest)
    s = face > 3 ? (z ?? 0) : (x ?? 0)
    t = face < 2 ? (z ?? 0) : (y ?? 0)
  }
  if (nearest === Infinity) return false
  paintFace(sight, { colour: face === 1 ? look.top : look.side, face, s, t, distance: nearest }, pixelAngle)
  return true
}

type Vector = readonly [number, number, number]

/** Entry of a ray into a box, by its three pairs of planes; undefined when it passes by or begins inside. */
export function meetBox(
  box: Box,
  { origin, direction }: { readonly origin: Vector; readonly direction: Vector },
): { readonly distance: number; readonly face: number } | undefined {
  let [into, outOf, axis] = [0, Infinity, -1]
  for (let index = 0; index < 3; index += 1) {
    const inverse = 1 / (direction[index] ?? 0)
    const one = ((box[index] ?? 0) - (origin[index] ?? 0)) * inverse
    const other = ((box[index + 3] ?? 0) - (origin[index] ?? 0)) * inverse
    const near = Math.min(one, other)
    if (near > into) {
      into = near
      axis = index
    }
    outOf = Math.min(outOf, Math.max(one, other))
  }
  if (axis < 0 || into >= outOf) return undefined
  // Faces are numbered by y, z and x, the lower one first.
  const first = [4, 0, 2][axis] ?? 0
  return { distance: into, face: (direction[axis] ?? 0) > 0 ? first : first + 1 }
}

/** Two leaves that cross each other, with gaps between their blades. */
function meetPlant(
  look: BlockLook,
  { ray, entry, sight }: Meeting,
  { eye, pixelAngle }: MeetBlockOptions,
): boolean {
  const [x, y, z] = [eye.x - entry.x, eye.y - entry.y, eye.z - entry.z]
  let nearest = Infinity
  for (const sign of [-1, 1]) {
    // The planes x = z and x + z = 1.
    const along = ray.dx + sign * ray.dz
    const distance = ((sign > 0 ? 1 : 0) - x - sign * z) / along
    const [s, height] = [x + ray.dx * distance, y + ray.dy * distance]
    if (!(distance > 0) || distance >= nearest || s < 0 || s > 1 || height < 0) continue
    if (blades.some(([from, to, top]) => s * 16 >= from && s * 16 < to && height < top)) nearest = distance
  }
  if (nearest === Infinity) return false
  paintFace(sight, { colour: look.side, face: 1, s: 0.5, t: 0.5, distance: nearest }, pixelAngle)
  return true
}
