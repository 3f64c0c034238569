import type { ItemCounts } from '@voyager-mc/core'
import type { EstimateEffort, ItemTarget, PlanResult, Refusal, Surroundings } from './plan.ts'
import type { CreatureFacts } from './creature-facts.ts'
import type { ParsedTask } from './parsed-task.ts'
import type { Postcondition } from './postcondition.ts'
import type { Way } from './way.ts'

/** Start of a plan. Plans with the same object share what was worked out about it; pass a new one when something changes. */
export interface PlanOptions {
  /** Items held; empty by default. */
  readonly inventory?: ItemCounts
  /** Things nearby; held and near things are preferred. */
  readonly world?: Surroundings
  /** Figures from experience; they take the place of the rough ones. */
  readonly estimate?: EstimateEffort
  /** Uses left of held tools, by name; a tool not listed counts as new. */
  readonly usesLeft?: ItemCounts
}

/** An item that the inventory now allows and that was never held. */
export interface Unlock {
  readonly item: string
  /** Rough seconds of play from what is held. */
  readonly effort: number
  /** Kind of the last step. */
  readonly way: Way['type']
}

/** Facts of a block that matter for getting it. */
export interface BlockFacts {
  readonly name: string
  /** Any one is needed for a drop; empty when bare hands do. */
  readonly tools: readonly string[]
  /** Its drops without enchantments, with the average count. */
  readonly drops: ItemCounts
  /** Height at which it is most common; absent when it is found on the surface. */
  readonly bestHeight?: number
}

/** A goal in words as data: its tasks in order, and the condition that proves it. */
export interface ParsedGoal {
  readonly status: 'parsed'
  readonly tasks: readonly ParsedTask[]
  readonly goal: Postcondition
}

/** Ways to have every item of one game version. */
export interface TechTree {
  readonly version: string
  /** Names of all items of the version. */
  readonly items: readonly string[]
  /** Ways to have the item, cheapest first; empty when there is none or the item is unknown. */
  ways(item: string): readonly Way[]
  /** Rough seconds of play for one from nothing; `Infinity` when impossible. */
  effort(item: string): number
  /** Ordered steps to the target, or the reason why there are none. Never throws on data. */
  plan(target: string | ItemTarget, options?: PlanOptions): PlanResult
  /** Raw things (mined, killed, fished …) still needed for the target; empty when craftable from what is held. */
  missingFor(target: string | ItemTarget, options?: PlanOptions): ItemCounts
  /** Items that can be made from what is held alone, stations included. */
  reachable(inventory: ItemCounts): readonly string[]
  /** New items within one more gathering trip, cheapest first. */
  nextUnlocks(
    inventory: ItemCounts,
    seen: Iterable<string>,
    options?: { readonly limit?: number },
  ): readonly Unlock[]
  /** The way to the item, in plain words. */
  why(item: string): string
  /** Undefined when the block is unknown. */
  block(name: string): BlockFacts | undefined
  /** Uses of a new tool; undefined for things that do not wear. */
  durability(item: string): number | undefined
  /** Largest number of the item in one slot; undefined when unknown. */
  stackSize(item: string): number | undefined
  /** Hunger points of a food; undefined for things one cannot eat. */
  foodPoints(item: string): number | undefined
  /** Where the item is worn or held; undefined when it is not equipment. */
  equipmentSlot(item: string): 'head' | 'torso' | 'legs' | 'feet' | 'hand' | 'offHand' | undefined
  /** Result of smelting the item; undefined when it cannot be smelted. */
  smeltingResult(item: string): string | undefined
  /** Average drops of a mob; undefined when there is no such mob. */
  mobDrops(mob: string): ItemCounts | undefined
  /** Deeds a creature allows: breeding, taming, milking, shearing, riding. */
  creature(name: string): CreatureFacts
  /** Reads a task phrase such as `Mine 3 iron_ore`; one that holds several is refused as `compound`. */
  parseTask(text: string): { readonly status: 'parsed'; readonly task: ParsedTask } | Refusal
  /** Reads a goal of one or more tasks such as `craft a sword and kill a cow, then sleep`. */
  parseGoal(text: string): ParsedGoal | Refusal
}
