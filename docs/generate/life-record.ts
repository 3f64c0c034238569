import { readFileSync } from 'node:fs'
import type { ItemCounts } from '@voyager-mc/core'
import type { AttemptStatus, TaskStatus } from '@voyager-mc/voyager/journal'
import type { Milestone } from '../../bench/milestones/milestone.ts'

/** One life from its first step to its last, as `data/dragon.ndjson` keeps it: its facts in the first line, then a task a line. */
export interface LifeRecord {
  readonly facts: LifeFacts
  readonly tasks: readonly LifeTask[]
}

/** Conditions of a life and its figures. */
export interface LifeFacts {
  readonly seed: number
  readonly version: string
  readonly sight: string
  readonly commit: string
  readonly difficulty: string
  /** Load of the machine while it was played, in words. */
  readonly load: string
  /** Way in which the seed was chosen, in words. */
  readonly choice: string
  readonly cpuSeconds: number
  readonly wallSeconds: number
  readonly worldMinutes: number
  readonly attempts: number
  readonly programs: number
  /** Programs that call a learned skill. */
  readonly callingPrograms: number
  readonly operatorCommands: number
  readonly skills: number
  /** Most blocks placed within one tick, and ticks in which it was more than one. */
  readonly placedAtOnce: { readonly most: number; readonly ticks: number }
  readonly milestones: Readonly<Partial<Record<Milestone, number>>>
  /** Items held for the first time, with their world minute. */
  readonly firsts: readonly (readonly [minute: number, item: string])[]
  /** Least health of each world minute. */
  readonly health: readonly number[]
  readonly end: string
}

/** A task, with its attempts. */
export interface LifeTask {
  /** World minute in which it began. */
  readonly minute: number
  readonly name: string
  readonly why?: string
  /** Absent for one that was in work when the life ended. */
  readonly status?: TaskStatus
  readonly reason?: string
  readonly attempts: readonly LifeAttempt[]
}

/** An attempt, with the words of the critic. */
export interface LifeAttempt {
  readonly minute: number
  readonly status: AttemptStatus
  /** Reason why there was no program or no verdict. */
  readonly problem?: string
  /** Absent when no program ran. */
  readonly step?: LifeStep
  readonly verdict?: string
  readonly feedback?: string
  /** Skill that it became, with its version. */
  readonly skill?: string
}

/** Things that happened while a program ran, and the state in which it left the bot. */
export interface LifeStep {
  readonly minutes: number
  readonly outcome: string
  /** First line of the error that ended it. */
  readonly error?: string
  readonly place: readonly [x: number, y: number, z: number]
  readonly dimension: string
  readonly health: number
  readonly food: number
  /** Items of which more were held at the end than at the beginning. */
  readonly gained: ItemCounts
  /** Items that were crafted, smelted, enchanted or brewed. */
  readonly made: ItemCounts
  readonly killed: ItemCounts
  /** Calls of primitives: how many succeeded, and how many failed. */
  readonly calls: Readonly<Record<string, readonly [succeeded: number, failed: number]>>
  readonly deaths?: readonly LifeDeath[]
  readonly arrivals?: readonly LifeArrival[]
  /** Everything that happened in the End, in order; absent elsewhere. */
  readonly moments?: readonly LifeMoment[]
}

export interface LifeArrival {
  readonly minute: number
  readonly dimension: string
}

export interface LifeDeath {
  readonly minute: number
  readonly cause: string
  readonly place: readonly [x: number, y: number, z: number]
  readonly dimension: string
  /** Items that it cost. */
  readonly lost: ItemCounts
  /** Kinds of them that were picked up within a quarter of an hour. */
  readonly pickedUp: readonly string[]
}

/** Parts of the result of a call; each primitive tells some of them. */
export interface LifeCallDetail {
  readonly target?: string
  readonly mob?: string
  readonly shots?: number
  readonly end?: string
  readonly eaten?: readonly string[]
  readonly item?: string
  readonly message?: string
}

/** One thing that happened in the End. */
export type LifeMoment =
  | {
      readonly minute: number
      readonly type: 'call'
      readonly primitive: string
      readonly status: 'succeeded' | 'failed'
      readonly detail: LifeCallDetail
      readonly place?: readonly [x: number, y: number, z: number]
    }
  | { readonly minute: number; readonly type: 'say'; readonly text: string }
  | { readonly minute: number; readonly type: 'harm'; readonly from: number; readonly to: number }
  | { readonly minute: number; readonly type: 'healing'; readonly from: number; readonly to: number }
  | { readonly minute: number; readonly type: 'kill'; readonly creature: string; readonly item?: string }
  | { readonly minute: number; readonly type: 'death'; readonly cause: string }
  | { readonly minute: number; readonly type: 'arrival'; readonly dimension: string }

/** Reads a kept life. */
export function readLife(file: string): LifeRecord {
  const [facts = '', ...tasks] = readFileSync(file, 'utf8').trim().split('\n')
  return {
    // Our own file, written by `keep-life.ts`.
    facts: JSON.parse(facts) as LifeFacts,
    tasks: tasks.map((line) => JSON.parse(line) as LifeTask),
  }
}

/** Lines of the file that keeps a life. */
export function linesOfLife({ facts, tasks }: LifeRecord): string {
  return [facts, ...tasks].map((line) => `${JSON.stringify(line)}\n`).join('')
}
