import { HumanMessage, type BaseMessage } from '@langchain/core/messages'

// Fields by which a call of embeddings is known, and through which it can be refused.
const field = 'voyager_embedding_model'
const leaveField = 'voyager_embedding_leave'

/** Place where the ledger of a run says that a call must not be made: a handler of LangChain can stop none. */
interface EmbeddingLeave {
  isRefused: boolean
}

/** Metadata of a call of embeddings. */
export function embeddingMark(
  embeddings: unknown,
  leave: EmbeddingLeave,
): Readonly<Record<string, string | EmbeddingLeave>> {
  const { model, modelName } = Object(embeddings)
  const name: unknown = model ?? modelName
  return { [field]: typeof name === 'string' ? name : '', [leaveField]: leave }
}

/** Says that the call with this metadata must not be made. */
export function refuseEmbedding(metadata: Readonly<Record<string, unknown>> = {}): void {
  // `embeddingMark` put it there.
  const leave = metadata[leaveField] as EmbeddingLeave | undefined
  if (leave) leave.isRefused = true
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
