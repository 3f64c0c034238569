import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import type { QuestionVectors } from '@voyager-mc/curriculum'
import { embeddingIdOf, SkillVectorStore } from '@voyager-mc/skill-library'

export interface OpenQuestionIndexOptions {
  /** Where the index is kept; absent forgets it with the process. */
  readonly directory?: string
  /** Names the embedding; the default is made of its class, model and dimensions. */
  readonly embeddingId?: string
}

/** The questions of a run in an HNSW index. */
export interface QuestionIndex {
  readonly vectorStore: QuestionVectors
  /** Questions that were in it when it was opened. */
  readonly indexed: readonly string[]
  /** Writes what is new; without a directory, or without anything new, it does nothing. */
  readonly save: () => Promise<void>
}

/**
 * Opens the index of questions, in HNSW where `hnswlib-node` loads and exact where it does not. An index that is damaged or was
 * made with another embedding is left aside: its questions are embedded anew, because the answers are kept elsewhere.
 */
export async function openQuestionIndex(
  embeddings: EmbeddingsInterface,
  { directory, embeddingId = embeddingIdOf(embeddings) }: OpenQuestionIndexOptions = {},
): Promise<QuestionIndex> {
  const store = new SkillVectorStore(embeddings, { embeddingId })
  if (directory !== undefined) await store.load(directory)
  let hasNews = false
  return {
    vectorStore: {
      embeddings,
      async addVectors(vectors, documents) {
        await store.addVectors(vectors, documents)
        hasNews = true
      },
      similaritySearchVectorWithScore: (query, count) => store.similaritySearchVectorWithScore(query, count),
    },
    indexed: store.entries().map(({ id }) => id),
    async save() {
      if (!hasNews || directory === undefined) return
      await store.save(directory)
      hasNews = false
    },
  }
}
