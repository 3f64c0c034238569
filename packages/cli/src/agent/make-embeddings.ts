import { definedOf } from '@voyager-mc/core'
import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import { loadOptional } from '../faults/load-optional.ts'

/** An embedding model and its address. */
interface MakeEmbeddingsOptions {
  readonly model: string
  /** An OpenAI-compatible endpoint; absent is OpenAI's own. */
  readonly baseUrl?: string | undefined
  readonly key?: string | undefined
}

/** The embedding model of an OpenAI-compatible endpoint. */
export async function makeEmbeddings(
  { model, baseUrl, key }: MakeEmbeddingsOptions,
  { maxRetries, timeoutMs }: { readonly maxRetries?: number; readonly timeoutMs?: number } = {},
): Promise<EmbeddingsInterface> {
  const { OpenAIEmbeddings } = await loadOptional('@langchain/openai', () => import('@langchain/openai'))
  // Local servers want no key, but the client refuses to call without one.
  const apiKey = key ?? (baseUrl === undefined ? undefined : 'none')
  return new OpenAIEmbeddings({
    model,
    ...definedOf({ apiKey }),
    ...(baseUrl !== undefined && { configuration: { baseURL: baseUrl } }),
    ...definedOf({ maxRetries, timeout: timeoutMs }),
  })
}
