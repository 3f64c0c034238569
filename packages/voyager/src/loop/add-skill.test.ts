import type { AddSkillOptions } from '@voyager-mc/core'
import { fakeEnvironment, makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { tasks } from '../stop-conditions/stop-conditions.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import { fakeSkillLibrary, type FakeSkillLibrary } from '../testing/fake-skill-library.ts'
import { instantClock } from '../testing/instant-clock.ts'
import { makeRoles } from '../testing/make-roles.ts'

/** A library that keeps what it was told beside the programs. */
function listeningLibrary(): FakeSkillLibrary & { readonly told: AddSkillOptions[] } {
  const library = fakeSkillLibrary()
  const told: AddSkillOptions[] = []
  return {
    ...library,
    told,
    add(program, task, { signal: _signal, ...options } = {}) {
      told.push(options)
      return library.add(program, task)
    },
  }
}

const environment = (): ReturnType<typeof fakeEnvironment> =>
  fakeEnvironment({
    observation: makeObservation({ biome: 'forest' }),
    onStep: () => makeStepResult({ observation: makeObservation({ inventory: { oak_log: 1 } }) }),
  })

test('a skill is told where it comes from and what the agent saw before the attempt', async () => {
  const skillLibrary = listeningLibrary()
  await createVoyager({
    ...makeRoles({ skillLibrary, environment: environment() }),
    clock: instantClock(),
    facts: { model: 'openai:gpt-4o', version: '1.19.4', seed: 7, host: 'example.org' },
  }).learn({ until: tasks(1) }).result
  expect(skillLibrary.told).toEqual([
    {
      start: makeObservation({ biome: 'forest' }),
      provenance: {
        run: '1970-01-01T00:00:00.000Z',
        model: 'openai:gpt-4o',
        version: '1.19.4',
        seed: 7,
        attempts: 1,
        ticks: 0,
      },
    },
  ])
})

test('the start is that of the attempt when the run was interrupted after it', async () => {
  const whole = memoryRunStore()
  await createVoyager({ ...makeRoles({ environment: environment() }), store: whole }).learn({
    until: tasks(1),
  }).result
  const records = await Array.fromAsync(whole.readJournal())
  const store = memoryRunStore()
  const end = records.findIndex(({ event }) => event.type === 'skill-add')
  for (const record of records.slice(0, end)) await store.append(record)
  const skillLibrary = listeningLibrary()
  await createVoyager({ ...makeRoles({ skillLibrary }), store }).learn({ until: tasks(1), resume: true })
    .result
  expect(skillLibrary.told[0]?.start).toEqual(makeObservation({ biome: 'forest' }))
})
