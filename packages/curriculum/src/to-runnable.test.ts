import { AIMessage } from '@langchain/core/messages'
import { fakeModel } from '@langchain/core/testing'
import type { Curriculum, Task } from '@voyager-mc/core'
import { makeObservation } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { createCurriculum } from './create-curriculum.ts'
import { toRunnable } from './to-runnable.ts'

const task: Task = { name: 'Mine 1 dirt' }
const proposing = (propose: Curriculum['propose']): Curriculum => ({
  propose,
  record: async () => undefined,
})
const failing = toRunnable(proposing(async () => Promise.reject(new Error('down'))))

test('is a runnable named curriculum', async () => {
  const runnable = toRunnable(proposing(async () => task))
  expect(runnable.getName()).toBe('curriculum')
  expect(await runnable.invoke(makeObservation())).toEqual(task)
})

test('proposes for a batch', async () => {
  const runnable = toRunnable(proposing(async ({ biome }) => ({ name: biome })))
  const places = ['plains', 'desert'].map((biome) => makeObservation({ biome }))
  expect(await runnable.batch(places)).toEqual([{ name: 'plains' }, { name: 'desert' }])
})

test('tries again', async () => {
  let calls = 0
  const runnable = toRunnable(
    proposing(async () => {
      calls += 1
      if (calls === 1) throw new Error('down')
      return task
    }),
  )
  expect(await runnable.withRetry({ stopAfterAttempt: 2 }).invoke(makeObservation())).toEqual(task)
})

test('falls back to another curriculum', async () => {
  const runnable = failing.withFallbacks([toRunnable(proposing(async () => task))])
  expect(await runnable.invoke(makeObservation())).toEqual(task)
})

test('streams events with the calls of its models inside', async () => {
  const model = fakeModel()
    .respond(new AIMessage('{"task": "Mine 1 dirt"}'))
    .respond(new AIMessage('Answer: dig.'))
  const curriculum = createCurriculum({ model, memory: { completed: ['Mine 1 wood log'], failed: [] } })
  const names: string[] = []
  for await (const { event, name } of toRunnable(curriculum).streamEvents(makeObservation(), {
    version: 'v2',
  })) {
    if (event.endsWith('_start')) names.push(`${event} ${name}`)
  }
  expect(names).toEqual([
    'on_chain_start curriculum',
    'on_chat_model_start curriculum',
    'on_chat_model_start curriculum-answer',
  ])
})
