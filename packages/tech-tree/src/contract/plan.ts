import type { ItemCounts, Observation } from '@voyager-mc/core'
import type { DeedType, Station, Way } from './way.ts'

/** An item and how many of it; a bare name means one. */
export interface ItemTarget {
  readonly item: string
  /** Whole and positive; 1 when absent. */
  readonly count?: number
}

/** Knowledge of the surroundings; an `Observation` fits. */
export type Surroundings = Partial<
  Pick<Observation, 'nearbyBlocks' | 'nearbyEntities' | 'seenBlocks' | 'places' | 'dimension'>
>

/** Experience with a way: seconds per item without its inputs; undefined leaves the tech tree's own figure. */
export type EstimateEffort = (question: {
  readonly type: Way['type']
  readonly item: string
}) => number | undefined

interface StepWith {
  readonly item: string
  readonly count: number
  readonly acts: number
  readonly inputs: ItemCounts
  readonly returns?: ItemCounts
  readonly tool?: string
}

/** Gets items from something in the world. */
export interface FindStep extends StepWith {
  readonly type: 'fish' | 'farm' | 'use' | 'barter' | 'trade' | 'loot'
  /** The creature, fluid, crop, profession or structure it is done with. */
  readonly on: string
}

/** Changes an item or a creature. */
export interface DeedStep extends StepWith {
  readonly type: DeedType
  /** The station, block or creature it is done with. */
  readonly on: string
}

/** One thing to do, in the order of the plan. */
export type PlanStep =
  | {
      readonly type: 'mine'
      readonly item: string
      /** Items wanted. */
      readonly count: number
      /** Any of these blocks. */
      readonly blocks: readonly string[]
      /** Blocks to break on average. */
      readonly acts: number
      /** Absent when bare hands do. */
      readonly tool?: string
      /** Enchantment that the tool must carry, and what giving it uses up. */
      readonly enchantment?: 'silk_touch'
      readonly inputs?: ItemCounts
    }
  | {
      readonly type: 'craft' | 'smith'
      readonly item: string
      /** Items made. */
      readonly count: number
      /** Repetitions of the recipe. */
      readonly acts: number
      /** For all repetitions together. */
      readonly inputs: ItemCounts
      readonly returns?: ItemCounts
      readonly station?: Station
    }
  | {
      readonly type: 'smelt'
      readonly item: string
      readonly count: number
      readonly input: string
      readonly fuel: string
      readonly fuelCount: number
      readonly station: 'furnace'
    }
  | { readonly type: 'place'; readonly item: Station }
  | {
      readonly type: 'travel'
      readonly to: 'dimension' | 'biome' | 'structure'
      /** Name of the dimension, biome or structure. */
      readonly place: string
      /** Items that the journey uses up, such as the obsidian of a portal. */
      readonly inputs: ItemCounts
    }
  | {
      readonly type: 'kill'
      readonly item: string
      readonly count: number
      readonly mob: string
      /** Kills needed on average. */
      readonly acts: number
    }
  | FindStep
  | DeedStep

/** Ordered steps that end with the target held. */
export interface Plan {
  readonly status: 'planned'
  readonly target: Required<ItemTarget>
  /** Empty when the target is held already. */
  readonly steps: readonly PlanStep[]
  /** Rough seconds of play. */
  readonly effort: number
}

/** Why no plan or task can be made of a request. */
export interface Refusal {
  readonly status: 'refused'
  readonly reason:
    | 'unknown-item'
    | 'impossible'
    | 'invalid-quantity'
    | 'too-many'
    | 'empty-task'
    | 'unknown-verb'
    | 'unknown-thing'
    | 'not-understood'
    | 'compound'
  /** One sentence with the value and a remedy. */
  readonly message: string
  /** Names that were probably meant, best first. */
  readonly suggestions: readonly string[]
  /** The part of a phrase that was not understood; absent when that is not the reason. */
  readonly part?: string
  /** The nearest task that is possible, as a phrase; absent when none is near. */
  readonly nearest?: string
}

export type PlanResult = Plan | Refusal
