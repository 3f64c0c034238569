import { AgentError, redactSecrets, secretsOf } from '@voyager-mc/core'
import * as z from 'zod'

/** Address of a model's server, and the key for it. */
interface Endpoint {
  /** Ends in `/v1` with most servers. */
  readonly baseUrl: string
  /** Absent sends none. */
  readonly key?: string | undefined
  readonly signal: AbortSignal
}

/** Answer of an endpoint about its models. */
export type EndpointAnswer =
  | { readonly status: 'listed'; readonly models: readonly string[] }
  /** It answers, but not with a list of models. */
  | { readonly status: 'refused'; readonly httpStatus: number }
  | { readonly status: 'unreadable' }
  | { readonly status: 'silent'; readonly reason: string }

const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) })

/** Asks an OpenAI-compatible endpoint which models it has. */
export async function askEndpoint({ baseUrl, key, signal }: Endpoint): Promise<EndpointAnswer> {
  let response: Response
  try {
    const url = `${baseUrl.replace(/\/$/, '')}/models`
    response = await fetch(url, {
      signal,
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
    })
  } catch (error) {
    return { status: 'silent', reason: describeError(error, { key, baseUrl }) }
  }
  if (!response.ok) return { status: 'refused', httpStatus: response.status }
  try {
    const { data } = listSchema.parse(JSON.parse(await response.text()))
    return { status: 'listed', models: data.map(({ id }) => id) }
  } catch {
    // Not every server that can chat can list; what matters is whether the model answers.
    return { status: 'unreadable' }
  }
}

/** Describes an error in one line without a full stop; of a failed request the cause says more than the error; secrets of `holder` are left out. */
export function describeError(error: unknown, holder?: unknown): string {
  return redactSecrets(lineOf(error), { secrets: secretsOf(holder) })
}

function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error && !AgentError.isInstance(error) ? error.cause : error
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  const [line = ''] = (cause.message || code || error.message).split('\n')
  return line.replace(/\.$/, '')
}
