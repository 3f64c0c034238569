import type { Postcondition, SimpleGoal } from '../contract/postcondition.ts'
import type { Attempt, Finding } from './finding.ts'
import { checkState } from './finding.ts'
import { collectEvidence, type Evidence } from './evidence.ts'
import { checkBlock, checkBuilt, checkDeposited, checkPlaced } from './check-blocks.ts'
import { checkBrewed, checkEaten, checkEffect, checkEnchanted, checkSlept, checkWorn } from './check-body.ts'
import { checkKilled, checkNamed, checkRidden, checkTended } from './check-creatures.ts'
import { checkHeld } from './check-held.ts'
import { checkEntered, checkExplored, checkFound, checkReached } from './check-places.ts'

type GoalOf<Kind extends SimpleGoal['kind']> = Extract<SimpleGoal, { kind: Kind }>

/** The check of each kind of goal. */
const checks: {
  readonly [Kind in SimpleGoal['kind']]: (goal: GoalOf<Kind>, evidence: Evidence) => Finding
} = {
  held: checkHeld,
  worn: checkWorn,
  placed: checkPlaced,
  killed: checkKilled,
  tamed: checkTended,
  bred: checkTended,
  milked: checkTended,
  sheared: checkTended,
  ridden: checkRidden,
  named: checkNamed,
  reached: checkReached,
  biome: checkEntered,
  dimension: checkEntered,
  structure: checkEntered,
  found: checkFound,
  explored: checkExplored,
  effect: checkEffect,
  block: checkBlock,
  built: checkBuilt,
  slept: checkSlept,
  brewed: checkBrewed,
  enchanted: checkEnchanted,
  eaten: checkEaten,
  deposited: checkDeposited,
}

/** Decides from the world before and after an attempt, and from what happened in it, whether a goal was reached. */
export function checkPostcondition(goal: Postcondition, attempt: Attempt): Finding {
  if (goal.kind !== 'all') return checkSimple(goal, attempt)
  const findings = addUp(goal.goals).map((part) => checkSimple(part, attempt))
  const isReached = findings.every(({ status }) => status === 'achieved')
  return {
    status: isReached ? 'achieved' : 'missed',
    facts: findings.map(({ facts }) => facts).join(' '),
    left: findings.reduce((sum, { left }) => sum + left, 0),
  }
}

function checkSimple(goal: SimpleGoal, attempt: Attempt): Finding {
  const evidence = collectEvidence(attempt, goal)
  if (evidence.violation !== undefined) return checkState(false, evidence.violation)
  // The table's row has the kind of the goal it is looked up by, which the compiler cannot follow.
  const check = checks[goal.kind] as (goal: SimpleGoal, evidence: Evidence) => Finding
  return check(goal, evidence)
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
