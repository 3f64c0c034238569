import { makeFolder } from '@voyager-mc/core/files'
import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import { Document } from '@langchain/core/documents'
import { SkillVectorStore, type SkillVectorStoreOptions } from '../search/skill-vector-store.ts'
import { readDocstore } from './read-docstore.ts'

/** Members used of the class `HNSWLib` of `@langchain/community/vectorstores/hnswlib`. */
export interface HnswLibClass {
  fromDocuments(
    documents: Document[],
    embeddings: EmbeddingsInterface,
  ): Promise<{ save(directory: string): Promise<void> }>
}

export interface ExportHnswLibFolderOptions {
  readonly directory: string
  /**
   * The class itself, from a project that has `@langchain/community` and `hnswlib-node`: as a peer dependency, even an
   * optional one, that package asks npm for versions of `langchain` that exclude each other.
   */
  readonly HNSWLib: HnswLibClass
}

/**
 * Writes a store as the three files `HNSWLib` of `@langchain/community` loads; vectors are made again by the store's
 * embedding.
 */
export async function exportHnswLibFolder(
  store: SkillVectorStore,
  { directory, HNSWLib }: ExportHnswLibFolderOptions,
): Promise<void> {
  makeFolder(directory)
  const documents = store
    .entries()
    .map(({ id, text, metadata }) => new Document({ id, pageContent: text, metadata }))
  const library = await HNSWLib.fromDocuments(documents, store.embeddings)
  await library.save(directory)
}

export interface ImportHnswLibFolderOptions extends SkillVectorStoreOptions {
  /** Embeds the documents again. */
  readonly embeddings: EmbeddingsInterface
}

/**
 * Reads the documents of such a folder into a store of ours, embedding them again: the files carry no
 * checksum, and damaged vectors end the process in native code, so only `docstore.json` is read.
 */
export async function importHnswLibFolder(
  directory: string,
  { embeddings, ...options }: ImportHnswLibFolderOptions,
): Promise<SkillVectorStore> {
  const documents = await readDocstore(directory)
  return SkillVectorStore.fromDocuments([...documents], embeddings, options)
}
