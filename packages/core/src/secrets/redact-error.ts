import { redactSecrets, type RedactSecretsOptions } from './redact-secrets.ts'

/** A copy of whatever was thrown that may be shown: no secrets, and no headers, requests or bodies of a client's error. */
export function redactError(thrown: unknown, options: RedactSecretsOptions = {}): Error {
  return copyOf(thrown, { ...options, depth: 0 })
}

/** Causes of causes that are kept; an error may be its own. */
const deepestCause = 5

function copyOf(
  thrown: unknown,
  { depth, ...options }: RedactSecretsOptions & { readonly depth: number },
): Error {
  const hide = (text: string): string => redactSecrets(text, options)
  if (!(thrown instanceof Error)) return new Error(hide(String(thrown)))
  const copy = new Error(hide(thrown.message))
  copy.name = hide(thrown.name)
  if (thrown.stack !== undefined) copy.stack = hide(thrown.stack)
  if (thrown.cause !== undefined && depth < deepestCause)
    copy.cause = copyOf(thrown.cause, { ...options, depth: depth + 1 })
  for (const field of ['status', 'code'] as const) {
    const value: unknown = Object(thrown)[field]
    if (typeof value === 'number' || typeof value === 'string')
      Object.assign(copy, { [field]: typeof value === 'string' ? hide(value) : value })
  }
  return copy
}
