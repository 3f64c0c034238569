import type { StepOptions } from '@voyager-mc/core'
import { fakeEnvironment } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { tasks } from '../stop-conditions/stop-conditions.ts'
import { instantClock } from '../testing/instant-clock.ts'
import { makeRoles } from '../testing/make-roles.ts'

/** Items that the environment was asked to keep. */
async function keptBy(
  countedItems: (() => Promise<readonly string[] | undefined>) | undefined,
): Promise<readonly string[] | undefined> {
  let kept: StepOptions['keeps']
  const environment = fakeEnvironment()
  const roles = makeRoles()
  const voyager = createVoyager({
    ...roles,
    actionAgent: { ...roles.actionAgent, ...(countedItems && { countedItems }) },
    environment: {
      ...environment,
      step(program, options = {}) {
        kept = options.keeps
        return environment.step(program, options)
      },
    },
    clock: instantClock(),
  })
  await voyager.learn({ until: tasks(1) }).result
  return kept
}

test('a step keeps what its task counts, as far as the agent says and can say', async () => {
  expect(await keptBy(async () => ['beef'])).toEqual(['beef'])
  expect(await keptBy(async () => undefined)).toBeUndefined()
  expect(await keptBy(undefined)).toBeUndefined()
  const broken = async (): Promise<never> => {
    throw new TypeError('no tree')
  }
  expect(await keptBy(broken)).toBeUndefined()
})
