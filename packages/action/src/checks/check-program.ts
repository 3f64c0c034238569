import type { Program, ProgramScope } from '@voyager-mc/core'
import { findForbiddenUses } from './find-forbidden-uses.ts'
import { findMissingArguments, type RequiredArguments } from './find-missing-arguments.ts'
import { findUnawaitedCalls } from './find-unawaited-calls.ts'
import { findUnboundedLoops } from './find-unbounded-loops.ts'
import { findUnknownFunctions } from './find-unknown-functions.ts'
import { findUnknownMembers } from './find-unknown-members.ts'
import { listCalls, type ProgramCall } from './list-calls.ts'
import { listLookups } from './list-lookups.ts'
import { languageGlobals } from './language-globals.ts'
import type { ProgramFinding } from './program-finding.ts'
import { walkProgram } from './walk-program.ts'

export interface CheckProgramOptions {
  /** Names of the primitives and skills in scope. */
  readonly functions: readonly string[]
  /** Those among them whose value comes at once; none by default. All others are async. */
  readonly immediate?: readonly string[]
  /**
   * Other names in scope of programs, and what is refused to them. Absent checks neither unknown names nor uses of what
   * is out of reach.
   */
  readonly scope?: ProgramScope
  /** Arguments that functions cannot do without; absent does not look at that. */
  readonly required?: RequiredArguments
  /** Looks at the calls, and at names looked up in the game's data, with a game's knowledge: item names, counts. */
  readonly checkCall?: (call: ProgramCall) => string | undefined
}

/** Checks a program without running it; an empty list means nothing was found. */
export function checkProgram(
  program: Program,
  {
    functions,
    immediate = [],
    scope,
    required = new Map(),
    checkCall = () => undefined,
  }: CheckProgramOptions,
): readonly ProgramFinding[] {
  const walked = walkProgram(program.source)
  const calls = [...listCalls(walked), ...listLookups(walked)].flatMap((call) => {
    const message = checkCall(call)
    return message === undefined ? [] : [{ line: call.line, message }]
  })
  const members = scope?.members ?? []
  const findings = [
    ...(scope ? findUnknownFunctions(walked, namesOf(scope, functions)) : []),
    ...findForbiddenUses(walked, members),
    ...findUnknownMembers(walked, { functions, immediate, members }),
    ...findUnawaitedCalls(walked, { functions, immediate, members }),
    ...findMissingArguments(walked, required),
    ...findUnboundedLoops(walked),
    ...calls,
  ]
  const unique = new Map(findings.map((finding) => [`${finding.line} ${finding.message}`, finding]))
  return [...unique.values()].sort((a, b) => a.line - b.line)
}

function namesOf({ names, members }: ProgramScope, functions: readonly string[]): ReadonlySet<string> {
  // Refused ones are reported with a better reason than being unknown.
  const refused = members.flatMap(({ path, refusal }) => (refusal === undefined ? [] : [path]))
  return new Set([...functions, ...names, ...languageGlobals, ...refused])
}
