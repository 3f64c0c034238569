import type { VectorStore } from '@langchain/core/vectorstores'

/** A vector store whose scores are cosine similarities; of others only the order of their answers is relied upon. */
export interface SimilarityStore {
  readonly givesSimilarities: true
}

/** True for a vector store whose scores can be blended with others. */
export function givesSimilarities(store: VectorStore | (VectorStore & SimilarityStore)): boolean {
  return 'givesSimilarities' in store && store.givesSimilarities
}
