import { createQuestionCache, type QuestionCache } from '@voyager-mc/curriculum'
import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import { SkillVectorStore } from '@voyager-mc/skill-library'
import { checkpointDocuments, qaCacheSchema } from '../stores/checkpoint-documents.ts'
import { parseDocument } from '../stores/parse-document.ts'
import type { RunStore } from '../stores/run-store.ts'

/** A question cache that lives in a run's `qa_cache.json`. */
export interface StoredQuestionCache {
  readonly cache: QuestionCache
  /** Resolves when every answer so far is written; rejects when one could not be. */
  readonly flush: () => Promise<void>
}

interface StoredQuestionCacheOptions {
  /** Finds questions by meaning, in an HNSW index; those of a skill library keep the vectors. */
  readonly embeddings?: EmbeddingsInterface
}

/** Reads the answers of earlier runs and writes every new one as it comes. */
export async function storedQuestionCache(
  store: RunStore,
  { embeddings }: StoredQuestionCacheOptions = {},
): Promise<StoredQuestionCache> {
  const name = checkpointDocuments.qaCache
  const entries = (await parseDocument(store, { name, schema: qaCacheSchema })) ?? {}
  const inner = createQuestionCache({
    entries,
    ...(embeddings && { vectorStore: new SkillVectorStore(embeddings) }),
  })
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
    flush: () => written,
  }
}
