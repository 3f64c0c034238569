import { fakeEnvironment, makeObservation, makeStepResult, scriptedCritic } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { createVoyager } from '@voyager-mc/voyager'
import { attempts } from '@voyager-mc/voyager'
import { memoryRunStore } from '@voyager-mc/voyager'
import { makeRoles, passed, refused } from '@voyager-mc/voyager/testing'
import { checkVerdicts, type SecondCritic } from './check-verdicts.ts'

/** Holds a log after the second attempt and later ones; the run's critic passes the first and the second. */
async function journalOf(count: number) {
  const store = memoryRunStore()
  let step = 0
  const environment = fakeEnvironment({
    onStep: () => {
      step += 1
      return makeStepResult({
        observation: makeObservation({ inventory: step > 1 ? { oak_log: step } : {} }),
      })
    },
  })
  const critic = scriptedCritic((_request, call) => (call <= 2 ? passed : refused))
  await createVoyager({ ...makeRoles({ environment, critic }), store }).learn({ until: attempts(count) })
    .result
  return Array.fromAsync(store.readJournal())
}

const byLogs: SecondCritic = async ({ before, step }) =>
  (step.observation.inventory['oak_log'] ?? 0) > (before.inventory['oak_log'] ?? 0)

test('counts what passed although nothing was gained, and what was refused although it was', async () => {
  expect(await checkVerdicts(await journalOf(3), byLogs)).toEqual({
    compared: 3,
    falseSuccesses: 1,
    falseFailures: 1,
    falseSuccessRate: 0.5,
  })
})

test('leaves out what the second critic cannot tell', async () => {
  expect(await checkVerdicts(await journalOf(2), async () => undefined)).toEqual({
    compared: 0,
    falseSuccesses: 0,
    falseFailures: 0,
  })
})
