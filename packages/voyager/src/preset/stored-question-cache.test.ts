import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import { exactNearestIndex, loadHnsw } from '@voyager-mc/skill-library'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import { storedQuestionCache } from './stored-question-cache.ts'

let directory: string
beforeEach(async () => void (directory = await mkdtemp(join(tmpdir(), 'voyager-questions-'))))
afterEach(() => rm(directory, { recursive: true, force: true }))

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

const run = memoryRunStore
const wool = 'What drops wool?'
const manifest = async (): Promise<unknown> =>
  JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8'))

/** A run that asked about wool and then looked for something else. */
async function first(store: ReturnType<typeof run>, embeddings = new CountingEmbeddings()): Promise<void> {
  const { cache, flush } = await storedQuestionCache(store, { embeddings, indexDirectory: directory })
  cache.set(wool, 'Sheep.')
  expect(await cache.findSimilar('Where is coal?')).toBeUndefined()
  await flush()
}

test('keeps the index with the embedding that made it', async () => {
  await first(run())
  const kind = ((await loadHnsw()) ?? exactNearestIndex).kind
  expect(await manifest()).toMatchObject({ embeddingId: 'CountingEmbeddings:one', kind, count: 1 })
})

test('finds an answer of an earlier process and embeds the new question only', async () => {
  const store = run()
  await first(store)
  const embeddings = new CountingEmbeddings()
  const { cache } = await storedQuestionCache(store, { embeddings, indexDirectory: directory })
  expect(await cache.findSimilar('Which mob gives wool?')).toBe('Sheep.')
  expect(embeddings.embedded).toEqual(['Which mob gives wool?'])
})

test('embeds all questions anew when the embedding is another', async () => {
  const store = run()
  await first(store)
  const embeddings = new CountingEmbeddings('two')
  const { cache, flush } = await storedQuestionCache(store, { embeddings, indexDirectory: directory })
  expect(await cache.findSimilar('Which mob gives wool?')).toBe('Sheep.')
  await flush()
  expect(embeddings.embedded).toEqual([wool, 'Which mob gives wool?'])
  expect(await manifest()).toMatchObject({ embeddingId: 'CountingEmbeddings:two' })
})

test('loses no answer to a crash before the index was written', async () => {
  const store = run()
  const before = await storedQuestionCache(store, {
    embeddings: new CountingEmbeddings(),
    indexDirectory: directory,
  })
  before.cache.set(wool, 'Sheep.')
  await before.cache.findSimilar('Where is coal?')
  // No flush: the process is gone.
  const { cache } = await storedQuestionCache(store, {
    embeddings: new CountingEmbeddings(),
    indexDirectory: directory,
  })
  expect(await cache.findSimilar('Which mob gives wool?')).toBe('Sheep.')
})

test.each(['manifest.json', '.index'])('loses no answer to a damaged %s', async (ending) => {
  const store = run()
  await first(store)
  const names = await readdir(directory)
  await writeFile(join(directory, names.find((name) => name.endsWith(ending)) ?? ''), 'damage')
  const { cache } = await storedQuestionCache(store, {
    embeddings: new CountingEmbeddings(),
    indexDirectory: directory,
  })
  expect(await cache.findSimilar('Which mob gives wool?')).toBe('Sheep.')
})

test('gives no answer that the checkpoint has lost', async () => {
  await first(run())
  const embeddings = new CountingEmbeddings()
  const { cache } = await storedQuestionCache(run(), { embeddings, indexDirectory: directory })
  cache.set('Where is coal?', 'Below.')
  expect(await cache.findSimilar('Which mob gives wool?')).toBeUndefined()
})
