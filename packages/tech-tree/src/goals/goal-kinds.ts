import { formatPosition, type Position } from '@voyager-mc/core'
import type { EnteredGoal, SimpleGoal, TendedGoal } from '../contract/postcondition.ts'
import { anyOf } from './any-of.ts'
import { checkBlock, checkBuilt, checkPlaced } from './check-blocks.ts'
import { checkDeposited } from './check-deposits.ts'
import { checkBrewed, checkEaten, checkEffect, checkEnchanted, checkSlept, checkWorn } from './check-body.ts'
import { checkKilled, checkNamed, checkRidden, checkTended } from './check-creatures.ts'
import { checkHeld } from './check-held.ts'
import { checkEntered, checkExplored, checkFound, checkReached } from './check-places.ts'
import type { Evidence } from './evidence.ts'
import type { Finding } from './finding.ts'
import { placeOf } from './place-of.ts'
import { stateHeld } from './state-held.ts'

type GoalOf<Kind extends SimpleGoal['kind']> = Extract<SimpleGoal, { kind: Kind }>

/** Row of the table of goal kinds. */
export interface GoalKindRow<Goal extends SimpleGoal> {
  /** States the goal as a condition in the world, without a full stop. */
  readonly state: (goal: Goal) => string
  /** Decides by the evidence whether it was reached. */
  readonly check: (goal: Goal, evidence: Evidence) => Finding
}

const tended: GoalKindRow<TendedGoal> = {
  state: (goal) =>
    `The agent itself ${goal.kind} ${goal.count} ${anyOf(goal.creatures)}${goal.with ? ` with ${anyOf(goal.with)}` : ''}`,
  check: checkTended,
}

const bred: GoalKindRow<TendedGoal> = {
  state: ({ count, creatures, with: foods }) =>
    `${count} young ${anyOf(creatures)} were born of those that the agent fed${foods ? ` with ${anyOf(foods)}` : ''}`,
  check: checkTended,
}

const entered: GoalKindRow<EnteredGoal> = {
  state: (goal) => `The agent came into the ${goal.kind} ${anyOf(goal.names)} and still is there`,
  check: checkEntered,
}

/** The table of goal kinds: how each is stated and checked. */
export const goalKinds: {
  readonly [Kind in SimpleGoal['kind']]: GoalKindRow<GoalOf<Kind>>
} = {
  held: { state: stateHeld, check: checkHeld },
  worn: {
    state: (goal) => `The agent wears or holds ${goal.sets.map(anyOf).join(' and ')}`,
    check: checkWorn,
  },
  placed: {
    state: (goal) =>
      `${goal.count} ${anyOf(goal.items)} set down by the agent still stand${atPlace(goal.position)}`,
    check: checkPlaced,
  },
  killed: {
    state: (goal) =>
      `The agent itself killed ${goal.count} ${anyOf(goal.creatures)}${goal.with ? ` with ${anyOf(goal.with)}` : ''}`,
    check: checkKilled,
  },
  tamed: tended,
  bred,
  milked: tended,
  sheared: tended,
  brewed: {
    state: (goal) =>
      `The agent brewed ${goal.count} potions of ${anyOf(goal.potions)} and still carries them`,
    check: checkBrewed,
  },
  ridden: { state: (goal) => `The agent sits on ${anyOf(goal.creatures)}`, check: checkRidden },
  named: {
    state: (goal) => `${anyOf(goal.things)} bears the name ${JSON.stringify(goal.name)}, given by the agent`,
    check: checkNamed,
  },
  reached: {
    state: (goal) =>
      `The agent stands within ${goal.withinBlocks} blocks of ${placeOf(goal)} and walked there`,
    check: checkReached,
  },
  biome: entered,
  dimension: entered,
  structure: entered,
  found: {
    state: (goal) => `The agent came to see a ${goal.what} it had not seen: ${anyOf(goal.names)}`,
    check: checkFound,
  },
  explored: {
    state: (goal) => `The agent ended ${goal.distanceBlocks} blocks or more from where it began`,
    check: checkExplored,
  },
  effect: {
    state: (goal) => `The agent came under the effect ${anyOf(goal.effects)} and still is`,
    check: checkEffect,
  },
  block: {
    state: (goal) => `The block at ${formatPosition(goal.position)} is ${anyOf(goal.blocks)}`,
    check: checkBlock,
  },
  built: { state: (goal) => `The agent built a ${goal.structure} that stands`, check: checkBuilt },
  slept: { state: () => 'The agent slept in a bed until morning', check: checkSlept },
  enchanted: {
    state(goal) {
      const level = goal.level === undefined ? '' : ` ${goal.level} or higher`
      return `The agent holds ${anyOf(goal.items)}, newly enchanted${goal.enchantment ? ` with ${goal.enchantment}${level}` : ''}`
    },
    check: checkEnchanted,
  },
  eaten: {
    state: (goal) =>
      `The agent ate or drank ${goal.count} ${goal.items.length === 0 ? 'of any food' : anyOf(goal.items)}${goal.hunger === undefined ? '' : ` and its hunger stood at ${goal.hunger} or more`}`,
    check: checkEaten,
  },
  deposited: {
    state: (goal) =>
      goal.items.length === 0
        ? 'The agent put things into a chest until few slots were in use'
        : `The agent put ${goal.count} ${anyOf(goal.items)} into a chest${atPlace(goal.position)}`,
    check: checkDeposited,
  },
}

/** The row of a goal. */
export function goalKindOf(goal: SimpleGoal): GoalKindRow<SimpleGoal> {
  // The row has the kind of the goal it is looked up by, which the compiler cannot follow.
  return goalKinds[goal.kind] as GoalKindRow<SimpleGoal>
}

function atPlace(position: Position | undefined): string {
  return position === undefined ? '' : ` at ${formatPosition(position)}`
}
