import { AIMessage, HumanMessage, type BaseMessage } from '@langchain/core/messages'
import { definedOf, type CallOptions } from '@voyager-mc/core'
import {
  askWithFeedback,
  type ReadReply,
  type RefusedReply,
  type ReplyPosition,
} from './ask-with-feedback.ts'
import { invokeModel, type ChatModel } from './invoke-model.ts'

export interface AskReadableOptions<Value> extends CallOptions {
  readonly messages: readonly BaseMessage[]
  /** Name of the call in traces. */
  readonly runName: string
  readonly maxReplies: number
  readonly read: (text: string, reply: ReplyPosition) => ReadReply<Value>
}

/** Asks a model until its reply can be read; each refused reply goes back with its problem. */
export async function askReadable<Value>(
  model: ChatModel,
  { messages, runName, maxReplies, read, signal }: AskReadableOptions<Value>,
): Promise<Value> {
  return askWithFeedback({
    maxReplies,
    read,
    ask: async (refused) => {
      const conversation = [...messages, ...refused.flatMap(renderRefused)]
      return invokeModel(model, { messages: conversation, runName, ...definedOf({ signal }) })
    },
  })
}

function renderRefused({ text, problem }: RefusedReply): readonly BaseMessage[] {
  return [new AIMessage(text === '' ? '(empty)' : text), new HumanMessage(problem)]
}
