import { createHash } from 'node:crypto'
import type { BaseMessage } from '@langchain/core/messages'
import { chatRequestOf, seriesOf } from './chat-request.ts'

/** A request as a cassette knows it. */
export interface CassetteRequest {
  readonly key: string
  /** Track of the next answer when nothing has the key; absent finds exact requests only. */
  readonly series?: string
  /** Hashes of its parts, by what they are called. */
  readonly parts?: Readonly<Record<string, string>>
}

/** Name of the part that decides what shape a reply has. */
const tools = 'the tools'

/** The key of a request: equal requests have equal keys, whatever the order of their fields. */
export function requestKey(request: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(request)) ?? '')
    .digest('hex')
    .slice(0, 32)
}

/** A request to a chat model with the hashes of its parts. */
export function chatCassetteRequest(
  messages: readonly BaseMessage[],
  options: object,
): Required<CassetteRequest> {
  const request = chatRequestOf(messages, options)
  const asked = messages.map(({ type, content }, index) => [
    type === 'system' ? 'the system message' : `message ${index + 1}`,
    shortHash(content),
  ])
  return {
    key: requestKey(request),
    series: seriesOf(messages),
    parts: {
      [tools]: toolsHash(request.tools, request.choice),
      ...Object.fromEntries(asked),
    },
  }
}

/** Whether replies to both requests have one shape; parts that were not recorded differ in nothing. */
export function haveOneShape(one: CassetteRequest, other: CassetteRequest): boolean {
  const [left, right] = [one.parts?.[tools], other.parts?.[tools]]
  return left === undefined || right === undefined || left === right
}

/** Whether tools came along with a request; not known of older recordings, where none did. */
export function offersTools({ parts }: CassetteRequest): boolean {
  return parts?.[tools] !== undefined && parts[tools] !== toolsHash()
}

/** Parts in which a request differs from a recorded one. */
export function partsThatDiffer(asked: CassetteRequest, recorded: CassetteRequest): readonly string[] {
  const [left, right] = [asked.parts, recorded.parts]
  if (left === undefined || right === undefined) return []
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])]
  return names.filter((name) => left[name] !== right[name])
}

const toolsHash = (offered?: unknown, choice?: unknown): string => shortHash([offered ?? [], choice ?? ''])

const shortHash = (value: unknown): string => requestKey(value).slice(0, 12)

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, child]: [string, unknown]) => child !== undefined)
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, child]) => [key, sorted(child)]),
  )
}
