import { BaseChatModel } from '@langchain/core/language_models/chat_models'
import { AIMessage, type BaseMessage } from '@langchain/core/messages'
import type { ChatResult } from '@langchain/core/outputs'
import { createCritic } from '@voyager-mc/critic'
import { expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import type { LearnResult } from '../runs/learn-options.ts'
import { cost, modelCalls, tasks } from '../stop-conditions/stop-conditions.ts'
import type { JournalRecord } from '../events/journal-record.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import { makeRoles } from '../testing/make-roles.ts'
import { summarizeSpending, type SummarizeSpendingOptions } from './summarize-spending.ts'
import type { CreateVoyagerOptions } from '../runs/voyager-settings.ts'

const verdict = '{"reasoning": "", "success": true, "critique": ""}'
const usage = { input_tokens: 1000, output_tokens: 500, total_tokens: 1500 }
const counted = (): AIMessage => Object.assign(new AIMessage(verdict), { usage_metadata: usage })
const uncounted = (): AIMessage => new AIMessage(verdict)

/** Answers in order and obeys its signal, as every client of a provider does. */
class ObedientModel extends BaseChatModel {
  readonly #replies: AIMessage[]

  constructor(replies: readonly AIMessage[]) {
    super({})
    this.#replies = [...replies]
  }

  _llmType(): string {
    return 'obedient'
  }

  async _generate(_messages: BaseMessage[], { signal }: this['ParsedCallOptions']): Promise<ChatResult> {
    signal?.throwIfAborted()
    const message = this.#replies.shift() ?? uncounted()
    return { generations: [{ text: '', message }] }
  }
}

/** Roles without a model but for the critic, which answers with these messages. */
function withCritic(replies: readonly AIMessage[]): CreateVoyagerOptions {
  const critic = createCritic({ model: new ObedientModel(replies) })
  return { ...makeRoles(), critic, store: memoryRunStore() }
}

async function learn(options: CreateVoyagerOptions, count = 3): Promise<LearnResult> {
  return createVoyager(options).learn({ until: tasks(count) }).result
}

async function journalOf({ store }: CreateVoyagerOptions): Promise<readonly JournalRecord[]> {
  return store === undefined ? [] : Array.fromAsync(store.readJournal())
}

/** The ledger of a journal, as a report reads it. */
function spendingOf(
  journal: readonly JournalRecord[],
  options: SummarizeSpendingOptions = {},
): ReturnType<typeof summarizeSpending> {
  return summarizeSpending(
    journal.map(({ event }) => event),
    options,
  )
}

test('counts calls, tokens and money while a run goes on', async () => {
  const { state } = await learn(withCritic([counted(), counted()]), 2)
  expect(state).toMatchObject({ modelCalls: 2, tokens: 3000, costUsd: 0 })
})

test('enters calls by role, task and skill', async () => {
  const options = withCritic([counted(), counted()])
  await learn(options, 2)
  const spending = spendingOf(await journalOf(options))
  const both = { calls: 2, inputTokens: 2000, outputTokens: 1000, costUsd: 0 }
  expect(spending).toMatchObject({ total: both, byRole: { critic: both }, estimatedCalls: 0 })
  expect(spending.byTask).toEqual({ 'Mine 1 oak_log': both })
  expect(Object.values(spending.bySkill)).toEqual([both])
})

test('prices calls anew when a report asks for it', async () => {
  const options = withCritic([counted(), counted()])
  await learn(options, 2)
  const journal = await journalOf(options)
  const spending = spendingOf(journal, { prices: { '*': { input: 2, output: 8 } } })
  expect(spending.total.costUsd).toBeCloseTo(0.012, 6)
  expect(spending.unpricedCalls).toBe(0)
})

test('estimates what a provider does not count and says so', async () => {
  const options = withCritic([uncounted()])
  await learn(options, 1)
  const journal = await journalOf(options)
  const spending = spendingOf(journal)
  expect(spending.estimatedCalls).toBe(1)
  expect(spending.total.inputTokens).toBeGreaterThan(300)
  expect(spending.total.outputTokens).toBe(Math.ceil(verdict.length / 4))
})

test.each([
  [{ calls: 2 }, '2 of 2 calls were made'],
  [{ tokens: 2500 }, '3000 of 2500 tokens were used'],
])('makes no call beyond the budget %j and ends with everything saved', async (budget, what) => {
  const options = { ...withCritic([counted(), counted(), counted()]), budget }
  const { reason, detail, failed, state, error } = await learn(options)
  expect({ reason, detail, failed, error }).toEqual({
    reason: 'budget',
    detail: `The budget is spent: ${what}; raise it and resume.`,
    failed: [],
    error: undefined,
  })
  expect({
    done: state.tasks,
    calls: state.modelCalls,
    goesOnWith: state.current?.task.name,
  }).toMatchObject({
    done: 2,
    calls: 2,
    goesOnWith: expect.any(String),
  })
})

test('goes on with the task in work when the budget is raised', async () => {
  const options = withCritic([counted(), counted()])
  await learn({ ...options, budget: { calls: 1 } })
  const { result } = createVoyager({ ...options, budget: { calls: 9 } }).learn({
    until: tasks(2),
    resume: true,
  })
  expect(await result).toMatchObject({ reason: 'condition-met', failed: [] })
})

test.each([{ calls: -1 }, { tokens: Number.NaN }])('refuses the budget %j', (budget) => {
  expect(() => createVoyager({ ...makeRoles(), budget })).toThrow('pass a number of at least 0.')
})

test('has stop conditions that wait for the end of an attempt', () => {
  const progress = { modelCalls: 5, costUsd: 0.5 } as Parameters<ReturnType<typeof cost>>[0] // the parts looked at
  expect([modelCalls(5)(progress), modelCalls(6)(progress), cost(0.5)(progress), cost(1)(progress)]).toEqual([
    '5 model calls made',
    undefined,
    '0.5000 dollars spent',
    undefined,
  ])
})
