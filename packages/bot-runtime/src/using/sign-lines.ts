import type { Block } from '../bot/block.ts'

/** Words on the two sides of a sign; lines without any are left out. */
export interface SignLines {
  readonly front: readonly string[]
  readonly back: readonly string[]
}

const longestLine = 400

/** Reads what stands on a sign, as the server has sent it; empty for a blank one. */
export function signLines(block: Block): SignLines {
  const data: unknown = block.blockEntity
  const old = [1, 2, 3, 4].map((line) => fieldOf(data, `Text${line}`))
  const front = fieldOf(fieldOf(data, 'front_text'), 'messages')
  const back = fieldOf(fieldOf(data, 'back_text'), 'messages')
  return { front: textsOf(Array.isArray(front) ? front : old), back: textsOf(back) }
}

function textsOf(lines: unknown): readonly string[] {
  if (!Array.isArray(lines)) return []
  return lines
    .map((line: unknown) => textOf(parsed(line)).slice(0, longestLine))
    .filter((line) => line !== '')
}

/** Lines are JSON in most versions, and plain text or data in others. */
function parsed(line: unknown): unknown {
  if (typeof line !== 'string' || !/^\s*["{[]/.test(line)) return line
  try {
    return JSON.parse(line)
  } catch (error) {
    if (error instanceof SyntaxError) return line
    throw error
  }
}

function textOf(part: unknown): string {
  if (typeof part === 'string') return part
  if (Array.isArray(part)) return part.map(textOf).join('')
  const own = fieldOf(part, 'text') ?? fieldOf(part, '')
  const extra = fieldOf(part, 'extra')
  return `${typeof own === 'string' ? own : ''}${Array.isArray(extra) ? extra.map(textOf).join('') : ''}`
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
}
