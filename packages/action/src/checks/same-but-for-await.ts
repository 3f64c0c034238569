import { walkProgram } from './walk-program.ts'

/** Whether a source parses to what another one does, once `await` and empty statements are left out of both. */
export function isSameButForAwait(source: string, changed: string): boolean {
  try {
    return skeletonOf(source) === skeletonOf(changed)
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

const places: ReadonlySet<string> = new Set(['start', 'end', 'loc'])

function skeletonOf(source: string): string {
  return JSON.stringify(walkProgram(source).tree, (key, value: unknown) => {
    if (places.has(key)) return undefined
    if (typeof value === 'bigint') return String(value)
    if (Array.isArray(value)) return value.filter((each) => !isOfType(each, 'EmptyStatement'))
    return isOfType(value, 'AwaitExpression') && 'argument' in value ? value.argument : value
  })
}

function isOfType(value: unknown, type: string): value is { readonly type: string } {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === type
}
