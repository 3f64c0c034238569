import type { Asked, ChatRequest } from '../chat-request.ts'
import { readChatRequest } from '../chat-request.ts'
import { usageOf } from '../reply-usage.ts'
import type { ScriptedAnswer } from '../scripted-reply.ts'
import type { Dialect } from './dialect.ts'
import { openaiError } from './openai-errors.ts'
import { piecesOf, serverSentEvent } from './server-sent-events.ts'

/** Pieces in which the providers that speak OpenAI's chat language differ. */
export interface ChatCompletionsOptions extends Partial<Pick<Dialect, 'error'>> {
  readonly name: Dialect['name']
  readonly path: RegExp
  /** Text and reasoning as fields of a message or a piece of one; those that are empty are left out. */
  readonly fields: (said: Said) => object
  /** Fields of the usage besides the three counts. */
  readonly usage: (tokens: ReturnType<typeof usageOf>) => object
  /** Word for an answer that the provider withheld. */
  readonly refusalReason: string
}

/** Something said: an answer or a piece of it. */
export interface Said {
  readonly text?: string
  readonly reasoning?: string
  readonly refusal?: string
}

/** The language of `/chat/completions`, in one provider's way. */
export function chatCompletions(options: ChatCompletionsOptions): Dialect {
  return {
    name: options.name,
    path: options.path,
    read: (asked: Asked) => readChatRequest(asked),
    whole: (request, answer) => ({
      ...head(request, 'chat.completion'),
      choices: [
        {
          index: 0,
          message: { role: 'assistant', ...messageOf(answer, options) },
          finish_reason: finishReasonOf(answer, options),
        },
      ],
      ...usageField(request, { answer, options }),
    }),
    stream: (request, answer) => streamOf(request, { answer, options }),
    streamType: 'text/event-stream',
    error: options.error ?? openaiError,
  }
}

interface Answered {
  readonly answer: ScriptedAnswer
  readonly options: ChatCompletionsOptions
}

function head({ model }: ChatRequest, object: string): object {
  return { id: 'scripted', object, created: 0, model }
}

function messageOf(answer: ScriptedAnswer, { fields }: ChatCompletionsOptions): object {
  const reasoning = answer.reasoning === undefined ? {} : { reasoning: answer.reasoning }
  if (answer.type === 'text') {
    const said = answer.isRefusal === true ? { refusal: answer.text } : { text: answer.text }
    return { content: null, ...fields({ ...reasoning, ...said }) }
  }
  const call = { name: answer.name, arguments: answer.arguments }
  return {
    content: null,
    ...fields(reasoning),
    tool_calls: [{ id: 'call00001', type: 'function', function: call }],
  }
}

function finishReasonOf(answer: ScriptedAnswer, { refusalReason }: ChatCompletionsOptions): string {
  if (answer.type === 'tool-call') return 'tool_calls'
  return answer.finishReason ?? (answer.isRefusal === true ? refusalReason : 'stop')
}

function usageField(request: ChatRequest, { answer, options }: Answered): { readonly usage?: unknown } {
  if (answer.type === 'text' && answer.rawUsage !== undefined) return { usage: answer.rawUsage }
  if (answer.usage === 'none') return {}
  const tokens = usageOf(request, answer)
  const { promptTokens, completionTokens } = tokens
  return {
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
      ...options.usage(tokens),
    },
  }
}

function streamOf(request: ChatRequest, { answer, options }: Answered): readonly string[] {
  const chunk = (delta: object, reason: string | null = null): object => ({
    ...head(request, 'chat.completion.chunk'),
    choices: [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason: reason }],
  })
  const pieces = (text: string | undefined, read: (piece: string) => object): readonly object[] =>
    piecesOf(text ?? '').map((piece) => chunk(read(piece)))
  const said =
    answer.type === 'text'
      ? pieces(answer.text, (text) =>
          options.fields(answer.isRefusal === true ? { refusal: text } : { text }),
        )
      : toolPieces(answer, options).map((call) => chunk({ tool_calls: [call] }))
  const end = chunk({ content: '' }, finishReasonOf(answer, options))
  const { usage } = usageField(request, { answer, options })
  // Some clients read the usage of the last piece with a choice, others that of a piece without any.
  const last = options.name === 'openai' ? [end] : [{ ...end, ...(usage !== undefined && { usage }) }]
  const counted =
    usage !== undefined && options.name === 'openai'
      ? [{ ...head(request, 'chat.completion.chunk'), choices: [], usage }]
      : []
  return [
    ...[
      ...pieces(answer.reasoning, (reasoning) => options.fields({ reasoning })),
      ...said,
      ...last,
      ...counted,
    ].map((event) => serverSentEvent(event)),
    'data: [DONE]\n\n',
  ]
}

function toolPieces(
  answer: ScriptedAnswer & { readonly type: 'tool-call' },
  { name }: ChatCompletionsOptions,
): readonly object[] {
  const call = { index: 0, id: 'call00001', type: 'function' }
  // Mistral's server sends a call in one piece, and its client takes no other.
  if (name === 'mistral') return [{ ...call, function: { name: answer.name, arguments: answer.arguments } }]
  return [
    { ...call, function: { name: answer.name, arguments: '' } },
    ...piecesOf(answer.arguments).map((piece) => ({ index: 0, function: { arguments: piece } })),
  ]
}
