import type { VectorStore } from '@langchain/core/vectorstores'
import type { IndexedDocument } from './index-files.ts'

/** Outcome of `load`; after anything but `loaded` the index is empty and wants its documents again. */
export type LoadIndexResult =
  | { readonly status: 'loaded' }
  | { readonly status: 'absent' }
  | { readonly status: 'unusable'; readonly reason: string }

/** A vector store that knows its documents by id, gives cosine similarities, and keeps itself in a folder. */
export interface SkillIndex extends VectorStore {
  readonly givesSimilarities: true
  /** Count of documents that can be found. */
  readonly size: number
  /** The text kept under an id, or `undefined`. */
  textOf(id: string): string | undefined
  /** Every document that can be found. */
  entries(): readonly IndexedDocument[]
  /** Writes the index to a folder; an empty one writes nothing. */
  save(directory: string): Promise<void>
  /** Replaces the content by a folder's, when it fits this index. */
  load(directory: string): Promise<LoadIndexResult>
}

/** True for a vector store that can do what `SkillIndex` says; others are used by LangChain's contract alone. */
export function isSkillIndex(store: VectorStore): store is SkillIndex {
  return 'givesSimilarities' in store
}
