import { suggestName, type Program, type ProgramOutcome } from '@voyager-mc/core'
import { absentMembers } from '../border/absent-members.ts'
import { refusedGlobals } from '../border/program-globals.ts'
import type { GuestError } from '../membrane/guest-error.ts'
import { findProgramFrame, findSkillFrame, isPath, pathBefore, type StackPlace } from './guest-stack.ts'
import { quoteLineAt } from './quote-line-at.ts'

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

/** Longest message of an outcome, in characters. */
const longestMessage = 2000
/** Longest name that is explained, in characters. */
const longestName = 200

/** Turns what a program threw into an outcome that quotes the line and suggests names. */
export function describeProgramError(
  error: GuestError,
  options: DescribeProgramErrorOptions,
): ProgramOutcome {
  const place = findProgramFrame(error.guestStack)
  const line = place?.line ?? error.line
  const text =
    error.guestName === 'Error' ? error.message : `${error.guestName}: ${explain(error, place, options)}`
  return failedAt(cut(text) + quoteSkill(error, options.program), line, options.program.source)
}

/** The line of the innermost skill the error went through; empty when it is the program's own. */
function quoteSkill({ guestStack }: GuestError, { modules = [] }: Program): string {
  const frame = findSkillFrame(guestStack)
  const source = modules.find(({ name }) => name === frame?.name)?.source
  const quoted = quoteLineAt(frame?.line ?? 0, source ?? '')
  if (!frame || source === undefined || quoted === undefined) return ''
  return `\n  in the skill ${frame.name}, line ${frame.line}: ${quoted}`
}

/** An outcome that names and quotes the line, when there is one. */
export function failedAt(text: string, line: number | undefined, source: string): ProgramOutcome {
  const quoted = line === undefined ? undefined : quoteLineAt(line, source)
  if (line === undefined || quoted === undefined) return { status: 'failed', message: cut(text) }
  const message = `${cut(text)}\n  at line ${line}: ${quoted}`
  return { status: 'failed', message, line }
}

function cut(text: string): string {
  return text.length > longestMessage ? `${text.slice(0, longestMessage)}...` : text
}

function explain(
  { message }: GuestError,
  place: StackPlace | undefined,
  options: DescribeProgramErrorOptions,
): string {
  // QuickJS quotes the name; V8 names what was called, QuickJS does not.
  const undefinedName = subjectOf(message.replaceAll("'", ''), ' is not defined')
  if (undefinedName !== undefined)
    return `${undefinedName} is not defined${didYouMean(undefinedName, options.names)}`
  const callee =
    message === 'not a function' && place
      ? calleeAt(place, options.instrumented)
      : subjectOf(message, ' is not a function')
  if (callee === undefined) return message
  const [object = '', member] = callee.split('.')
  if (member === undefined) return `${callee} is not a function${didYouMean(callee, options.names)}`
  const remedy = Object.hasOwn(absentMembers, callee) ? absentMembers[callee] : undefined
  if (remedy !== undefined) return `${callee} is not a function; ${remedy}`
  if (object === 'bot' && options.names.includes(member))
    return `${callee} is not a function; write await ${member}(bot, …)`
  const suggestion = suggestName(member, options.membersOf(object))
  return `${callee} is not a function${suggestion === undefined ? '' : `; did you mean ${object}.${suggestion}?`}`
}

function didYouMean(name: string, names: readonly string[]): string {
  const known = Object.hasOwn(refusedGlobals, name) ? refusedGlobals[name] : undefined
  if (known?.use === 'refused') return `; ${known.reason}`
  const suggestion = suggestName(name, names)
  return suggestion === undefined ? '' : `; did you mean ${suggestion}?`
}

/** The path a message speaks of; undefined when it is none or too long to be looked up. */
function subjectOf(message: string, ending: string): string | undefined {
  const subject = message.endsWith(ending) ? message.slice(0, -ending.length) : ''
  return subject.length <= longestName && isPath(subject) ? subject : undefined
}

/** The engine points at the bracket that opens the call; what stands before it is the callee. */
function calleeAt({ line, column }: StackPlace, instrumented: string): string | undefined {
  const text = instrumented.split('\n')[line - 1] ?? ''
  const path = pathBefore(text, column - 1)
  return path === '' || path.length > longestName ? undefined : path
}
