import type { EmbeddingsInterface } from '@langchain/core/embeddings'

/** A name for an embedding from its class, model and dimensions; pass your own id when that is not enough. */
export function embeddingIdOf(embeddings: EmbeddingsInterface): string {
  const parts = [embeddings.constructor.name]
  for (const field of ['model', 'modelName', 'dimensions'] as const) {
    const value: unknown = Reflect.get(embeddings, field)
    if (typeof value === 'string' || typeof value === 'number') parts.push(String(value))
  }
  return [...new Set(parts)].join(':')
}
