import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import { createSkillLibrary, memorySkillStore, type SkillStore } from '@voyager-mc/skill-library'
import { expect, test } from 'vitest'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import { storedQuestionCache, type StoredQuestionCache } from './stored-question-cache.ts'

/** Embeds by the thing that is asked about, and counts the texts it is paid for. */
class CountingEmbeddings implements EmbeddingsInterface {
  readonly model: string
  readonly embedded: string[] = []

  constructor(model = 'one') {
    this.model = model
  }

  async embedDocuments(texts: string[]): Promise<number[][]> {
    this.embedded.push(...texts)
    return texts.map((text) => [
      Number(text.includes('wool')),
      Number(text.includes('coal')),
      text.length / 10_000,
    ])
  }

  async embedQuery(text: string): Promise<number[]> {
    return (await this.embedDocuments([text]))[0] ?? []
  }
}

const wool = 'What drops wool?'

/** A run's answers and vectors, as several processes find them one after the other. */
function keptRun(): (embeddings: CountingEmbeddings) => Promise<StoredQuestionCache> {
  const [answers, store] = [memoryRunStore(), memorySkillStore()]
  return (embeddings) => openCache(answers, { store, embeddings })
}

function openCache(
  answers: ReturnType<typeof memoryRunStore>,
  options: { readonly store: SkillStore; readonly embeddings: CountingEmbeddings },
): Promise<StoredQuestionCache> {
  return storedQuestionCache(answers, { embeddings: createSkillLibrary(options).embeddings })
}

/** A run that asked about wool and then looked for something else. */
async function first(open: ReturnType<typeof keptRun>): Promise<void> {
  const { cache, flush } = await open(new CountingEmbeddings())
  cache.set(wool, 'Sheep.')
  expect(await cache.findSimilar('Where is coal?')).toBeUndefined()
  await flush()
}

test('finds an answer of an earlier process and embeds the new question only', async () => {
  const open = keptRun()
  await first(open)
  const embeddings = new CountingEmbeddings()
  const { cache } = await open(embeddings)
  expect(await cache.findSimilar('Which mob gives wool?')).toBe('Sheep.')
  expect(embeddings.embedded).toEqual(['Which mob gives wool?'])
})

test('embeds all questions anew when the embedding is another', async () => {
  const open = keptRun()
  await first(open)
  const embeddings = new CountingEmbeddings('two')
  const { cache } = await open(embeddings)
  expect(await cache.findSimilar('Which mob gives wool?')).toBe('Sheep.')
  expect(embeddings.embedded).toEqual([wool, 'Which mob gives wool?'])
})

test('loses no answer with the vectors', async () => {
  const answers = memoryRunStore()
  await first((embeddings) => openCache(answers, { store: memorySkillStore(), embeddings }))
  const { cache } = await openCache(answers, {
    store: memorySkillStore(),
    embeddings: new CountingEmbeddings(),
  })
  expect(await cache.findSimilar('Which mob gives wool?')).toBe('Sheep.')
})

test('gives no answer that the checkpoint has lost', async () => {
  const store = memorySkillStore()
  await first((embeddings) => openCache(memoryRunStore(), { store, embeddings }))
  const { cache } = await openCache(memoryRunStore(), { store, embeddings: new CountingEmbeddings() })
  cache.set('Where is coal?', 'Below.')
  expect(await cache.findSimilar('Which mob gives wool?')).toBeUndefined()
})
