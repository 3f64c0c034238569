import type { ModelFaultKind } from '../errors/model-fault.ts'
import { ModelUnavailableError } from '../errors/model-unavailable-error.ts'
import { redactError } from '../secrets/redact-error.ts'
import { redactSecrets } from '../secrets/redact-secrets.ts'
import { secretsOf } from '../secrets/secrets-of.ts'
import { readModelFault } from './read-model-fault.ts'

export interface ModelUnavailableOfOptions {
  /** Name of the model in the message, such as `critic model`. */
  readonly name: string
  /** The model or its client; secrets it holds are left out. */
  readonly holder?: unknown
}

/** Problem and remedy by kind of fault, around the client's own words. */
const sentences: Readonly<Record<ModelFaultKind, readonly [problem: string, remedy: string]>> = {
  unreachable: ['did not answer', 'check its name, key, URL and quota'],
  'time-out': ['did not answer in time', 'check its URL or allow it more time'],
  'rate-limit': ['was asked too often', 'wait, or limit the rate of the calls'],
  'server-error': ['did not answer', 'wait, or check its name, key, URL and quota'],
  unreadable: ['did not answer', 'check its name, key, URL and quota'],
  'context-length': ['was sent more than it reads', 'take a model with a longer context'],
  'content-policy': ["refused the request by its provider's policy", 'take another model or provider'],
  'bad-request': ['did not understand the request', 'check its name and its options'],
  unauthorized: ['refused the key', 'set a valid key'],
  forbidden: ['may not be used with this key', 'ask its provider for access or take another model'],
  'not-found': ['is not there', 'check its name and its URL'],
  quota: ['has nothing left on its account', 'add credit or take another key'],
  certificate: ['has a certificate that is not trusted', 'check its URL or the certificates of this machine'],
}

/** The error of a call of a model that failed, without secrets: what happened, in the client's words, and what to do. */
export function modelUnavailableOf(
  cause: unknown,
  { name, holder }: ModelUnavailableOfOptions,
): ModelUnavailableError {
  const fault = readModelFault(cause)
  const secrets = secretsOf(holder)
  const [problem, remedy] = sentences[fault.kind]
  const reason = firstLine(redactSecrets(cause instanceof Error ? cause.message : String(cause), { secrets }))
  const detail = fault.kind === 'unreadable' ? `its answer is not one of a chat model (${reason})` : reason
  return new ModelUnavailableError(`The ${name} ${problem}: ${detail}; ${remedy}.`, {
    fault,
    cause: redactError(cause, { secrets }),
  })
}

const longestReason = 300

/** Clients explain at length. */
function firstLine(text: string): string {
  const line = (text.trim().split('\n')[0] ?? '').replace(/\.$/, '')
  return line.length > longestReason ? `${line.slice(0, longestReason)}…` : line
}
