import { Embeddings, type EmbeddingsInterface } from '@langchain/core/embeddings'
import type { OnSkillNotice } from '../record/skill-notice.ts'
import { embeddingIdOf } from './embedding-id.ts'
import type { VectorStorage } from './vector-storage.ts'

export interface KeptEmbeddingsOptions {
  readonly storage: VectorStorage
  /** Names the embedding: vectors are found again only under the same id. The default is its class, model and dimensions. */
  readonly embeddingId?: string
  /** True for a storage that takes no vectors. */
  readonly readOnly?: boolean
  readonly onNotice?: OnSkillNotice
}

// Queries are asked again within a rollout, rarely later, so they are kept in memory only.
const queriesKept = 256

/** Embeddings whose vectors of documents are kept in a storage, so that no text is paid for twice. */
export class KeptEmbeddings extends Embeddings {
  private readonly inner: EmbeddingsInterface
  private readonly options: KeptEmbeddingsOptions & { readonly embeddingId: string }
  private readonly queries = new Map<string, number[]>()

  constructor(embeddings: EmbeddingsInterface, options: KeptEmbeddingsOptions) {
    super({})
    this.inner = embeddings
    this.options = { embeddingId: embeddingIdOf(embeddings), ...options }
  }

  override async embedDocuments(documents: string[]): Promise<number[][]> {
    const { storage, embeddingId, onNotice } = this.options
    const { vectors, problems } = await storage.read(embeddingId, documents)
    for (const problem of problems) onNotice?.(problem)
    const missing = [...new Set(documents)].filter((text) => !vectors.has(text))
    const made = missing.length === 0 ? [] : await this.inner.embedDocuments(missing)
    const added = new Map(missing.map((text, at) => [text, Float32Array.from(made[at] ?? [])]))
    await this.keep(added)
    return documents.map((text) => numbersOf(vectors.get(text) ?? added.get(text) ?? new Float32Array()))
  }

  override async embedQuery(text: string): Promise<number[]> {
    const known = this.queries.get(text)
    if (known !== undefined) return known
    const vector = await this.inner.embedQuery(text)
    this.queries.set(text, vector)
    const [oldest] = this.queries.keys()
    if (this.queries.size > queriesKept && oldest !== undefined) this.queries.delete(oldest)
    return vector
  }

  private async keep(vectors: ReadonlyMap<string, Float32Array>): Promise<void> {
    const { storage, embeddingId, readOnly, onNotice } = this.options
    if (vectors.size === 0 || readOnly === true) return
    try {
      await storage.write(embeddingId, vectors)
    } catch (error) {
      onNotice?.({
        type: 'vectors-not-kept',
        message: `${vectors.size} vectors were not kept and are made again next time: ${String(error)}.`,
      })
    }
  }
}

/** A copy as plain numbers; `Array.from` takes ten times as long, which is felt when a large library opens. */
function numbersOf(vector: Float32Array): number[] {
  const numbers: number[] = []
  for (let at = 0; at < vector.length; at += 1) numbers.push(vector[at] ?? 0)
  return numbers
}
