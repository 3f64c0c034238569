import type { VoyagerEvent } from '@voyager-mc/voyager'
import { milestones, reachedIn, type Milestone } from './milestone.ts'

const ticksPerMinute = 1200
const keptFailures = 8

/** Milestones of a life, and what failed last. */
export interface MilestoneCount {
  readonly take: (event: VoyagerEvent) => void
  /** Whether nothing is left to reach. */
  isDone(): boolean
  result(): MilestoneResult
}

export interface MilestoneResult {
  /** World minutes after which each was reached; absent are those that were not. */
  readonly milestones: Readonly<Partial<Record<Milestone, number>>>
  /** The tasks that failed last, each with the reason it gave. */
  readonly lastFailures: readonly string[]
}

/** Counts milestones by the clock of the world, up to so many minutes. */
export function countMilestones({ minutes }: { readonly minutes: number }): MilestoneCount {
  const reached = new Map<Milestone, number>()
  let failures: string[] = []
  let ticks = 0
  return {
    take(event) {
      if (event.type === 'step-end') {
        for (const { milestone, tick } of reachedIn(event.step)) {
          const minute = (ticks + tick) / ticksPerMinute
          if (minute <= minutes && !reached.has(milestone)) reached.set(milestone, minute)
        }
        ticks += event.step.observation.elapsedTicks
      }
      if (event.type === 'task-end' && event.status !== 'completed')
        failures = [...failures, `${event.task.name}: ${event.reason ?? 'no reason'}`].slice(-keptFailures)
    },
    isDone: () => milestones.every((milestone) => reached.has(milestone)),
    result: () => ({ milestones: Object.fromEntries(reached), lastFailures: failures }),
  }
}
