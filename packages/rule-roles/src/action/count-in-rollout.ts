import type { ActionRequest, StepResult } from '@voyager-mc/core'

type Count = (request: ActionRequest) => number

/** Ticks of an attempt that runs out of the time of the world, but for a minute. */
const fullAttemptTicks = 9 * 60 * 20

/** Makes what tells how many full attempts the rollout at hand has taken: one that ran out of time, or shorter ones together. */
export function countOvertime(): Count {
  const late = countInRollout(({ outcome }) =>
    Number(outcome.status === 'timed-out' && outcome.limit === 'wall'),
  )
  const spent = countInRollout(({ observation }) => observation.elapsedTicks)
  return (request) => {
    const times = late(request)
    const ticks = spent(request)
    return Math.max(times, Math.floor(ticks / fullAttemptTicks))
  }
}

/** Makes what tells in how many attempts of the rollout at hand the agent died. */
export function countDeaths(): Count {
  return countInRollout(({ events }) => Number(events.some(({ type }) => type === 'death')))
}

function countInRollout(countOf: (step: StepResult) => number): Count {
  let rollout = { name: '', count: 0 }
  return ({ task: { name }, previous }) => {
    if (previous === undefined || rollout.name !== name) rollout = { name, count: 0 }
    if (previous?.step !== undefined) rollout.count += countOf(previous.step)
    return rollout.count
  }
}
