import type { BaseMessage } from '@langchain/core/messages'
import { askReadable, type AskReadableOptions } from './ask-readable.ts'
import type { ChatModel } from './invoke-model.ts'
import { withToolCall, type ToolCallOptions } from './with-tool-call.ts'

/** Form of a reply: text whose form the prompt tells, or a call of a tool whose form the provider holds. */
export type ReplyForm = 'text' | 'tool-call'

/** The tool that holds a role's form, and when it is asked for. */
export interface CreateReplyAskerOptions extends ToolCallOptions {
  /** `auto` takes the tool where the model's profile names structured output and tools, and text elsewhere. */
  readonly output: ReplyForm | 'auto'
  /** Hears once that a provider refused or ignored the tool that `auto` chose, so that text is asked for from then on. */
  readonly onNotice?: ((message: string) => void) | undefined
}

/** A question whose messages depend on the form of the reply. */
export interface ReplyQuestion<Value> extends Omit<AskReadableOptions<Value>, 'messages'> {
  readonly messages: (form: ReplyForm) => readonly BaseMessage[]
}

/** Asks until a reply of either form can be read. */
export type AskReply = <Value>(question: ReplyQuestion<Value>) => Promise<Value>

/** Lets a provider hold the form of replies, where it is wanted and the model can; one parser reads both forms. */
export function createReplyAsker(
  model: ChatModel,
  { output, onNotice, ...tool }: CreateReplyAskerOptions,
): AskReply {
  let form = output === 'auto' ? formFor(model) : output
  const caller = form === 'tool-call' ? withToolCall(model, tool) : model
  const goOnWithText = (name: string, deed: string): void => {
    if (form === 'text') return
    form = 'text'
    onNotice?.(`The ${name} model ${deed} a tool for its replies; it is asked for text from now on.`)
  }
  return async ({ messages, read, ...question }) => {
    const askForText = () => askReadable(model, { ...question, read, messages: messages('text') })
    if (form === 'text') return askForText()
    if (output !== 'auto') return askReadable(caller, { ...question, read, messages: messages(form) })
    const readAnswer: typeof read = (text, reply) => {
      const result = read(text, reply)
      if (reply.isCall || text.trim() === '') return result
      // Some servers take the tool and pay no heed to it, and the prompt says nothing of the form.
      if (result.status === 'refused') throw new ToolIgnored()
      goOnWithText(question.runName, 'paid no heed to')
      return result
    }
    try {
      return await askReadable(caller, { ...question, read: readAnswer, messages: messages(form) })
    } catch (error) {
      const isIgnored = error instanceof ToolIgnored
      if (!isIgnored && !isRefusal(error)) throw error
      // A request that is wrong in itself fails once more, and the tool was not the cause.
      const value = await askForText()
      goOnWithText(question.runName, isIgnored ? 'paid no heed to' : 'refused')
      return value
    }
  }
}

/** Says that a model was to call a tool, wrote something else, and that could not be read. */
class ToolIgnored extends Error {}

/** The form that a model says of itself; those that only take tools may add a prompt of hundreds of tokens for them. */
function formFor(model: ChatModel): ReplyForm {
  const { toolCalling, structuredOutput }: Readonly<Record<string, unknown>> = Object(
    Reflect.get(model, 'profile'),
  )
  return toolCalling === true && structuredOutput === true && 'bindTools' in model ? 'tool-call' : 'text'
}

/** Whether the request was refused as it was; a recording says by the same field that a tool was never offered. */
function isRefusal(error: unknown): boolean {
  const kind: unknown = Reflect.get(Object(Reflect.get(Object(error), 'fault')), 'kind')
  return kind === 'bad-request' || kind === 'not-found'
}
