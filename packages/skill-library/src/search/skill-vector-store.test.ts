import { readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Document } from '@langchain/core/documents'
import { seededRandom } from '@voyager-mc/core'
import { describe, expect, test } from 'vitest'
import { HashingEmbeddings } from '../embeddings/hashing-embeddings.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { SkillVectorStore } from './skill-vector-store.ts'

const embeddings = new HashingEmbeddings({ dimensions: 64 })

async function storeWith(...texts: readonly string[]): Promise<SkillVectorStore> {
  const documents = texts.map((pageContent) => new Document({ id: pageContent, pageContent }))
  return SkillVectorStore.fromDocuments(documents, embeddings, { embeddingId: 'test' })
}

async function savedFolder(): Promise<string> {
  const directory = await temporaryFolder()
  await (await storeWith('mine wood', 'kill pig')).save(directory)
  return directory
}

describe('SkillVectorStore', () => {
  test('searches as a LangChain vector store and retriever do', async () => {
    const store = await storeWith('mine wood', 'kill pig')
    expect((await store.similaritySearch('pig', 1))[0]?.pageContent).toBe('kill pig')
    expect((await store.asRetriever(1).invoke('wood'))[0]?.pageContent).toBe('mine wood')
  })

  test('gives nothing from an empty store', async () => {
    expect(await new SkillVectorStore(embeddings).similaritySearch('pig')).toEqual([])
  })

  test('replaces a document of the same id', async () => {
    const store = await storeWith('mine wood')
    await store.addDocuments([new Document({ pageContent: 'eat bread' })], { ids: ['mine wood'] })
    expect(store.size).toBe(1)
    expect((await store.similaritySearch('mine wood', 5)).map(({ pageContent }) => pageContent)).toEqual([
      'eat bread',
    ])
  })

  test('deletes by id', async () => {
    const store = await storeWith('mine wood', 'kill pig')
    await store.delete({ ids: ['kill pig', 'unknown'] })
    expect((await store.similaritySearch('pig', 5)).map(({ pageContent }) => pageContent)).toEqual([
      'mine wood',
    ])
  })

  test('filters by document', async () => {
    const store = await SkillVectorStore.fromTexts(
      ['a pig', 'b pig'],
      [{ keep: false }, { keep: true }],
      embeddings,
    )
    const found = await store.similaritySearch('pig', 5, ({ metadata }) => metadata['keep'] === true)
    expect(found.map(({ pageContent }) => pageContent)).toEqual(['b pig'])
  })

  test.each([
    ['another length', [1, 2], /2 long"; this index holds vectors of 64/],
    ['not-a-number', Array.from({ length: 64 }, () => NaN), /NaN; pass finite numbers/],
  ])('refuses a vector with %s and stays whole', async (_what, vector, message) => {
    const store = await storeWith('mine wood')
    const good = await embeddings.embedQuery('kill pig')
    const documents = [new Document({ pageContent: 'one' }), new Document({ pageContent: 'two' })]
    await expect(store.addVectors([good, vector], documents)).rejects.toThrow(message)
    expect(store.size).toBe(1)
    await expect(store.similaritySearchVectorWithScore(vector, 1)).rejects.toThrow(message)
  })

  test('is the same after save and load', async () => {
    const directory = await savedFolder()
    const store = new SkillVectorStore(embeddings, { embeddingId: 'test' })
    expect(await store.load(directory)).toEqual({ status: 'loaded' })
    expect((await store.similaritySearch('pig', 1))[0]?.id).toBe('kill pig')
    await store.addDocuments([new Document({ pageContent: 'eat bread', id: 'bread' })])
    expect((await store.similaritySearch('bread', 1))[0]?.id).toBe('bread')
  })

  test('keeps one pair of files when saved again', async () => {
    const directory = await savedFolder()
    await (await storeWith('eat bread')).save(directory)
    expect(await readdir(directory)).toHaveLength(2)
  })

  test('says that a folder holds no index', async () => {
    expect(await new SkillVectorStore(embeddings).load(await temporaryFolder())).toEqual({ status: 'absent' })
  })

  test('does not load an index of another embedding', async () => {
    const store = new SkillVectorStore(embeddings, { embeddingId: 'other' })
    expect(await store.load(await savedFolder())).toEqual({
      status: 'unusable',
      reason: 'it was made with the embedding test, not other',
    })
  })

  test.each([
    ['a truncated manifest', 'manifest.json', 'its manifest is damaged'],
    ['a truncated index file', '.index', 'its checksum does not fit'],
  ])('does not load %s', async (_what, ending, reason) => {
    const directory = await savedFolder()
    const name = (await readdir(directory)).find((each) => each.endsWith(ending)) ?? ''
    await truncate(join(directory, name), 30)
    const store = new SkillVectorStore(embeddings, { embeddingId: 'test' })
    expect(await store.load(directory)).toEqual({ status: 'unusable', reason })
  })

  test('does not load a manifest whose index file is gone', async () => {
    const directory = await savedFolder()
    const name = (await readdir(directory)).find((each) => each.endsWith('.index')) ?? ''
    await rm(join(directory, name))
    const store = new SkillVectorStore(embeddings, { embeddingId: 'test' })
    expect(await store.load(directory)).toMatchObject({ status: 'unusable' })
  })

  test('never hands flipped bits to the native reader', async () => {
    const directory = await savedFolder()
    const name = (await readdir(directory)).find((each) => each.endsWith('.index')) ?? ''
    const good = await readFile(join(directory, name))
    const random = seededRandom(3)
    for (let round = 0; round < 40; round += 1) {
      const bad = Buffer.from(good)
      for (let flip = 0; flip < 20; flip += 1) {
        const at = Math.floor(random() * bad.length)
        bad[at] = (bad[at] ?? 0) ^ (1 << Math.floor(random() * 8))
      }
      await writeFile(join(directory, name), bad)
      const store = new SkillVectorStore(embeddings, { embeddingId: 'test' })
      expect((await store.load(directory)).status).toBe('unusable')
    }
  })
})
