import { equipmentSlot } from '../contract/equipment-slot.ts'
import type { GameData } from '../sources/load-game-data.ts'

/** Full set of armour that a phrase names. */
export interface ArmourSet {
  readonly material: string
  /** Its four pieces, from the head down. */
  readonly pieces: readonly string[]
  /** Words behind it, with the space before them. */
  readonly tail: string
}

/** Whether an item is worn on the body, not held in a hand. */
export function isWorn(name: string): boolean {
  const slot = equipmentSlot(name)
  return slot !== undefined && slot !== 'hand'
}

const materials: Readonly<Record<string, string>> = {
  leather: 'leather',
  chain: 'chainmail',
  chainmail: 'chainmail',
  iron: 'iron',
  gold: 'golden',
  golden: 'golden',
  diamond: 'diamond',
  netherite: 'netherite',
}

/** Reads a set such as `a full set of iron armor`; undefined when the phrase names none that the game has. */
export function readArmourSet(phrase: string, { items }: GameData): ArmourSet | undefined {
  const found =
    /^(?:a |an |the |your |one )?(?:full |complete |whole |entire )?(?:(?:set|suit) of )?(?:full )?(\w+)[ _]armor(?: set)?(?=\s|$)(.*)$/.exec(
      phrase,
    )
  const material = materials[found?.[1] ?? '']
  if (material === undefined) return undefined
  const pieces = ['helmet', 'chestplate', 'leggings', 'boots'].map((piece) => `${material}_${piece}`)
  return pieces.every((name) => items.has(name)) ? { material, pieces, tail: found?.[2] ?? '' } : undefined
}
