import type { Bot } from 'mineflayer'

// Number of mining fatigue, the same in every version, and the strength from which a block takes minutes.
const fatigueId = 4
const exhausting = 2

/** Whether mining fatigue slows the arms so much that digging takes minutes a block, as near an elder guardian. */
export function isTired({ entity }: Bot): boolean {
  return Object.values(entity.effects ?? {}).some(
    ({ id, amplifier }) => id === fatigueId && amplifier >= exhausting,
  )
}
