import type { Postcondition, SimpleGoal } from '../contract/postcondition.ts'
import type { Attempt, Finding } from './finding.ts'
import { checkState } from './finding.ts'
import { collectEvidence } from './evidence.ts'
import { goalKindOf } from './goal-kinds.ts'

/** Decides from the world before and after an attempt, and from what happened in it, whether a goal was reached. */
export function checkPostcondition(goal: Postcondition, attempt: Attempt): Finding {
  if (goal.kind !== 'all') return checkSimple(goal, attempt)
  const parts = addUp(goal.goals)
  const findings = parts.map((part, index) => checkSimple(part, attempt, parts.slice(index + 1)))
  const isReached = findings.every(({ status }) => status === 'achieved')
  return {
    status: isReached ? 'achieved' : 'missed',
    facts: findings.map(({ facts }) => facts).join(' '),
    left: findings.reduce((sum, { left }) => sum + left, 0),
  }
}

function checkSimple(goal: SimpleGoal, attempt: Attempt, later: readonly SimpleGoal[] = []): Finding {
  const evidence = collectEvidence(attempt, goal, later)
  if (evidence.violation !== undefined) return checkState(false, evidence.violation)
  return goalKindOf(goal).check(goal, evidence)
}

/** Goals that ask for the same things ask for both counts together, so that nothing is counted twice. */
function addUp(goals: readonly SimpleGoal[]): readonly SimpleGoal[] {
  return goals.map((goal, index) => {
    if (!('count' in goal)) return goal
    const earlier = goals.slice(0, index).filter((other) => isAlike(other, goal))
    return earlier.reduce<SimpleGoal>(
      (sum, other) => ('count' in sum && 'count' in other ? { ...sum, count: sum.count + other.count } : sum),
      goal,
    )
  })
}

function isAlike(a: SimpleGoal, b: SimpleGoal): boolean {
  if (a.kind !== b.kind || !('count' in a)) return false
  return thingsOf(a).some((thing) => thingsOf(b).includes(thing))
}

function thingsOf(goal: SimpleGoal): readonly string[] {
  if ('items' in goal) return goal.items
  return 'creatures' in goal ? goal.creatures : []
}
