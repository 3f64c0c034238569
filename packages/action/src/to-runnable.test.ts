import { makeObservation } from '@voyager-mc/core/testing'
import { AIMessage } from '@langchain/core/messages'
import { fakeModel } from '@langchain/core/testing'
import type { ActionRequest, Program } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { createActionAgent } from './create-action-agent.ts'
import { toRunnable } from './to-runnable.ts'

const request: ActionRequest = { task: { name: 'Mine 1 log' }, observation: makeObservation(), skills: [] }
const program: Program = { name: 'act', source: 'async function act(bot) {}' }
const failing = toRunnable({ generate: async () => Promise.reject(new Error('down')) })

test('is a runnable named action', async () => {
  const runnable = toRunnable({ generate: async () => program })
  expect(runnable.getName()).toBe('action')
  expect(await runnable.invoke(request)).toEqual(program)
})

test('writes a batch', async () => {
  const runnable = toRunnable({ generate: async ({ task }) => ({ ...program, name: task.name }) })
  const names = ['a', 'b'].map((name) => ({ ...request, task: { name } }))
  expect((await runnable.batch(names)).map(({ name }) => name)).toEqual(['a', 'b'])
})

test('tries again', async () => {
  let calls = 0
  const generate = async (): Promise<Program> => {
    calls += 1
    if (calls === 1) throw new Error('down')
    return program
  }
  expect(await toRunnable({ generate }).withRetry({ stopAfterAttempt: 2 }).invoke(request)).toEqual(program)
})

test('falls back to another agent', async () => {
  const runnable = failing.withFallbacks([toRunnable({ generate: async () => program })])
  expect(await runnable.invoke(request)).toEqual(program)
})

test('streams events with the call of its model inside', async () => {
  const model = fakeModel().respond(new AIMessage(`\`\`\`js\n${program.source}\n\`\`\``))
  const names: string[] = []
  const runnable = toRunnable(createActionAgent({ model, primitives: '' }))
  for await (const { event, name } of runnable.streamEvents(request, { version: 'v2' })) {
    if (event.endsWith('_start')) names.push(`${event} ${name}`)
  }
  expect(names).toEqual(['on_chain_start action', 'on_chat_model_start action'])
})
