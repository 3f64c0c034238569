import { Document } from '@langchain/core/documents'
import { AIMessage } from '@langchain/core/messages'
import { fakeModel } from '@langchain/core/testing'
import { ModelUnavailableError } from '@voyager-mc/core'
import { describe, expect, test } from 'vitest'
import { contextQuestion } from './context-question.ts'
import { createQuestionAnswerer } from './create-question-answerer.ts'
import { createQuestionCache } from './question-cache.ts'
import type { QuestionVectors } from './question-vectors.ts'

describe('the question about a task', () => {
  test.each([
    ['Mine 3 iron_ore', 'How to mine 3 iron ore in Minecraft?'],
    ['Mine 3 iron ores', 'How to mine 3 iron ores in Minecraft?'],
    ['Mine 1 wood log', 'How to mine 1 wood log in Minecraft?'],
    ['Eat 1 oreo', 'How to eat 1 oreo in Minecraft?'],
    ['Equip iron_sword.', 'How to equip iron sword in Minecraft?'],
  ])('of %s', (task, question) => {
    expect(contextQuestion(task)).toBe(question)
  })
})

describe('the cache', () => {
  const embeddings = {
    calls: 0,
    async embedQuery() {
      return [0]
    },
    async embedDocuments(texts: string[]) {
      this.calls += 1
      return texts.map((text) => (text.includes('wool') ? [1, text.length / 1000] : [0, 1]))
    },
  }

  test('finds the same wording without embeddings', async () => {
    const cache = createQuestionCache({ entries: { 'What drops wool?': 'Sheep.' } })
    expect(await cache.findSimilar('What drops wool?')).toBe('Sheep.')
    expect(await cache.findSimilar('Which mob drops wool?')).toBeUndefined()
  })

  test('finds the same meaning with embeddings', async () => {
    const cache = createQuestionCache({ entries: { 'What drops wool?': 'Sheep.' }, embeddings })
    expect(await cache.findSimilar('Which mob drops wool?')).toBe('Sheep.')
    expect(await cache.findSimilar('Where is coal?')).toBeUndefined()
  })

  test('needs a similarity above the limit', async () => {
    const cache = createQuestionCache({
      entries: { 'What drops wool?': 'Sheep.' },
      embeddings,
      minSimilarity: 1,
    })
    expect(await cache.findSimilar('Which mob drops wool, and when?')).toBeUndefined()
  })

  test('does not embed a question twice when it is answered and found again', async () => {
    const embedded: string[] = []
    const counting = {
      ...embeddings,
      async embedDocuments(texts: string[]) {
        embedded.push(...texts)
        return texts.map((text) => (text.includes('wool') ? [1, 0] : [0, 1]))
      },
    }
    const cache = createQuestionCache({ entries: { 'Where is coal?': 'Below.' }, embeddings: counting })
    expect(await cache.findSimilar('What drops wool?')).toBeUndefined()
    cache.set('What drops wool?', 'Sheep.')
    expect(await cache.findSimilar('Which mob drops wool?')).toBe('Sheep.')
    expect(embedded).toEqual(['Where is coal?', 'What drops wool?', 'Which mob drops wool?'])
  })

  test('searches in a vector store of anybody, whatever its scores mean', async () => {
    const distances: QuestionVectors = {
      embeddings,
      addVectors: async () => undefined,
      similaritySearchVectorWithScore: async () => [
        [new Document({ pageContent: 'a question without an answer' }), 0],
        [new Document({ pageContent: 'What drops wool?' }), 0.02],
        [new Document({ pageContent: 'Where is coal?' }), 0.03],
      ],
    }
    const find = (toSimilarity: (score: number) => number): Promise<string | undefined> =>
      createQuestionCache({
        entries: { 'What drops wool?': 'Sheep.', 'Where is coal?': 'Below.' },
        vectorStore: distances,
        toSimilarity,
      }).findSimilar('Which mob drops wool?')
    expect(await find((distance) => 1 - distance)).toBe('Sheep.')
    expect(await find((score) => score)).toBeUndefined()
  })

  test('gives its entries as plain data', () => {
    const cache = createQuestionCache({ entries: { a: '1' } })
    cache.set('b', '2')
    expect(cache.entries()).toEqual({ a: '1', b: '2' })
  })

  test('keeps questions named like object members', () => {
    const cache = createQuestionCache()
    expect(cache.get('constructor')).toBeUndefined()
    cache.set('__proto__', 'x')
    expect(cache.get('__proto__')).toBe('x')
  })

  test('reports failing embeddings as an unavailable model', async () => {
    const failing = { ...embeddings, embedDocuments: async () => Promise.reject(new Error('401')) }
    const cache = createQuestionCache({ entries: { a: '1' }, embeddings: failing })
    const error = await cache.findSimilar('b').catch((caught: unknown) => caught)
    expect(ModelUnavailableError.isInstance(error)).toBe(true)
  })
})

describe('the answerer', () => {
  test('asks once for the same task', async () => {
    const model = fakeModel().respond(new AIMessage('Answer: with a pickaxe.'))
    const answerer = createQuestionAnswerer({ model, cache: createQuestionCache() })
    const first = await answerer.explainTask('Mine 1 stone')
    expect(await answerer.explainTask('mine 1 stone')).toBe(first)
    expect(model.callCount).toBe(1)
  })

  test('asks three questions of its own and leaves out answers that say nothing', async () => {
    const own = ['What drops wool?', 'Where is coal?', 'What is bread?', 'What is clay?']
    const model = fakeModel().respond(new AIMessage(own.map((q, i) => `Question ${i}: ${q}`).join('\n')))
    for (const answer of ['Answer: sheep', 'Answer: Unknown', 'Answer: wheat'])
      model.respond(new AIMessage(answer))
    const answerer = createQuestionAnswerer({ model, cache: createQuestionCache() })
    expect(await answerer.explore('facts')).toEqual([
      { question: 'What drops wool?', answer: 'Answer: sheep' },
      { question: 'What is bread?', answer: 'Answer: wheat' },
    ])
    expect(model.callCount).toBe(4)
  })

  test('asks for no answer that came with the question, but for one that did not', async () => {
    const reply = [
      'Question 1: What drops wool?',
      'Answer 1: Sheep,',
      'when sheared or killed.',
      'Question 2: Where is coal?',
      'Answer 2: Unknown',
      'Question 3: What is bread?',
    ]
    const model = fakeModel()
      .respond(new AIMessage(reply.join('\n')))
      .respond(new AIMessage('Answer: wheat'))
    const cache = createQuestionCache()
    const answerer = createQuestionAnswerer({ model, cache })
    expect(await answerer.explore('facts')).toEqual([
      { question: 'What drops wool?', answer: 'Answer: Sheep, when sheared or killed.' },
      { question: 'What is bread?', answer: 'Answer: wheat' },
    ])
    expect(model.callCount).toBe(2)
    expect(cache.get('Where is coal?')).toBe('Answer: Unknown')
  })

  test('a remembered answer goes before one that came with the question', async () => {
    const model = fakeModel().respond(new AIMessage('Question 1: What drops wool?\nAnswer 1: Cows.'))
    const cache = createQuestionCache({ entries: { 'What drops wool?': 'Answer: Sheep.' } })
    const answered = await createQuestionAnswerer({ model, cache }).explore('facts')
    expect(answered).toEqual([{ question: 'What drops wool?', answer: 'Answer: Sheep.' }])
  })

  test('asks nothing that is known already', async () => {
    const model = fakeModel()
    const knownAnswer = (task: string): string | undefined =>
      task === 'Mine 1 stone' ? 'By hand.' : undefined
    const answerer = createQuestionAnswerer({ model, cache: createQuestionCache(), knownAnswer })
    expect(await answerer.explainTask('Mine 1 stone')).toBe('By hand.')
    expect(model.callCount).toBe(0)
  })
})
