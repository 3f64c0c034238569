import { definedOf } from '../defined-of.ts'

/** The part of a client's error that tells what happened. */
export interface HttpError {
  readonly status?: number
  /** Word for programs, such as `insufficient_quota` or `ECONNREFUSED`; empty when there is none. */
  readonly code: string
  readonly text: string
  /** The header `Retry-After`, or `retry-after-ms` with its unit; absent when the server sent none. */
  readonly retryAfter?: string
}

/** Reads the error of a model's client or of the network below it; clients differ in where they keep what they know. */
export function readHttpError(error: unknown): HttpError {
  const errors = withCauses(error)
  const status = firstOf(errors, (each) =>
    [each.status, each.statusCode, Object(each.response).status].find(isStatus),
  )
  const code = firstOf(errors, (each) =>
    [Object(each.error).code, each.code, Object(each.error).type].find(isText),
  )
  const retryAfter = firstOf(
    errors,
    (each) => retryAfterOf(each.headers) ?? retryAfterOf(Object(each.response).headers),
  )
  return {
    code: code ?? '',
    text: errors
      .flatMap(({ name, message }) => [name, message])
      .filter(isText)
      .join(' '),
    ...definedOf({ status, retryAfter }),
  }
}

/** Anything may be thrown, so every field may be anything. */
type Thrown = Readonly<
  Record<
    'status' | 'statusCode' | 'response' | 'error' | 'code' | 'headers' | 'message' | 'name' | 'cause',
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
