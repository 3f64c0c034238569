import { definedOf } from '../defined-of.ts'
import type { ModelFault, ModelFaultKind } from '../errors/model-fault.ts'
import { readHttpError, type HttpError } from './read-http-error.ts'
import { retryAfterMs } from './retry-after.ts'

const remedies: Readonly<Record<ModelFaultKind, ModelFault['remedy']>> = {
  unreachable: 'wait',
  'time-out': 'wait',
  'rate-limit': 'wait',
  'server-error': 'wait',
  unreadable: 'wait',
  'context-length': 'request',
  'content-policy': 'request',
  'bad-request': 'request',
  unauthorized: 'setup',
  forbidden: 'setup',
  'not-found': 'setup',
  quota: 'setup',
  certificate: 'setup',
}

/** Reads what a model's client threw, whichever client it is. */
export function readModelFault(
  error: unknown,
  { now = Date.now }: { readonly now?: () => number } = {},
): ModelFault {
  const http = readHttpError(error)
  const kind = kindOf(http)
  const { status, retryAfter } = http
  const pause = retryAfter === undefined ? undefined : retryAfterMs(retryAfter, now())
  return {
    kind,
    remedy: remedies[kind],
    ...definedOf({ status, retryAfterMs: pause }),
  }
}

const wordsOfKinds: readonly (readonly [kind: ModelFaultKind, words: RegExp])[] = [
  [
    'context-length',
    /context.?length|context.?window|maximum context|prompt is too long|too many (?:input )?tokens|input tokens exceed|token count\b.{0,40}\bexceeds|ContextOverflow/i,
  ],
  [
    'content-policy',
    /content.?(?:policy|filter|management)|responsible.?ai|safety (?:system|policy)|blocked by .*polic|block reason|prompt was blocked|violat\w+ .*polic/i,
  ],
]

const spent =
  /insufficient.?quota|exceeded your current quota|billing|credit balance|out of credits|payment required/i

const certificateCodes =
  /^(?:CERT_|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|ERR_TLS_CERT_ALTNAME_INVALID)/

const unknownKey = /api.?key (?:is )?(?:not valid|invalid)|invalid api.?key|API_KEY_INVALID/i

function kindOf({ status, code, text, retryAfter }: HttpError): ModelFaultKind {
  if (status === undefined || status < 400) return kindWithoutStatus({ code, text })
  // Google's servers say of every limit that a quota is exceeded, also of those per minute, and then when to come back.
  const isSpent = spent.test(code) || (retryAfter === undefined && spent.test(text))
  if (status === 402 || (status === 429 && isSpent)) return 'quota'
  if (status === 429) return 'rate-limit'
  if (status === 401 || status === 407) return 'unauthorized'
  if (status === 400 && unknownKey.test(`${code} ${text}`)) return 'unauthorized'
  const byWords = wordsOfKinds.find(([, words]) => words.test(`${code} ${text}`))?.[0]
  if (byWords !== undefined && status < 500) return byWords
  if (status === 403) return 'forbidden'
  if (status === 404 || status === 410) return 'not-found'
  if (status === 413) return 'context-length'
  if (status === 451) return 'content-policy'
  if (status === 408) return 'time-out'
  if (status >= 500 || status === 409 || status === 425) return 'server-error'
  return 'bad-request'
}

function kindWithoutStatus({ code, text }: Pick<HttpError, 'code' | 'text'>): ModelFaultKind {
  if (certificateCodes.test(code)) return 'certificate'
  if (spent.test(code)) return 'quota'
  const byWords = wordsOfKinds.find(([, words]) => words.test(`${code} ${text}`))?.[0]
  if (byWords !== undefined) return byWords
  if (/time.?out|timed out|ETIMEDOUT/i.test(`${code} ${text}`)) return 'time-out'
  // Clients fail like a bug on an answer that is none: a web page, half a body.
  if (/cannot read prop|is not iterable|is not a function|JSON|unexpected token|empty response/i.test(text))
    return 'unreadable'
  return 'unreachable'
}
