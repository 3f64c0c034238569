import type { SpendingLedger } from '@voyager-mc/voyager/journal'
import type { ToolTier } from './tool-tiers.ts'

/** Summary of a learning run, as plain data. */
export interface RunSummary {
  readonly attempts: number
  /** Tasks completed, repeats counted. */
  readonly tasksCompleted: number
  readonly tasksFailed: number
  /** Names of completed tasks, each once. */
  readonly completed: readonly string[]
  /** Names of the skills learned, in order. */
  readonly skills: readonly string[]
  /** Distinct items ever held. */
  readonly distinctItems: number
  /** A point for each attempt that brought new items: how many distinct ones there were then. */
  readonly itemsOverAttempts: readonly ItemsPoint[]
  /** Tiers that were reached, in order. */
  readonly tiers: readonly TierReached[]
  readonly deaths: number
  /** Uses of each operator power; empty for an honest run. */
  readonly operatorPowers: Readonly<Record<string, number>>
  /** Horizontal distance walked between observations, in blocks. */
  readonly distanceBlocks: number
  /** Part of the map that was seen from near. */
  readonly coverage: MapCoverage
  /** Names of the biomes seen, in order. */
  readonly biomes: readonly string[]
  /** Model calls by step, with their tokens where the provider counts them. */
  readonly models: Readonly<Record<string, ModelUse>>
  /** Model calls by role, task and skill, with their tokens and what they cost. */
  readonly spending: SpendingLedger
  /** Faults that were recovered from or ended a run, by event type. */
  readonly faults: Readonly<Record<string, number>>
  /** Running time, in milliseconds. */
  readonly elapsedMs: number
}

/** Where the agent has been; whole blocks. */
export interface MapCoverage {
  /** Columns of 16 by 16 blocks that its way went through, straight lines between observations assumed. */
  readonly chunks: number
  /** Sides of the smallest rectangle around the way. */
  readonly widthBlocks: number
  readonly depthBlocks: number
  /** Distance of the farthest place from the first. */
  readonly farthestBlocks: number
}

/** Number of distinct items held up to the end of an attempt. */
export interface ItemsPoint {
  readonly attempt: number
  readonly elapsedMs: number
  readonly items: number
}

/** When a tool tier was reached; times in milliseconds of running. */
export interface TierReached {
  readonly tier: ToolTier
  /** The attempt that first held the tool; 0 when the run began with it. */
  readonly attempt: number
  readonly elapsedMs: number
}

/** Calls of chat models and their tokens; uncounted calls add none. */
export interface ModelUse {
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
}
