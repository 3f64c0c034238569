import { HumanMessage, type BaseMessage } from '@langchain/core/messages'

/** Name of the field by which a call of embeddings is known. */
const field = 'voyager_embedding_model'

/** Metadata of a call of embeddings. */
export function embeddingMark(embeddings: unknown): Readonly<Record<string, string>> {
  const { model, modelName } = Object(embeddings)
  const name: unknown = model ?? modelName
  return { [field]: typeof name === 'string' ? name : '' }
}

/** Model and texts of a chain that is a call of embeddings; undefined for any other. */
export function embeddingCallOf(
  inputs: unknown,
  metadata: Readonly<Record<string, unknown>> = {},
): { readonly model: string; readonly messages: readonly BaseMessage[] } | undefined {
  const model = metadata[field]
  if (typeof model !== 'string') return undefined
  const texts: readonly unknown[] = [Object(inputs).input ?? inputs].flat()
  return { model, messages: texts.map((text) => new HumanMessage(String(text))) }
}
