import { fakeEnvironment, scriptedCritic, scriptedCurriculum } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import { makeRoles, refused } from '../testing/make-roles.ts'
import type { VoyagerRoles } from '../session/voyager-roles.ts'

const never = async (): Promise<never> => new Promise(() => undefined)

const hanging: readonly (readonly [string, Partial<VoyagerRoles>])[] = [
  ['curriculum', { curriculum: { ...scriptedCurriculum([{ name: 'a' }]), propose: never } }],
  ['action agent', { actionAgent: { generate: never } }],
  ['environment', { environment: { ...fakeEnvironment(), step: never } }],
  ['critic', { critic: { evaluate: never } }],
]

test.each(hanging)('ends at once although the %s ignores the signal', async (_name, roles) => {
  const store = memoryRunStore()
  const controller = new AbortController()
  const { result } = createVoyager({ ...makeRoles(roles), store }).learn({ signal: controller.signal })
  // Far more microtasks than the way to the first hanging call takes.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  controller.abort()
  const { reason, failed } = await result
  expect({ reason, failed, last: (await Array.fromAsync(store.readJournal())).at(-1)?.event.type }).toEqual({
    reason: 'aborted',
    failed: [],
    last: 'run-end',
  })
})

test('ends at once while it waits for a model', async () => {
  const controller = new AbortController()
  const run = createVoyager(makeRoles({ critic: scriptedCritic(refused) })).learn({
    signal: controller.signal,
  })
  for await (const event of run) {
    if (event.type === 'step-end') controller.abort()
  }
  expect((await run.result).reason).toBe('aborted')
})

test('does not begin with a signal that is already aborted', async () => {
  const environment = fakeEnvironment()
  const { result } = createVoyager(makeRoles({ environment })).learn({ signal: AbortSignal.abort() })
  await expect(result).rejects.toThrow()
  expect(environment.programs).toEqual([])
})
