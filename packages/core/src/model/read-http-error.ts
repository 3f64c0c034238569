import { definedOf } from '../defined-of.ts'

/** The part of a client's error that tells what happened. */
export interface HttpError {
  readonly status?: number
  /** Word for programs, such as `insufficient_quota` or `ECONNREFUSED`; empty when there is none. */
  readonly code: string
  readonly text: string
  /** The header `Retry-After`, or `retry-after-ms` with its unit, or what the error's text says; absent when the server told none. */
  readonly retryAfter?: string
}

/** Reads the error of a model's client or of the network below it; clients differ in where they keep what they know. */
export function readHttpError(error: unknown): HttpError {
  const errors = withCauses(error)
  const status = firstOf(errors, (each) =>
    [each.status, each.statusCode, each.status_code, Object(each.response).status].find(isStatus),
  )
  const code = firstOf(errors, (each) =>
    [Object(each.error).code, each.code, Object(each.error).type].find(isText),
  )
  const text = errors
    .flatMap(({ name, message }) => [name, message])
    .filter(isText)
    .join(' ')
  const retryAfter =
    firstOf(errors, (each) => retryAfterOf(each.headers) ?? retryAfterOf(Object(each.response).headers)) ??
    firstOf(errors, (each) => retryDelayOf([each.errorDetails, each.data, each.responseBody, each.message]))
  return { code: code ?? '', text, ...definedOf({ status, retryAfter }) }
}

/** Longest text that is searched for a pause; providers' errors are shorter. */
const searchedCharacters = 20_000

/** The pause that Google's servers ask for, in the body of an error and nowhere else. */
function retryDelayOf(places: readonly unknown[]): string | undefined {
  for (const place of places) {
    if (place === undefined || place === null) continue
    const text = (typeof place === 'string' ? place : safeJson(place)).slice(0, searchedCharacters)
    const [, seconds] = /retryDelay\\?"?\s*:\s*\\?"?(\d{1,6}(?:\.\d{1,9})?)s/.exec(text) ?? []
    if (seconds !== undefined) return seconds
  }
  return undefined
}

function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return '' // A value that holds itself is no part of an answer.
  }
}

/** Anything may be thrown, so every field may be anything. */
type Thrown = Readonly<
  Record<
    | 'status'
    | 'statusCode'
    | 'status_code'
    | 'errorDetails'
    | 'data'
    | 'responseBody'
    | 'response'
    | 'error'
    | 'code'
    | 'headers'
    | 'message'
    | 'name'
    | 'cause',
    unknown
  >
>

const deepestCause = 5

function withCauses(error: unknown): readonly Thrown[] {
  const errors: Thrown[] = []
  let current = error
  while (typeof current === 'object' && current !== null && errors.length < deepestCause) {
    // An object has every field, if only as undefined.
    const thrown = current as Thrown
    errors.push(thrown)
    current = thrown.cause
  }
  return errors
}

function firstOf<Value>(
  errors: readonly Thrown[],
  read: (error: Thrown) => Value | undefined,
): Value | undefined {
  return errors.map(read).find((value) => value !== undefined)
}

function retryAfterOf(headers: unknown): string | undefined {
  const read = (name: string): unknown => {
    const { get } = Object(headers)
    return typeof get === 'function' ? get.call(headers, name) : Object(headers)[name]
  }
  const milliseconds = read('retry-after-ms')
  if (isText(milliseconds)) return `${milliseconds}ms`
  return [read('retry-after'), read('Retry-After')].find(isText)
}

function isStatus(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 100 && value < 600
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
