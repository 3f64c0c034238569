/** A list of a request body; anything else is an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** An object of a request body; anything else is an empty one. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  // An object that came from JSON has string keys only.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Arguments of a scripted tool call as the object that some providers send; text that is no JSON is kept under `raw`. */
export function argumentsOf(text: string): object {
  try {
    return recordOf(JSON.parse(text))
  } catch {
    return { raw: text } // Such a provider cannot send text that is no JSON.
  }
}
