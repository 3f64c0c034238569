import type { Program } from '@voyager-mc/core'

/**
 * Numbers a program's scripts note while they run, in memory that the host reads also when the engine was halted: the
 * last place of all, and the last line of the program itself. Zero is no place.
 */
export type NotedLines = readonly [last: number, inProgram: number]

/** The line on which a program was halted, and the line of the skill it was in, when it was in one. */
export interface HaltPlace {
  /** 1-based line in `Program.source`. */
  readonly line: number
  readonly skill?: { readonly name: string; readonly line: number }
}

/** Lines of one script; no source is that long, so a number tells script and line. */
const linesPerScript = 2 ** 20
/** Skills whose lines are told; numbers of more would not fit into 32 bits. */
const mostSkills = 2000

/** Options of `lineNotes`. */
export interface LineNotesOptions {
  /** Whether the engine provides a function for notes; otherwise it provides the memory itself. */
  readonly countsTurns: boolean
  readonly hasModules: boolean
}

/** Code that notes a line of the program, or of the skill of that index. */
export interface LineNotes {
  inProgram(this: void, line: number): string
  inSkill(this: void, index: number): (line: number) => string
}

/** Writes the code of notes. */
export function lineNotes({ countsTurns, hasModules }: LineNotesOptions): LineNotes {
  const write = countsTurns
    ? (number: number) => `$$line(${number})`
    : (number: number) => `$$line[0]=${number}`
  return {
    inProgram: hasModules && !countsTurns ? (line) => `$$line[0]=$$line[1]=${line}` : write,
    inSkill: (index) => (line) => write(index < mostSkills ? (index + 1) * linesPerScript + line : 0),
  }
}

/** Reads the notes; undefined when no statement of the program was noted. A program may have written them itself. */
export function findHaltPlace(notes: NotedLines, { modules = [], source }: Program): HaltPlace | undefined {
  const [last, inProgram] = notes
  const isProgram = last > 0 && last < linesPerScript
  const line = isProgram ? last : inProgram
  if (!Number.isInteger(line) || line < 1 || line > source.split('\n').length) return undefined
  const name = modules[Math.floor(last / linesPerScript) - 1]?.name
  return isProgram || name === undefined ? { line } : { line, skill: { name, line: last % linesPerScript } }
}
