import type { Circumstances, Postcondition } from '../contract/postcondition.ts'
import { goalKindOf } from './goal-kinds.ts'

/** States a goal as a condition in the world, in one sentence. */
export function describePostcondition(goal: Postcondition): string {
  if (goal.kind === 'all') return goal.goals.map(describePostcondition).join(' ')
  return `${goalKindOf(goal).state(goal)}${stateCircumstances(goal)}.`
}

function stateCircumstances({ dimension, before, without }: Circumstances): string {
  const parts = [
    ...(dimension === undefined ? [] : [`in ${dimension}`]),
    ...(before === undefined ? [] : [`before ${before}`]),
    ...(without === undefined ? [] : [without === 'dying' ? 'without dying' : 'without being hurt']),
  ]
  return parts.length === 0 ? '' : `, ${parts.join(', ')}`
}
