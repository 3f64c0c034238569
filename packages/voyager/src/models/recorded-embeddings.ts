import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import { appendEntry, readCassette } from './cassette.ts'
import { cassetteAnswers } from './cassette-answers.ts'
import { requestKey } from './cassette-request.ts'
import { CassetteError } from './cassette-error.ts'

/** The same embeddings, whose vectors are also appended to a cassette. */
export function recordEmbeddings(embeddings: EmbeddingsInterface, file: string): EmbeddingsInterface {
  const keep = async (text: string, vector: readonly number[]): Promise<void> =>
    appendEntry(
      { kind: 'embedding', ...nameOf(embeddings), key: requestKey(text), answer: vector },
      { file, holder: embeddings },
    )
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

/** Model whose vectors are given. */
interface ReplayEmbeddingsOptions {
  /** Another one's vectors are refused, because they mean nothing beside its own; absent takes the recorded one's. */
  readonly model?: string
}

/** Embeddings from a cassette; a text that was never recorded throws `CassetteError`. */
export async function replayEmbeddings(
  file: string,
  { model }: ReplayEmbeddingsOptions = {},
): Promise<EmbeddingsInterface> {
  const answers = cassetteAnswers(await readCassette(file, { kind: 'embedding', model }))
  const vectorOf = (text: string): number[] => {
    const answer = answers.answer({ key: requestKey(text) })
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

/** The model's name where the client tells it. */
function nameOf(embeddings: EmbeddingsInterface): { readonly model?: string } {
  const { model, modelName = model }: { readonly model?: unknown; readonly modelName?: unknown } =
    Object(embeddings)
  return typeof modelName === 'string' ? { model: modelName } : {}
}
