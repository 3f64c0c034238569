import type { PlannedTrial } from '@voyager-mc/evaluation'

/** A trial of one task, under the condition, as a test submits it. */
export function plannedTrial(condition: PlannedTrial['condition']): PlannedTrial {
  return {
    task: {
      id: 'logs',
      family: 'gather',
      text: 'Mine 1 oak_log',
      start: { seed: 'trial', inventory: {}, difficulty: 'normal', blocks: [], mobs: [], food: 20 },
      goal: { kind: 'held', items: ['oak_log'], count: 1, by: 'any' },
      budget: { worldMinutes: 1, attempts: 1 },
      tags: [],
    },
    condition,
    seed: 7,
    game: '1.19.4',
  }
}
