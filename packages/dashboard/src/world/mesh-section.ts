import type { BlockLook, Box } from '@voyager-mc/vision/watch'
import { addPlant, addQuad, emptyMesh, type Mesh } from './mesh.ts'
import { facesOf, type Face } from './faces.ts'
import { keyOfSection, stateAt, type WorldState } from './world-state.ts'

/** Faces of a section's blocks: those that can be seen, as far as its neighbours are known. */
export interface SectionMesh {
  readonly solid: Mesh
  readonly water: Mesh
}

const whole: Box = [0, 0, 0, 1, 1, 1]
const waterBox: Box = [0, 0, 0, 1, 0.9, 1]

/** Finds the faces of one section, placed by its own coordinates. */
export function meshSection(
  world: WorldState,
  [cx, cy, cz]: readonly [x: number, y: number, z: number],
): SectionMesh {
  const made = { solid: emptyMesh(), water: emptyMesh() }
  const own = world.sections.get(keyOfSection(world.dimension, cx, cy, cz))
  if (own === undefined) return made
  const { looks } = world
  const lookAt = (x: number, y: number, z: number): BlockLook | 'unknown' | undefined => {
    const isInside = x >> 4 === cx && y >> 4 === cy && z >> 4 === cz
    const state = isInside ? own[((y & 15) << 8) | ((z & 15) << 4) | (x & 15)] : stateAt(world, x, y, z)
    return state === undefined ? 'unknown' : looks.get(state)
  }
  for (let index = 0; index < 4096; index += 1) {
    const state = own[index]
    const look = state === undefined ? undefined : looks.get(state)
    if (look === undefined) continue
    const at = [cx * 16 + (index & 15), cy * 16 + (index >> 8), cz * 16 + ((index >> 4) & 15)] as const
    meshBlock(made, { look, at, lookAt })
  }
  return made
}

interface BlockToMesh {
  readonly look: BlockLook
  readonly at: readonly [number, number, number]
  readonly lookAt: (x: number, y: number, z: number) => BlockLook | 'unknown' | undefined
}

function meshBlock({ solid, water }: SectionMesh, { look, at, lookAt }: BlockToMesh): void {
  if (look.form === 'plant') return addPlant(solid, { at, colour: look.side })
  const boxes = look.form === 'boxes' ? (look.boxes ?? []) : [look.form === 'water' ? waterBox : whole]
  const mesh = look.form === 'water' || look.form === 'clear' ? water : solid
  for (const box of boxes)
    for (const face of facesOf(box))
      if (!isHidden(face, { look, at, lookAt })) addQuad(mesh, { face, at, colour: colourOf(face, look) })
}

function colourOf({ step }: Face, { side, top }: BlockLook): number {
  return step[1] === 1 ? top : side
}

/** Whether a face lies at the edge of its cell against something that covers it. */
function isHidden({ isFlush, step }: Face, { look, at: [x, y, z], lookAt }: BlockToMesh): boolean {
  if (!isFlush && look.form !== 'water') return false
  const other = lookAt(x + step[0], y + step[1], z + step[2])
  if (other === undefined) return false
  // What was not told yet is not looked into; it would be all walls.
  if (other === 'unknown') return true
  return other.form === 'cube' || (other.form === look.form && look.form !== 'boxes')
}
