import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { fakeEnvironment, makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { afterEach, expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { tasks } from '../stop-conditions/stop-conditions.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import type { LearnResult } from '../runs/learn-options.ts'
import { createChatModel } from './create-chat-model.ts'
import { createDefaultRoles } from './create-default-roles.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** An OpenAI-compatible endpoint that gives one answer to everything. */
async function serve(status: number, content: string): Promise<string> {
  const server = createServer((_request, response) => {
    const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }
    const message = { role: 'assistant', content }
    const body = {
      id: '1',
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
      usage,
    }
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(status === 200 ? body : { error: { message: 'quota', code: 'insufficient_quota' } }),
    )
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}/v1` : ''
}

async function learn(baseUrl: string, run = memoryRunStore()): Promise<LearnResult> {
  const model = await createChatModel({ name: 'scripted', baseUrl })
  const roles = await createDefaultRoles({
    version: '1.19.4',
    model,
    store: run,
    primitives: 'async function mineBlock(bot, name, count)',
  })
  const environment = fakeEnvironment({
    onStep: () =>
      makeStepResult({ observation: makeObservation({ inventory: { oak_log: 1 }, usedSlots: 1 }) }),
  })
  const recovery = { modelPatienceMs: 20, firstDelayMs: 1 }
  return createVoyager({ environment, ...roles, store: run, recovery }).learn({ until: tasks(1) }).result
}

test('learns with the answers of an OpenAI-compatible endpoint and counts their tokens', async () => {
  const program =
    '```javascript\nasync function mineWood(bot) {\n  await mineBlock(bot, "oak_log", 1)\n}\n```'
  const run = memoryRunStore()
  const { completed, skills } = await learn(await serve(200, program), run)
  const uses = (await Array.fromAsync(run.readJournal())).flatMap(({ event }) =>
    event.type === 'model-use' ? [event] : [],
  )
  expect({ completed, skills, uses }).toMatchObject({
    completed: ['Mine 1 wood log'],
    skills: ['mineWood'],
    uses: [
      { step: 'generate', inputTokens: 100, outputTokens: 20 },
      { step: 'add-skill', inputTokens: 100, outputTokens: 20 },
    ],
  })
})

test.each([401, 404, 429, 500])('stops without a failed task when the endpoint says %s', async (status) => {
  const { reason, failed, attempts } = await learn(await serve(status, ''))
  expect({ reason, failed, attempts }).toEqual({ reason: 'model-unavailable', failed: [], attempts: 0 })
})

test('waits and then stops without a failed task when nobody is there', async () => {
  const { reason, failed } = await learn('http://127.0.0.1:9/v1')
  expect({ reason, failed }).toEqual({ reason: 'model-unavailable', failed: [] })
})
