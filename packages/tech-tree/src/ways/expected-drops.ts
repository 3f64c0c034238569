import { averageDrop } from '../sources/average-drops.ts'
import type { GameDrop } from '../sources/load-game-data.ts'

/** Average items per block or kill without enchantments, by item; things that need silk touch are left out. */
export function expectedDrops(source: string, drops: readonly GameDrop[]): Readonly<Record<string, number>> {
  const expected: Record<string, number> = {}
  for (const drop of drops) {
    if (drop.silkTouch === true) continue
    const average = averageDrop(source, drop.item) ?? ownAverage(drop)
    if (average > 0) expected[drop.item] = Math.max(expected[drop.item] ?? 0, average)
  }
  return expected
}

function ownAverage({ dropChance, stackSizeRange, noSilkTouch }: GameDrop): number {
  const [least, most] = stackSizeRange
  // The data halves the chance where a silk touch drop is listed beside the plain one.
  return (noSilkTouch === true ? 1 : dropChance) * Math.max(least ?? most ?? 1, 1)
}
