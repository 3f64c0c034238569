import { BaseChatModel } from '@langchain/core/language_models/chat_models'
import { AIMessage, type BaseMessage } from '@langchain/core/messages'
import type { ChatResult } from '@langchain/core/outputs'
import { createCritic } from '@voyager-mc/critic'
import { FakeEmbeddings } from '@langchain/core/utils/testing'
import { expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import type { ModelUseEvent } from '../events/model-use-event.ts'
import { tasks } from '../stop-conditions/stop-conditions.ts'
import { countEmbeddings } from '../models/count-embeddings.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import type { RunStore } from '../stores/run-store.ts'
import { instantClock } from '../testing/instant-clock.ts'
import { makeRoles } from '../testing/make-roles.ts'

class AskedModel extends BaseChatModel {
  readonly #answer: () => Promise<string>

  constructor(answer: () => Promise<string>) {
    super({})
    this.#answer = answer
  }

  _llmType(): string {
    return 'asked'
  }

  async _generate(_messages: BaseMessage[], options: this['ParsedCallOptions']): Promise<ChatResult> {
    // As the clients of providers do.
    options.signal?.throwIfAborted()
    const message = new AIMessage(await this.#answer())
    return { generations: [{ text: '', message }] }
  }
}

async function usesOf(store: RunStore): Promise<readonly ModelUseEvent[]> {
  const records = await Array.fromAsync(store.readJournal())
  return records.flatMap(({ event }) => (event.type === 'model-use' ? [event] : []))
}

test('a call that is under way when the run is stopped is in the ledger, before the end of the run', async () => {
  const store = memoryRunStore()
  const stop = new AbortController()
  const model = new AskedModel(async () => {
    setImmediate(() => stop.abort())
    return new Promise(() => undefined)
  })
  const voyager = createVoyager({ ...makeRoles(), critic: createCritic({ model }), store })
  const { reason, state } = await voyager.learn({ until: tasks(1), signal: stop.signal }).result
  expect({ reason, calls: state.modelCalls }).toEqual({ reason: 'aborted', calls: 1 })
  const [use] = await usesOf(store)
  expect(use).toMatchObject({ failure: 'aborted', isEstimated: true, outputTokens: 0 })
  expect(use?.inputTokens).toBeGreaterThan(100)
  const records = await Array.fromAsync(store.readJournal())
  expect(records.at(-1)?.event.type).toBe('run-end')
})

test('a call whose record is refused is kept with the next one, and nobody prints anything', async () => {
  const inner = memoryRunStore()
  let refusals = 0
  const store: RunStore = {
    ...inner,
    append: async (record) => {
      // As often as the run tries one record, so that it is given up.
      if (record.event.type === 'model-use' && refusals < 4) {
        refusals += 1
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
      }
      await inner.append(record)
    },
  }
  const verdict = '{"reasoning": "", "success": true, "critique": ""}'
  const critic = createCritic({ model: new AskedModel(async () => verdict) })
  const voyager = createVoyager({ ...makeRoles(), critic, store, clock: instantClock() })
  const { state } = await voyager.learn({ until: tasks(2) }).result
  expect(refusals).toBe(4)
  expect(state.modelCalls).toBe(2)
  expect(await usesOf(inner)).toHaveLength(2)
})

class PaidEmbeddings extends FakeEmbeddings {
  readonly model = 'text-embedding-3-small'
  isAway = false

  override async embedQuery(text: string): Promise<number[]> {
    if (this.isAway) throw Object.assign(new Error('Too many requests'), { status: 429 })
    return super.embedQuery(text)
  }
}

test('calls of embeddings are in the ledger, failed ones, too', async () => {
  const store = memoryRunStore()
  const embeddings = new PaidEmbeddings()
  const counted = countEmbeddings(embeddings)
  const roles = makeRoles()
  const curriculum = {
    ...roles.curriculum,
    propose: async (...request: Parameters<typeof roles.curriculum.propose>) => {
      await counted.embedQuery('x'.repeat(400))
      embeddings.isAway = true
      await counted.embedQuery('y').catch(() => undefined)
      await counted.embedDocuments(['z'.repeat(40), 'z'.repeat(40)])
      return roles.curriculum.propose(...request)
    },
  }
  const { state } = await createVoyager({ ...roles, curriculum, store }).learn({ until: tasks(1) }).result
  const about = { step: 'propose', role: 'embedding', model: 'text-embedding-3-small', isEstimated: true }
  expect(await usesOf(store)).toMatchObject([
    { ...about, inputTokens: 100, outputTokens: 0 },
    { ...about, inputTokens: 0, failure: 'rate-limit' },
    { ...about, inputTokens: 20 },
  ])
  expect(state.costUsd).toBeCloseTo((120 * 0.02) / 1_000_000, 12)
  expect([counted.constructor.name, counted.model]).toEqual(['PaidEmbeddings', 'text-embedding-3-small'])
})

test('embeddings outside of a run are counted by nobody', async () => {
  expect(await countEmbeddings(new PaidEmbeddings()).embedQuery('x')).toHaveLength(4)
})

test.each([
  ['calls', { calls: 1 }, 1],
  ['tokens', { tokens: 250 }, 3],
  ['dollars', { costUsd: (250 * 0.02) / 1_000_000 }, 3],
])(
  'parallel calls of embeddings reserve their share of a budget of %s before they begin',
  async (_name, budget, most) => {
    const store = memoryRunStore()
    let asked = 0
    class SlowEmbeddings extends FakeEmbeddings {
      readonly model = 'text-embedding-3-small'
      override async embedQuery(_text: string): Promise<number[]> {
        asked += 1
        await new Promise((resolve) => {
          setImmediate(resolve)
        })
        return [1]
      }
    }
    const counted = countEmbeddings(new SlowEmbeddings())
    const roles = makeRoles()
    const curriculum = {
      ...roles.curriculum,
      propose: async (...request: Parameters<typeof roles.curriculum.propose>) => {
        await Promise.all(Array.from({ length: 8 }, () => counted.embedQuery('x'.repeat(400))))
        return roles.curriculum.propose(...request)
      },
    }
    const { reason, state } = await createVoyager({ ...roles, curriculum, store, budget }).learn({
      until: tasks(1),
    }).result
    expect({ reason, asked, counted: state.modelCalls }).toEqual({
      reason: 'budget',
      asked: most,
      counted: most,
    })
  },
)

test('calls whose record is refused count for the budget at once', async () => {
  const inner = memoryRunStore()
  let refusals = 0
  const store: RunStore = {
    ...inner,
    append: async (record) => {
      if (record.event.type === 'model-use' && refusals < 8) {
        refusals += 1
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
      }
      await inner.append(record)
    },
  }
  let asked = 0
  const verdict = (): Promise<string> => {
    asked += 1
    return Promise.resolve('{"reasoning": "", "success": true, "critique": ""}')
  }
  const critic = createCritic({ model: new AskedModel(verdict) })
  const voyager = createVoyager({
    ...makeRoles(),
    critic,
    store,
    budget: { calls: 2 },
    clock: instantClock(),
  })
  const { reason, state } = await voyager.learn({ until: tasks(9) }).result
  expect({ reason, asked, counted: state.modelCalls }).toEqual({ reason: 'budget', asked: 2, counted: 2 })
})
