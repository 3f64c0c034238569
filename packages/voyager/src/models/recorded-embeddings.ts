import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import { answersOf, appendEntry, readCassette, requestKey } from './cassette.ts'
import { CassetteError } from './cassette-error.ts'

/** The same embeddings, whose vectors are also appended to a cassette. */
export function recordEmbeddings(embeddings: EmbeddingsInterface, file: string): EmbeddingsInterface {
  const keep = async (text: string, vector: readonly number[]): Promise<void> =>
    appendEntry({ kind: 'embedding', key: requestKey(text), answer: vector }, { file, holder: embeddings })
  return {
    async embedDocuments(texts) {
      const vectors = await embeddings.embedDocuments(texts)
      for (const [index, vector] of vectors.entries()) await keep(texts[index] ?? '', vector)
      return vectors
    },
    async embedQuery(text) {
      const vector = await embeddings.embedQuery(text)
      await keep(text, vector)
      return vector
    },
  }
}

/** Embeddings from a cassette; a text that was never recorded throws `CassetteError`. */
export async function replayEmbeddings(file: string): Promise<EmbeddingsInterface> {
  const answerOf = answersOf(await readCassette(file), 'embedding')
  const vectorOf = (text: string): number[] => {
    const answer = answerOf({ key: requestKey(text) })
    if (!Array.isArray(answer)) {
      throw new CassetteError(
        `The cassette ${file} holds no vector of "${text.slice(0, 80)}"; record the run anew.`,
      )
    }
    return answer.map(Number)
  }
  return {
    embedDocuments: async (texts) => texts.map(vectorOf),
    embedQuery: async (text) => vectorOf(text),
  }
}
