import { InvalidArgumentError } from '@voyager-mc/core'
import type { StopCondition } from './stop-condition.ts'

/** Ends a run once the agent has held the item, by its Minecraft name. */
export function unlocked(item: string): StopCondition {
  if (item.trim() === '')
    throw new InvalidArgumentError('unlocked', item, 'pass an item name such as iron_pickaxe.')
  return (progress) => (item in progress.items ? `${item} unlocked` : undefined)
}
