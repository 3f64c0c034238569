import { CommandError } from '../errors/command-error.ts'

const deepest = 16

/** Words of a text component as commands take it: JSON, or a quoted text; throws `CommandError` for what is neither. */
export function plainText(json: string): string {
  try {
    return textOf(JSON.parse(json), 0)
  } catch (error) {
    if (error instanceof SyntaxError) throw new CommandError(`Invalid chat component: ${error.message}`)
    throw error
  }
}

function textOf(part: unknown, depth: number): string {
  if (depth > deepest) return ''
  if (typeof part === 'string' || typeof part === 'number' || typeof part === 'boolean') return String(part)
  if (Array.isArray(part)) return part.map((each) => textOf(each, depth + 1)).join('')
  if (typeof part !== 'object' || part === null) return ''
  const own: unknown =
    Reflect.get(part, 'text') ?? Reflect.get(part, 'selector') ?? Reflect.get(part, 'translate')
  const extra: unknown = Reflect.get(part, 'extra')
  return `${typeof own === 'string' ? own : ''}${textOf(extra ?? '', depth + 1)}`
}
