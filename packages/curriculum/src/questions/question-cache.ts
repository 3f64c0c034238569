import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import { Document } from '@langchain/core/documents'
import { modelUnavailableOf } from '@voyager-mc/core'
import { exactQuestionVectors, type QuestionVectors } from './question-vectors.ts'

/** The original's 0.05 squared distance between unit vectors. */
const sameMeaning = 0.975

/** The nearest question may have lost its answer, so a few more are looked at. */
const candidates = 4

/** Questions and their answers, as the checkpoint keeps them. */
export type QuestionCacheEntries = Readonly<Record<string, string>>

export interface QuestionCacheOptions {
  /** Questions and answers of earlier runs. */
  readonly entries?: QuestionCacheEntries
  /** Finds questions of the same meaning by comparing all; without it only the same wording is found. */
  readonly embeddings?: EmbeddingsInterface
  /** Finds them with a LangChain vector store in place of `embeddings`, such as one over an HNSW index. */
  readonly vectorStore?: QuestionVectors
  /** Questions that `vectorStore` holds already; all others are embedded when they are first needed. */
  readonly indexed?: readonly string[]
  /** Turns a score of `vectorStore` into a cosine similarity; the default takes it for one. */
  readonly toSimilarity?: (score: number) => number
  /** Cosine similarity above which two questions are the same; default 0.975. */
  readonly minSimilarity?: number
}

/** Remembers answers by question. */
export interface QuestionCache {
  /** The answer to the same wording. */
  get(question: string): string | undefined
  /** The answer to the same wording or the same meaning. */
  findSimilar(question: string): Promise<string | undefined>
  set(question: string, answer: string): void
  /** Everything remembered, as plain data. */
  entries(): QuestionCacheEntries
}

/** Makes a cache that searches by meaning when it has embeddings or a vector store. */
export function createQuestionCache({
  entries = {},
  embeddings,
  vectorStore = embeddings && exactQuestionVectors(embeddings),
  indexed = [],
  toSimilarity = (score) => score,
  minSimilarity = sameMeaning,
}: QuestionCacheOptions = {}): QuestionCache {
  const answers = new Map(Object.entries(entries))
  const index = vectorStore && indexQuestions(vectorStore, indexed)
  return {
    get: (question) => answers.get(question),
    async findSimilar(question) {
      const exact = answers.get(question)
      if (exact !== undefined || index === undefined || answers.size === 0) return exact
      const found = await index.search(question, [...answers.keys()])
      const [nearest] = found.filter(
        ({ text, score }) => answers.has(text) && toSimilarity(score) > minSimilarity,
      )
      return nearest && answers.get(nearest.text)
    },
    set: (question, answer) => void answers.set(question, answer),
    entries: () => Object.fromEntries(answers),
  }
}

interface QuestionIndex {
  /** The questions nearest to one, after those of `known` that are missing were added. */
  search(question: string, known: readonly string[]): Promise<readonly FoundQuestion[]>
}

interface FoundQuestion {
  readonly text: string
  readonly score: number
}

function indexQuestions(store: QuestionVectors, initial: readonly string[]): QuestionIndex {
  const indexed = new Set(initial)
  // A question that was not found is answered and then added; its vector is not paid for twice.
  const asked = new Map<string, number[]>()
  return {
    async search(question, known) {
      const missing = known.filter((text) => !indexed.has(text))
      const unknown = [...missing, question].filter((text) => !asked.has(text))
      const made = unknown.length === 0 ? [] : await embed(store.embeddings, unknown)
      for (const [place, vector] of made.entries()) asked.set(unknown[place] ?? '', vector)
      if (missing.length > 0) {
        const documents = missing.map((text) => new Document({ id: text, pageContent: text }))
        await store.addVectors(
          missing.map((text) => asked.get(text) ?? []),
          documents,
        )
        for (const text of missing) {
          indexed.add(text)
          asked.delete(text)
        }
      }
      const found = await store.similaritySearchVectorWithScore(asked.get(question) ?? [], candidates)
      return found.map(([{ pageContent: text }, score]) => ({ text, score }))
    },
  }
}

async function embed(embeddings: EmbeddingsInterface, texts: string[]): Promise<number[][]> {
  try {
    return await embeddings.embedDocuments(texts)
  } catch (cause) {
    throw modelUnavailableOf(cause, { name: 'embedding model', holder: embeddings })
  }
}
