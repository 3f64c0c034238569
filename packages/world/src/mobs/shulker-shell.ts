import type { MetadataValue } from '../context/entity.ts'
import type { Face } from '../context/faces.ts'
import { faces } from '../context/faces.ts'
import type { Mob } from '../context/mob.ts'
import { blockPlace, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { playSound } from '../protocol/sound-packet.ts'

/** Gaps of a shulker's shell in hundredths: shut, to look out, and to shoot. */
export const shellGaps = { shut: 0, ajar: 30, wide: 100 } as const

// Purpur, as the game numbers a shulker that nobody dyed.
const plainColor = 16

/** Metadata of a closed shulker that sits on the block below a place. */
export function shellMetadata(place: Place): readonly (readonly [key: string, value: MetadataValue])[] {
  return [
    ...attachmentMetadata(place, 'down'),
    ['peek', { type: 'byte', value: shellGaps.shut }],
    ['color', { type: 'byte', value: plainColor }],
  ]
}

/** Metadata that tell to which side of its block a shulker holds; before 1.17 they name the block, too. */
export function attachmentMetadata(
  place: Place,
  face: Face,
): readonly (readonly [key: string, value: MetadataValue])[] {
  const { x, y, z } = blockPlace(place)
  return [
    ['attach_face', { type: 'direction', value: faces.indexOf(face) }],
    ['attach_pos', { type: 'optional_block_pos', value: { x, y, z } }],
  ]
}

/** Side on which the block is that a shulker holds to. */
export function attachedFace({ metadata }: Mob): Face {
  return faces[Number(metadata.get('attach_face')?.value ?? 0)] ?? 'down'
}

/** Opening of a shulker's shell, in hundredths. */
export function shellGap({ metadata }: Mob): number {
  return Number(metadata.get('peek')?.value ?? shellGaps.shut)
}

/** Opens or closes a shulker's shell. */
export function moveShell(world: WorldContext, mob: Mob, gap: number): void {
  if (shellGap(mob) === gap) return
  const deed = gap === shellGaps.shut ? 'close' : 'open'
  playSound(world, mob.position, { name: `entity.shulker.${deed}`, category: 'hostile' })
  world.entities.setMetadata(mob, 'peek', { type: 'byte', value: gap })
}
