import type { DialectName } from './dialect-name.ts'
import { listOf, recordOf } from './json-fields.ts'
import { textOf } from './text-of.ts'

/** One message of a chat request; the content of a part list is joined to text. */
export interface ChatRequestMessage {
  readonly role: string
  readonly content: string
}

/** A chat request as the server understood it. */
export interface ChatRequest {
  /** Language of the request: that of the provider whose client sent it. */
  readonly dialect: DialectName
  readonly model: string
  readonly messages: readonly ChatRequestMessage[]
  readonly stream: boolean
  /** Names of the tools offered; empty when there are none. */
  readonly tools: readonly string[]
  /** `json_schema`, `json_object` or `text`. */
  readonly responseFormat: string
  /** The bearer token, or whatever else the provider's header for it held; empty when there was none. */
  readonly key: string
  /** The request body as it came. */
  readonly body: Readonly<Record<string, unknown>>
}

/** Body of a request, the path it was sent to and the key that came with it. */
export interface Asked {
  readonly body: Readonly<Record<string, unknown>>
  /** Without the query. */
  readonly path: string
  readonly key: string
}

/** Reads a chat request in OpenAI's shape leniently: what is missing becomes empty. */
export function readChatRequest({ body, path, key }: Asked): ChatRequest {
  const format = recordOf(body['response_format'])
  return {
    dialect: path.startsWith('/openrouter/')
      ? 'openrouter'
      : path.startsWith('/mistral/')
        ? 'mistral'
        : 'openai',
    model: textOf(body['model']),
    messages: listOf(body['messages']).map((message) => {
      const { role, content } = recordOf(message)
      return { role: textOf(role), content: contentText(content) }
    }),
    stream: body['stream'] === true,
    tools: listOf(body['tools']).map((tool) => textOf(recordOf(recordOf(tool)['function'])['name'])),
    responseFormat: textOf(format['type']) || 'text',
    key,
    body,
  }
}

/** Text of a message's content: itself, or the texts of its parts. */
export function contentText(content: unknown): string {
  if (typeof content === 'string') return content
  return listOf(content)
    .map((part) => textOf(recordOf(part)['text']))
    .join('')
}
