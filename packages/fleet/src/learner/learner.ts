import type { PlaceStore } from '@voyager-mc/core'
import type { SkillStore } from '@voyager-mc/skill-library'
import type { RunStore } from '@voyager-mc/voyager'
import type { KeptWorld } from '@voyager-mc/world'
import type { FleetDatabase } from '../database/fleet-database.ts'
import type { JsonValue } from '../queue/fleet-run.ts'
import type { RunSpec } from '../queue/run-spec.ts'

/** The world of a run, for `openGame`: what is committed is kept with the record that ends the step, or not at all. */
export interface RunWorld {
  load(): Promise<KeptWorld | undefined>
  commit(changes: KeptWorld): Promise<void>
}

/** A run that a learner is to begin or to go on with, and everything of it that the database keeps. */
export interface LearnerWork {
  readonly run: string
  readonly spec: RunSpec
  /** False for a run without a record. */
  readonly isResumed: boolean
  readonly runStore: RunStore
  readonly world: RunWorld
  /** Places that the agent remembers, kept as the world is. */
  readonly places: PlaceStore
  /** The fleet's shared library. */
  readonly skillStore: SkillStore
  readonly database: FleetDatabase
  /** Aborted when the run is cancelled, or goes on elsewhere; the learner then ends within ten seconds. */
  readonly signal: AbortSignal
  /** Tells how far the run is; it is written once a second at most. */
  readonly onProgress: (progress: JsonValue) => void
  /** Tells a person who looks after the worker a line, such as the code of a sign-in; it stands in the worker's log. */
  readonly onNotice: (text: string) => void
}

/**
 * A module that plays runs exports this as `learn`. What it returns is the run's result. An error that it throws is told,
 * and the run is tried again later; `InvalidArgumentError` ends it, because a second try would find the same mistake.
 */
export type Learn = (work: LearnerWork) => Promise<JsonValue>
