import type { ItemCounts } from '@voyager-mc/core'

/** A block that must stand nearby while an item is made. */
export type Station = 'crafting_table' | 'furnace' | 'smithing_table' | 'brewing_stand' | 'enchanting_table'

interface WayFacts {
  /** The item one act gives. */
  readonly item: string
  /** Items per act on average; below 1 for rare drops. */
  readonly yields: number
  /** Items one act uses up. */
  readonly inputs: ItemCounts
  /** Any one of these is needed and kept, cheapest first; empty when bare hands do. */
  readonly tools: readonly string[]
  /** Absent when no station is needed. */
  readonly station?: Station
  /** Things that one act hands back besides the item, such as the buckets of a cake. */
  readonly returns?: ItemCounts
  /** Rough seconds of play for one act, without its inputs. */
  readonly effort: number
}

export interface CraftWay extends WayFacts {
  readonly type: 'craft'
}

export interface SmeltWay extends WayFacts {
  readonly type: 'smelt'
  readonly input: string
}

export interface MineWay extends WayFacts {
  readonly type: 'mine'
  /** Any of these blocks gives the item, most usual first. */
  readonly blocks: readonly string[]
  /** False when the block does not occur by itself, so that one must stand nearby. */
  readonly isNatural: boolean
  /** Enchantment that the tool must carry; absent where any tool does. */
  readonly enchantment?: 'silk_touch'
}

export interface KillWay extends WayFacts {
  readonly type: 'kill'
  readonly mob: string
}

export interface FishWay extends WayFacts {
  readonly type: 'fish'
}

export interface FarmWay extends WayFacts {
  readonly type: 'farm'
  readonly seed: string
  readonly crop: string
}

/** Uses an item on something in the world: a bucket on water, shears on a sheep. */
export interface UseWay extends WayFacts {
  readonly type: 'use'
  readonly on: string
}

export interface SmithWay extends WayFacts {
  readonly type: 'smith'
}

/** Piglins for gold; what comes back is chance. */
export interface BarterWay extends WayFacts {
  readonly type: 'barter'
}

export interface TradeWay extends WayFacts {
  readonly type: 'trade'
  readonly profession: string
}

/** Found in the chests of a structure. */
export interface LootWay extends WayFacts {
  readonly type: 'loot'
  readonly structure: string
}

/** Kinds of change to an item or a creature. */
export const deedTypes = ['enchant', 'brew', 'strip', 'wax', 'age', 'dye', 'breed', 'throw'] as const

/** A kind of change to an item or a creature. */
export type DeedType = (typeof deedTypes)[number]

/** Whether a way or a step of a plan is a change to an item or a creature. */
export function isDeed<Act extends { readonly type: string }>(
  act: Act,
): act is Extract<Act, { readonly type: DeedType }> {
  return (deedTypes as readonly string[]).includes(act.type) // A type that is no deed is not in the list.
}

/** Change of an item or a creature: at a station, to a block that was set down, to an animal, or by waiting. */
export interface DeedWay extends WayFacts {
  readonly type: DeedType
  /** The station, block or creature it is done with. */
  readonly on: string
}

/** One way an item can be had. */
export type Way =
  | CraftWay
  | SmeltWay
  | MineWay
  | KillWay
  | FishWay
  | FarmWay
  | UseWay
  | SmithWay
  | BarterWay
  | TradeWay
  | LootWay
  | DeedWay
