/** A place in the program or in one of its skills. */
export interface StackPlace {
  readonly line: number
  /** 1 where the stack has none. */
  readonly column: number
}

/** File name of the program in the guest's stacks. */
export const programFileName = 'program.js'

const skillEnding = '.skill.js'

/** File name of a skill in the guest's stacks. */
export const skillFileName = (name: string): string => `${name}${skillEnding}`

/** Highest line or column that is read, in digits. */
const longestNumber = 7

/**
 * The innermost frame of the program itself; undefined when the stack has none. A program writes what it likes into a
 * stack, so this only looks for fixed texts and reads on from there.
 */
export function findProgramFrame(stack: string): StackPlace | undefined {
  for (const opening of [`(${programFileName}:`, `at ${programFileName}:`]) {
    const place = readPlace(stack, stack.indexOf(opening), opening.length)
    if (place) return place
  }
  return undefined
}

/** The innermost frame of a skill; undefined when the stack has none. */
export function findSkillFrame(stack: string): (StackPlace & { readonly name: string }) | undefined {
  const ending = `${skillEnding}:`
  const at = stack.indexOf(ending)
  const name = nameBefore(stack, at)
  const place = readPlace(stack, at, ending.length)
  return place && name !== '' ? { ...place, name } : undefined
}

/** The longest dotted path of names that ends at a place in a line, such as `bot.dig`; empty when none does. */
export function pathBefore(line: string, end: number): string {
  let start = Math.min(end, line.length)
  while (start > 0 && isPathLetter(line.charCodeAt(start - 1))) start -= 1
  const path = line.slice(start, end)
  return path.startsWith('.') || path.endsWith('.') || path.includes('..') ? '' : path
}

/** Whether a text is one name or a dotted path of names. */
export function isPath(text: string): boolean {
  return text !== '' && pathBefore(text, text.length) === text
}

function nameBefore(text: string, end: number): string {
  let start = Math.max(0, end)
  while (start > 0 && isNameLetter(text.charCodeAt(start - 1))) start -= 1
  return text.slice(start, Math.max(0, end))
}

function readPlace(stack: string, at: number, skip: number): StackPlace | undefined {
  if (at < 0) return undefined
  const line = digitsAt(stack, at + skip)
  if (line === '') return undefined
  const after = at + skip + line.length
  const column = stack[after] === ':' ? digitsAt(stack, after + 1) : ''
  return { line: Number(line), column: column === '' ? 1 : Number(column) }
}

function digitsAt(text: string, start: number): string {
  let end = start
  while (end - start < longestNumber && isDigit(text.charCodeAt(end))) end += 1
  return text.slice(start, end)
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** Letters of ASCII, digits, `_` and `$`. */
function isNameLetter(code: number): boolean {
  return (
    isDigit(code) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95 || code === 36
  )
}

function isPathLetter(code: number): boolean {
  return code === 46 || isNameLetter(code)
}
