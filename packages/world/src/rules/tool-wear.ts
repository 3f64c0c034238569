import { toolTier } from './tool-tier.ts'

/** Work that a tool does. */
export type ToolUse = 'dig' | 'attack'

/** Use of a tool. */
export interface ToolWearOptions {
  readonly use: ToolUse
  /** The hardness of the dug block; blocks that break at once cost nothing. */
  readonly hardness?: number
}

/**
 * The durability points that one use costs a tool, before Unbreaking; 0 for items without durability.
 * Source: https://minecraft.wiki/w/Durability#Tool_durability
 */
export function toolWear(itemName: string, { use, hardness = 1 }: ToolWearOptions): number {
  const kind = toolTier(itemName)?.kind
  if (use === 'attack') {
    if (kind === 'sword' || itemName === 'trident') return 1
    return kind === undefined ? 0 : 2
  }
  if (hardness === 0) return 0
  if (itemName === 'shears' || itemName === 'trident') return itemName === 'shears' ? 1 : 2
  if (kind === undefined) return 0
  return kind === 'sword' ? 2 : 1
}
