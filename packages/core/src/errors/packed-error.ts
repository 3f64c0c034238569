import { AgentError } from './agent-error.ts'
import { EnvironmentLostError, type EnvironmentLostReason } from './environment-lost-error.ts'

/** An error as plain data, for messages between threads and processes. */
export interface PackedError {
  readonly name: string
  readonly message: string
  /** Absent for errors of others. */
  readonly code?: string
  /** Data fields, as far as they are plain. */
  readonly fields: Readonly<Record<string, string | number | boolean>>
}

// A message that holds a whole program helps nobody.
const longestMessage = 2000

/** Turns an error into data that can be posted. */
export function packError(error: unknown): PackedError {
  if (!(error instanceof Error)) return { name: 'Error', message: shorten(String(error)), fields: {} }
  const { name, message } = error
  const { code } = error as { readonly code?: unknown } // a field that errors may have
  const fields = Object.fromEntries(
    Object.entries(error).filter(
      ([key, value]) => !standard.has(key) && ['string', 'number', 'boolean'].includes(typeof value),
    ),
  )
  return { name, message: shorten(message), ...(typeof code === 'string' ? { code } : {}), fields }
}

/** Makes the error again: recognised by its `code`, and so by the `isInstance` of its class; errors of others get the code `other-error`. */
export function unpackError({ name, message, code, fields }: PackedError): AgentError {
  if (code === 'environment-lost') {
    // The class that was packed has no other values there.
    return new EnvironmentLostError(fields.reason as EnvironmentLostReason, message)
  }
  const error = new AgentError(code ?? 'other-error', message)
  return Object.assign(error, fields, { name })
}

const standard = new Set(['name', 'message', 'code', 'stack', 'cause'])

const shorten = (text: string): string =>
  text.length > longestMessage ? `${text.slice(0, longestMessage)}…` : text
