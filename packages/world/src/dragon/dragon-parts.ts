import type { BodyPart } from '../context/entity.ts'
import type { Dragon } from './dragon-state.ts'

type Part = Pick<BodyPart, 'name' | 'width' | 'height'> & {
  /** Blocks before the dragon's place, in the way it looks. */
  readonly ahead: number
  /** Blocks to its right. */
  readonly aside: number
  readonly up: number
}

const wing = { name: 'wing', ahead: 0, up: 2, width: 4, height: 2 } as const
const tail = { name: 'tail', aside: 0, up: 1.5, width: 2, height: 2 } as const

// https://minecraft.wiki/w/Ender_Dragon: the parts of which its hitbox is made, as they lie in level flight. Of two that
// hold the same point the first one is hit.
const parts: readonly Part[] = [
  { name: 'head', ahead: 6.5, aside: 0, up: 0, width: 1, height: 1 },
  { name: 'neck', ahead: 5.5, aside: 0, up: 0, width: 3, height: 3 },
  { name: 'body', ahead: 0.5, aside: 0, up: 0, width: 5, height: 3 },
  { ...wing, aside: -4.5 },
  { ...wing, aside: 4.5 },
  { ...tail, ahead: -3.5 },
  { ...tail, ahead: -5.5 },
  { ...tail, ahead: -7.5 },
]

// Blocks by which head and neck hang lower on the perch.
const loweredBlocks = 1

/** Gives the parts of a dragon that are hit and that hurt, where they are now. */
export function dragonParts(
  { position, yaw }: Pick<Dragon, 'position' | 'yaw'>,
  { isPerched }: { readonly isPerched: boolean },
): readonly BodyPart[] {
  const angle = (yaw * Math.PI) / 180
  // The model looks backwards.
  const facing = { x: Math.sin(angle), z: -Math.cos(angle) }
  return parts.map(({ name, ahead, aside, up, width, height }) => {
    const isLowered = isPerched && (name === 'head' || name === 'neck')
    return {
      name,
      width,
      height,
      position: {
        x: position.x + facing.x * ahead - facing.z * aside,
        y: position.y + up - (isLowered ? loweredBlocks : 0),
        z: position.z + facing.z * ahead + facing.x * aside,
      },
    }
  })
}
