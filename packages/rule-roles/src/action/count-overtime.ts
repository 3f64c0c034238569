import type { ActionRequest } from '@voyager-mc/core'

/** Makes what tells how many attempts of the rollout at hand ran out of the time of the world. */
export function countOvertime(): (request: ActionRequest) => number {
  let rollout = { name: '', count: 0 }
  return ({ task: { name }, previous }) => {
    if (previous === undefined || rollout.name !== name) rollout = { name, count: 0 }
    const outcome = previous?.step?.outcome
    if (outcome?.status === 'timed-out' && outcome.limit === 'wall') rollout.count += 1
    return rollout.count
  }
}
