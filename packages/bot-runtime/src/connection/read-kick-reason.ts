/** The words in a kick reason: plain text, a JSON chat component, or a tagged component of newer versions. */
export function readKickReason(reason: unknown): string {
  const value = typeof reason === 'string' ? parseJson(reason) : reason
  const words: string[] = []
  collectWords(value, words)
  return words.join(' ').trim() || 'no reason given'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return text
    throw error
  }
}

const wordFields = ['text', 'translate', 'with', 'extra', 'value', '']

function collectWords(value: unknown, words: string[]): void {
  if (typeof value === 'string') words.push(value)
  else if (Array.isArray(value)) for (const entry of value) collectWords(entry, words)
  else if (typeof value === 'object' && value !== null) {
    for (const field of wordFields) collectWords(Reflect.get(value, field), words)
  }
}
