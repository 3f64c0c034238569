import type { Position } from '@voyager-mc/core'

/** Sums over the records that a compaction removed. */
export interface CompactedHistory {
  /** Number of records there were. */
  readonly records: number
  /** Time stamp of the first of them, in milliseconds since the epoch. */
  readonly beganAtMs: number
  /** Number of records by type. */
  readonly events: Readonly<Record<string, number>>
  /** Tasks of the learning by name: how often they ended how, and after how many attempts in all. */
  readonly tasks: Readonly<Record<string, CompactedTask>>
  /** Calls of chat models by the name of the call, such as `action`. */
  readonly models: Readonly<Record<string, CompactedCalls>>
  /** The same calls by the step of the loop that made them; absent in compactions of older versions. */
  readonly steps?: Readonly<Record<string, CompactedCalls>>
  /** Things seen of the world while learning; absent in compactions of older versions. */
  readonly journey?: CompactedJourney
}

/** Ways of the agent while it learned. */
export interface CompactedJourney {
  readonly distanceBlocks: number
  /** Place at which the last of the removed records saw the agent; absent when none did. */
  readonly lastPosition?: Position
  /** In the order they were first seen. */
  readonly biomes: readonly string[]
  /** Uses of powers that a survival player lacks, by name. */
  readonly operatorPowers: Readonly<Record<string, number>>
}

/** All rollouts of one task together. */
export interface CompactedTask {
  readonly completed: number
  readonly failed: number
  readonly attempts: number
}

/** Calls of one kind together. */
export interface CompactedCalls {
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
  readonly costUsd: number
}
