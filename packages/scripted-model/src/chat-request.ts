import { textOf } from './text-of.ts'

/** One message of a chat request; the content of a part list is joined to text. */
export interface ChatRequestMessage {
  readonly role: string
  readonly content: string
}

/** A chat request as the server understood it. */
export interface ChatRequest {
  readonly model: string
  readonly messages: readonly ChatRequestMessage[]
  readonly stream: boolean
  /** Names of the tools offered; empty when there are none. */
  readonly tools: readonly string[]
  /** `json_schema`, `json_object` or `text`. */
  readonly responseFormat: string
  /** The bearer token, or whatever else the header `authorization` held; empty when there was none. */
  readonly key: string
  /** The request body as it came. */
  readonly body: Readonly<Record<string, unknown>>
}

/** Reads a request body leniently: what is missing becomes empty. */
export function readChatRequest(
  body: Readonly<Record<string, unknown>>,
  { authorization = '' }: { readonly authorization?: string | undefined } = {},
): ChatRequest {
  const format = asRecord(body['response_format'])
  return {
    model: textOf(body['model']),
    messages: asArray(body['messages']).map((message) => {
      const { role, content } = asRecord(message)
      return { role: textOf(role), content: contentOf(content) }
    }),
    stream: body['stream'] === true,
    tools: asArray(body['tools']).map((tool) => textOf(asRecord(asRecord(tool)['function'])['name'])),
    responseFormat: textOf(format['type']) || 'text',
    key: authorization.replace(/^Bearer /, ''),
    body,
  }
}

function contentOf(content: unknown): string {
  if (typeof content === 'string') return content
  return asArray(content)
    .map((part) => textOf(asRecord(part)['text']))
    .join('')
}

function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  // An object that came from JSON has string keys only.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
