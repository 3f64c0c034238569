import type { Random } from '@voyager-mc/core'
import { sectionNames } from './observation-sections.ts'
import { defaultWarmUpSchedule, type ScheduledSection, type WarmUpSchedule } from './warm-up-schedule.ts'

/** Context first, then the observation, then what was done: the order in which the curriculum's prompt shows them. */
const order: readonly ScheduledSection[] = ['context', ...sectionNames, 'completedTasks', 'failedTasks']

export interface SelectSectionsOptions {
  /** Tasks completed so far. */
  readonly progress: number
  readonly random: Random
  /** Probability that a part with a warm-up is shown once it is due, from 0 to 1. */
  readonly chance?: number
  readonly schedule?: WarmUpSchedule
}

export interface SelectedSections {
  readonly sections: readonly ScheduledSection[]
  /** False while the inventory is limited to the beginner's items. */
  readonly fullInventory: boolean
}

/** Chooses what the curriculum's prompt shows now; parts without a warm-up are always there and draw no number. */
export function selectSections({
  progress,
  random,
  chance = 0.8,
  schedule = defaultWarmUpSchedule,
}: SelectSectionsOptions): SelectedSections {
  const sections = order.filter((section) => {
    const warmUp = schedule[section]
    return warmUp === 0 || (progress >= warmUp && random() < chance)
  })
  return { sections, fullInventory: progress >= schedule.fullInventory }
}
