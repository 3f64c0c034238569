import type { DocumentInterface } from '@langchain/core/documents'
import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import type { VectorStoreInterface } from '@langchain/core/vectorstores'

/** The part of a LangChain vector store that is used; its scores are cosine similarities unless the cache is told otherwise. */
export type QuestionVectors = Pick<VectorStoreInterface, 'embeddings' | 'similaritySearchVectorWithScore'> & {
  addVectors(vectors: number[][], documents: DocumentInterface[]): Promise<unknown>
}

/** Compares a question with every other: exact, without native code, fast enough for thousands. */
export function exactQuestionVectors(embeddings: EmbeddingsInterface): QuestionVectors {
  const held: { readonly vector: readonly number[]; readonly document: DocumentInterface }[] = []
  return {
    embeddings,
    async addVectors(vectors, documents) {
      for (const [place, document] of documents.entries())
        held.push({ document, vector: vectors[place] ?? [] })
    },
    async similaritySearchVectorWithScore(query, count) {
      return held
        .map(({ document, vector }): [DocumentInterface, number] => [document, cosine(query, vector)])
        .sort(([, a], [, b]) => b - a)
        .slice(0, count)
    },
  }
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
