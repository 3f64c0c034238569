import type { ActionRequest, StepResult } from '@voyager-mc/core'

type Count = (request: ActionRequest) => number

/** Makes what tells how many attempts of the rollout at hand ran out of the time of the world. */
export function countOvertime(): Count {
  return countInRollout(({ outcome }) => outcome.status === 'timed-out' && outcome.limit === 'wall')
}

/** Makes what tells in how many attempts of the rollout at hand the agent died. */
export function countDeaths(): Count {
  return countInRollout(({ events }) => events.some(({ type }) => type === 'death'))
}

function countInRollout(counts: (step: StepResult) => boolean): Count {
  let rollout = { name: '', count: 0 }
  return ({ task: { name }, previous }) => {
    if (previous === undefined || rollout.name !== name) rollout = { name, count: 0 }
    if (previous?.step !== undefined && counts(previous.step)) rollout.count += 1
    return rollout.count
  }
}
