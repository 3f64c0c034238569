import { suggestName, type Program, type ProgramOutcome } from '@voyager-mc/core'
import type { GuestError } from '../membrane/guest-error.ts'

/** Facts about a program that explain its errors. */
export interface DescribeProgramErrorOptions {
  readonly program: Program
  /** The program as it ran; has the same lines as its source. */
  readonly instrumented: string
  /** Names a program can use, for "did you mean". */
  readonly names: readonly string[]
  /** Members of a global object by the global's name. */
  readonly membersOf: (name: string) => readonly string[]
}

/** File name of the program in the guest's stacks. */
export const programFileName = 'program.js'

/** Turns what a program threw into an outcome that quotes the line and suggests names. */
export function describeProgramError(
  error: GuestError,
  options: DescribeProgramErrorOptions,
): ProgramOutcome {
  const place = placeOf(error)
  const line = place?.line ?? error.line
  const text =
    error.guestName === 'Error' ? error.message : `${error.guestName}: ${explain(error, place, options)}`
  return failedAt(text + quoteSkill(error, options.program), line, options.program.source)
}

/** File name of a skill in the guest's stacks. */
export const skillFileName = (name: string): string => `${name}.skill.js`

/** The line of the innermost skill the error went through; empty when it is the program's own. */
function quoteSkill({ guestStack }: GuestError, { modules = [] }: Program): string {
  const frame = /([\w$]+)\.skill\.js:(\d+)/.exec(guestStack)
  const source = modules.find(({ name }) => name === frame?.[1])?.source
  const quoted = source?.split('\n')[Number(frame?.[2]) - 1]?.trim()
  if (!frame || quoted === undefined) return ''
  return `\n  in the skill ${frame[1]}, line ${frame[2]}: ${quoted.slice(0, 200)}`
}

/** An outcome that names and quotes the line, when there is one. */
export function failedAt(text: string, line: number | undefined, source: string): ProgramOutcome {
  const quoted = line === undefined ? undefined : source.split('\n')[line - 1]?.trim()
  if (line === undefined || quoted === undefined) return { status: 'failed', message: text }
  return { status: 'failed', message: `${text}\n  at line ${line}: ${quoted.slice(0, 200)}`, line }
}

interface Place {
  readonly line: number
  readonly column: number
}

/** The innermost frame of the program itself. */
function placeOf({ guestStack }: GuestError): Place | undefined {
  const frame = /\(program\.js:(\d+):(\d+)\)|at program\.js:(\d+):?(\d*)/.exec(guestStack)
  if (!frame) return undefined
  return { line: Number(frame[1] ?? frame[3]), column: Number(frame[2] ?? frame[4] ?? 1) }
}

function explain(error: GuestError, place: Place | undefined, options: DescribeProgramErrorOptions): string {
  // QuickJS quotes the name; V8 names what was called, QuickJS does not.
  const undefinedName = /^'?([\w$]+)'? is not defined$/.exec(error.message)?.[1]
  if (undefinedName !== undefined)
    return `${undefinedName} is not defined${didYouMean(undefinedName, options.names)}`
  const callee =
    /^([\w$.]+) is not a function$/.exec(error.message)?.[1] ??
    (error.message === 'not a function' && place ? calleeAt(place, options.instrumented) : undefined)
  if (callee === undefined) return error.message
  const [object = '', member] = callee.split('.')
  if (member === undefined) return `${callee} is not a function${didYouMean(callee, options.names)}`
  const suggestion = suggestName(member, options.membersOf(object))
  return `${callee} is not a function${suggestion === undefined ? '' : `; did you mean ${object}.${suggestion}?`}`
}

function didYouMean(name: string, names: readonly string[]): string {
  const suggestion = suggestName(name, names)
  return suggestion === undefined ? '' : `; did you mean ${suggestion}?`
}

/** The engine points at the bracket that opens the call; what stands before it is the callee. */
function calleeAt({ line, column }: Place, instrumented: string): string | undefined {
  const before = instrumented.split('\n')[line - 1]?.slice(0, column - 1) ?? ''
  return /[\w$]+(\.[\w$]+)*$/.exec(before)?.[0]
}
