import type { Program } from '@voyager-mc/core'
import { findForbiddenUses, forbiddenNames } from './find-forbidden-uses.ts'
import { findUnawaitedCalls } from './find-unawaited-calls.ts'
import { findUnboundedLoops } from './find-unbounded-loops.ts'
import { findUnknownFunctions } from './find-unknown-functions.ts'
import { listCalls, type ProgramCall } from './list-calls.ts'
import { programGlobals } from './program-globals.ts'
import type { ProgramFinding } from './program-finding.ts'
import { walkProgram } from './walk-program.ts'

export interface CheckProgramOptions {
  /** Names of the primitives and skills in scope; all of them are async. */
  readonly functions: readonly string[]
  /** Names of other values in scope; the default is what the original gives a program. */
  readonly globals?: readonly string[]
  /** Looks at the calls with a game's knowledge: item names, counts. */
  readonly checkCall?: (call: ProgramCall) => string | undefined
}

/** Checks a program without running it; an empty list means nothing was found. */
export function checkProgram(
  program: Program,
  { functions, globals = programGlobals, checkCall = () => undefined }: CheckProgramOptions,
): readonly ProgramFinding[] {
  const walked = walkProgram(program.source)
  const given = new Set(functions)
  const calls = listCalls(walked).flatMap((call) => {
    const message = checkCall(call)
    return message === undefined ? [] : [{ line: call.line, message }]
  })
  // The forbidden ones are reported with a better reason than being unknown.
  const known = new Set([...functions, ...globals, ...forbiddenNames.keys()])
  const findings = [
    ...findUnknownFunctions(walked, known),
    ...findForbiddenUses(walked),
    ...findUnawaitedCalls(walked, given),
    ...findUnboundedLoops(walked),
    ...calls,
  ]
  const unique = new Map(findings.map((finding) => [`${finding.line} ${finding.message}`, finding]))
  return [...unique.values()].sort((a, b) => a.line - b.line)
}
