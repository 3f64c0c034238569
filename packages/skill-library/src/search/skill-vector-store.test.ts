import { Document } from '@langchain/core/documents'
import { describe, expect, test } from 'vitest'
import { HashingEmbeddings } from '../embeddings/hashing-embeddings.ts'
import { SkillVectorStore } from './skill-vector-store.ts'

const embeddings = new HashingEmbeddings({ dimensions: 64 })

async function storeWith(...texts: readonly string[]): Promise<SkillVectorStore> {
  const documents = texts.map((pageContent) => new Document({ id: pageContent, pageContent }))
  return SkillVectorStore.fromDocuments(documents, embeddings)
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
})
