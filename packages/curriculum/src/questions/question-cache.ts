import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import { ModelUnavailableError } from '@voyager-mc/core'

/** The original's 0.05 squared distance between unit vectors. */
const sameMeaning = 0.975

/** Questions and their answers, as the checkpoint keeps them. */
export type QuestionCacheEntries = Readonly<Record<string, string>>

export interface QuestionCacheOptions {
  /** What an earlier run asked. */
  readonly entries?: QuestionCacheEntries
  /** Finds questions of the same meaning; without it only the same wording is found. */
  readonly embeddings?: EmbeddingsInterface
  /** Cosine similarity above which two questions are the same. */
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

/** Makes a cache that searches by meaning when embeddings are given. */
export function createQuestionCache({
  entries = {},
  embeddings,
  minSimilarity = sameMeaning,
}: QuestionCacheOptions = {}): QuestionCache {
  const answers = new Map(Object.entries(entries))
  const vectors = new Map<string, readonly number[]>()
  return {
    get: (question) => answers.get(question),
    async findSimilar(question) {
      const exact = answers.get(question)
      if (exact !== undefined || embeddings === undefined || answers.size === 0) return exact
      await embedMissing(vectors, { questions: [...answers.keys(), question], embeddings })
      const wanted = vectors.get(question) ?? []
      const nearest = findNearest(wanted, { vectors, questions: [...answers.keys()] })
      return nearest !== undefined && nearest.similarity > minSimilarity
        ? answers.get(nearest.question)
        : undefined
    },
    set: (question, answer) => void answers.set(question, answer),
    entries: () => Object.fromEntries(answers),
  }
}

interface EmbedMissingOptions {
  readonly questions: readonly string[]
  readonly embeddings: EmbeddingsInterface
}

async function embedMissing(
  vectors: Map<string, readonly number[]>,
  { questions, embeddings }: EmbedMissingOptions,
): Promise<void> {
  const missing = questions.filter((question) => !vectors.has(question))
  if (missing.length === 0) return
  try {
    const found = await embeddings.embedDocuments(missing)
    for (const [index, vector] of found.entries()) vectors.set(missing[index] ?? '', vector)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ModelUnavailableError(`The embedding model did not answer: ${reason}; check its key and URL.`, {
      cause,
    })
  }
}

interface Candidates {
  readonly vectors: ReadonlyMap<string, readonly number[]>
  readonly questions: readonly string[]
}

function findNearest(
  wanted: readonly number[],
  { vectors, questions }: Candidates,
): { readonly question: string; readonly similarity: number } | undefined {
  return questions
    .map((question) => ({ question, similarity: cosine(wanted, vectors.get(question) ?? []) }))
    .reduce<{ question: string; similarity: number } | undefined>(
      (best, next) => (best === undefined || next.similarity > best.similarity ? next : best),
      undefined,
    )
}

function cosine(a: readonly number[], b: readonly number[]): number {
  let product = 0
  let squaresA = 0
  let squaresB = 0
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0
    product += value * other
    squaresA += value * value
    squaresB += other * other
  }
  return squaresA === 0 || squaresB === 0 ? 0 : product / Math.sqrt(squaresA * squaresB)
}
