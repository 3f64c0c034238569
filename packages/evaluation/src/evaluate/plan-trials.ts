import { InvalidArgumentError } from '@voyager-mc/core'
import { createTechTree } from '@voyager-mc/tech-tree'
import { checkSuite } from '../suite/check-suite.ts'
import { SuiteError } from '../suite/suite-error.ts'
import type { Suite } from '../suite/suite-schema.ts'
import type { EvaluationCondition } from '../trials/trial-agent.ts'
import type { PlannedTrial } from './planned-trial.ts'

export interface PlanTrialsOptions {
  readonly suite: Suite
  readonly conditions: readonly EvaluationCondition[]
  /** One trial of each task and condition for each of them; conditions are paired by seed. */
  readonly seeds: readonly number[]
}

/** Lists the trials of an evaluation, as plain data that can be played anywhere; throws for a plan that can never work. */
export function planTrials({ suite, conditions, seeds }: PlanTrialsOptions): readonly PlannedTrial[] {
  checkSeeds(suite, seeds)
  const names = conditions.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined)
    throw new InvalidArgumentError('conditions', twice, 'give each condition a name of its own.')
  if (conditions.length === 0) throw new InvalidArgumentError('conditions', 'empty', 'pass at least one.')
  checkSuite(suite, { techTree: createTechTree(suite.game) })
  return suite.tasks.flatMap((task) =>
    conditions.flatMap((condition) => seeds.map((seed) => ({ task, condition, seed, game: suite.game }))),
  )
}

function checkSeeds(suite: Suite, seeds: readonly number[]): void {
  if (seeds.length === 0) {
    const message = `No seed was given for the suite ${suite.name}; pass at least one, such as seeds: [1].`
    throw new SuiteError('missing-seed', message, { place: 'seeds' })
  }
  const odd = seeds.find((seed, index) => !Number.isSafeInteger(seed) || seeds.indexOf(seed) !== index)
  if (odd !== undefined) throw new InvalidArgumentError('seeds', odd, 'use whole numbers, each once.')
}
