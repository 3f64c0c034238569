import { mkdir } from 'node:fs/promises'
import type { HNSWLib } from '@langchain/community/vectorstores/hnswlib'
import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import { Document } from '@langchain/core/documents'
import { SkillStoreError } from '../errors/skill-store-error.ts'
import { SkillVectorStore, type SkillVectorStoreOptions } from '../search/skill-vector-store.ts'
import { readDocstore } from './read-docstore.ts'

/**
 * Writes a store as the three files `HNSWLib` of `@langchain/community` loads. Needs that package and
 * `hnswlib-node`; vectors are made again by the store's embedding.
 */
export async function exportHnswLibFolder(store: SkillVectorStore, directory: string): Promise<void> {
  const community = await loadCommunity(directory)
  await mkdir(directory, { recursive: true })
  const documents = store
    .entries()
    .map(({ id, text, metadata }) => new Document({ id, pageContent: text, metadata }))
  const library = await community.HNSWLib.fromDocuments(documents, store.embeddings)
  await library.save(directory)
}

/**
 * Reads the documents of such a folder into a store of ours, embedding them again: the files carry no
 * checksum, and damaged vectors end the process in native code, so only `docstore.json` is read.
 */
export async function importHnswLibFolder(
  directory: string,
  embeddings: EmbeddingsInterface,
  options: SkillVectorStoreOptions = {},
): Promise<SkillVectorStore> {
  const documents = await readDocstore(directory)
  return SkillVectorStore.fromDocuments([...documents], embeddings, options)
}

async function loadCommunity(directory: string): Promise<{ readonly HNSWLib: typeof HNSWLib }> {
  try {
    return await import('@langchain/community/vectorstores/hnswlib')
  } catch (error) {
    throw new SkillStoreError(
      directory,
      '@langchain/community is not installed; add it and hnswlib-node to write its folders.',
      { cause: error },
    )
  }
}
