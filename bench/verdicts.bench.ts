import { seededRandom, type Critic, type PartialCritic } from '@voyager-mc/core'
import { firstVerdict } from '@voyager-mc/critic'
import { postconditionCritic } from '@voyager-mc/rule-roles'
import { createTechTree } from '@voyager-mc/tech-tree'
import { verdictSituations, type Situation } from '@voyager-mc/tech-tree/testing'
import type { Benchmark, Row } from './benchmark.ts'
import { unclearSituations } from './verdicts/unclear-situations.ts'
import { faultyCritic } from './verdicts/faulty-critic.ts'

/** Rates of false verdicts of the scripted model critic. */
const errorRates = [0, 0.1, 0.3]

const targetFalseFailures = 0.02

/** False verdicts of critics, in one's favour and against one. */
export const benchmark: Benchmark = {
  question:
    'How many verdicts are false successes or false failures, by rules, by a faulty model, and by both?',
  async measure() {
    const techTree = createTechTree('1.19.4')
    const rules = postconditionCritic({ techTree })
    const clear = verdictSituations()
    const all = [...clear, ...unclearSituations()]
    const rows: Row[] = [await measureCritic('rules', rules, { situations: clear, isTarget: true })]
    for (const rate of errorRates) {
      const model = (): Critic => faultyCritic({ situations: all, rate, random: seededRandom(1) })
      const name = `model wrong in ${rate * 100} %`
      rows.push(await measureCritic(name, model(), { situations: all }))
      rows.push(await measureCritic(`rules, then ${name}`, firstVerdict(rules, model()), { situations: all }))
    }
    return rows
  },
}

async function measureCritic(
  critic: string,
  judge: Critic | (Critic & PartialCritic),
  {
    situations,
    isTarget = false,
  }: { readonly situations: readonly Situation[]; readonly isTarget?: boolean },
): Promise<Row> {
  let falseSuccesses = 0
  let falseFailures = 0
  for (const { task, before, events, after, isReached } of situations) {
    const step = { observation: after, events, outcome: { status: 'completed' } } as const
    const { success } = await judge.evaluate({ task: { name: task }, before, step })
    if (success && !isReached) falseSuccesses += 1
    if (!success && isReached) falseFailures += 1
  }
  const reached = situations.filter(({ isReached }) => isReached).length
  const isMet = falseSuccesses === 0 && falseFailures <= targetFalseFailures * reached
  return {
    critic,
    situations: situations.length,
    'false successes': falseSuccesses,
    'of unreached': situations.length - reached,
    'false failures': falseFailures,
    'of reached': reached,
    target: isTarget ? '0 and ≤ 2 %' : '',
    verdict: isTarget ? (isMet ? 'ok' : 'missed') : '',
  }
}
