import { createQuestionCache, type QuestionCache } from '@voyager-mc/curriculum'
import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import { openQuestionIndex } from './open-question-index.ts'
import { checkpointDocuments, qaCacheSchema } from '../stores/checkpoint-documents.ts'
import { parseDocument } from '../stores/parse-document.ts'
import type { RunStore } from '../stores/run-store.ts'

/** A question cache that lives in a run's `qa_cache.json`. */
export interface StoredQuestionCache {
  readonly cache: QuestionCache
  /** Resolves when every answer so far is written, and the index; rejects when one could not be. */
  readonly flush: () => Promise<void>
}

export interface StoredQuestionCacheOptions {
  /** Finds questions by meaning, in an HNSW index. */
  readonly embeddings?: EmbeddingsInterface
  /** Where that index is kept; absent makes it anew in each process. */
  readonly indexDirectory?: string
}

/** Reads the answers of earlier runs and writes every new one as it comes; the index can be rebuilt from them. */
export async function storedQuestionCache(
  store: RunStore,
  { embeddings, indexDirectory: directory }: StoredQuestionCacheOptions = {},
): Promise<StoredQuestionCache> {
  const name = checkpointDocuments.qaCache
  const entries = (await parseDocument(store, { name, schema: qaCacheSchema })) ?? {}
  const index = embeddings && (await openQuestionIndex(embeddings, { ...(directory && { directory }) }))
  const inner = createQuestionCache({ entries, ...index })
  let written: Promise<void> = Promise.resolve()
  return {
    cache: {
      ...inner,
      set(question, answer) {
        inner.set(question, answer)
        const before = written.catch(() => undefined)
        written = before.then(() => store.writeDocument(name, inner.entries()))
        // The failure is reported by the next flush.
        written.catch(() => undefined)
      },
    },
    flush: async () => {
      await written
      await index?.save()
    },
  }
}
