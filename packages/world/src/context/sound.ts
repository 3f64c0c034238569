/** Sound that players near a place hear. */
export interface Sound {
  /** Its name without `minecraft:`, as `entity.pig.hurt`; names that a version lacks are silent. */
  readonly name: string
  /** Group by which clients set their volume. */
  readonly category: SoundCategory
  /** 1 is heard for 16 blocks, 4 for 64. */
  readonly volume?: number
  readonly pitch?: number
}

/** Groups of sounds in the order of their numbers on the wire. */
export const soundCategories = [
  'master',
  'music',
  'record',
  'weather',
  'block',
  'hostile',
  'neutral',
  'player',
  'ambient',
  'voice',
] as const

/** Group of a sound. */
export type SoundCategory = (typeof soundCategories)[number]
