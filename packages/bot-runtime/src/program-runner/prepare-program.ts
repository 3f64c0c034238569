import type { Program, ProgramOutcome } from '@voyager-mc/core'
import { guestGlobals } from '../border/program-globals.ts'
import { failedAt, type DescribeProgramErrorOptions } from './describe-program-error.ts'
import { programFileName, skillFileName } from './guest-stack.ts'
import { lineNotes } from './halt-place.ts'
import { isFunctionName } from './is-function-name.ts'
import { instrumentSource } from './instrument-source.ts'
import type { ProgramHost } from '../membrane/program-host.ts'

/** A script for the guest's global scope. */
export interface GuestScript {
  readonly source: string
  readonly fileName: string
}

/** A program ready to be evaluated, or why it cannot be. */
export type PreparedProgram =
  | {
      readonly status: 'ready'
      /** In the order of evaluation: modules, then the program. */
      readonly scripts: readonly GuestScript[]
      readonly errors: DescribeProgramErrorOptions
    }
  | { readonly status: 'invalid'; readonly outcome: ProgramOutcome }

/** Options of `prepareProgram`. */
export interface PrepareProgramOptions {
  /** Whether the engine provides the function that counts the turns of loops. */
  readonly countsTurns?: boolean
}

/** Longest source that is looked at, in characters. */
const longestSource = 500_000

/** Checks the sources and gives each module a scope of its own, so that helper functions never clash. */
export function prepareProgram(
  program: Program,
  host: ProgramHost,
  { countsTurns = false }: PrepareProgramOptions = {},
): PreparedProgram {
  const { name, source, modules = [] } = program
  const scripts: GuestScript[] = []
  const line = lineNotes({ countsTurns, hasModules: modules.length > 0 })
  for (const [index, module] of modules.entries()) {
    // A learned skill never replaces a primitive of the same name.
    if (Object.hasOwn(host.globals, module.name)) continue
    const script = wrap(module.name, module.source, {
      fileName: skillFileName(module.name),
      target: module.name,
      countsTurns,
      noteLine: line.inSkill(index),
    })
    if (script.status === 'invalid') {
      return invalid(
        `${script.message} (in the skill ${module.name}, line ${script.line})`,
        undefined,
        source,
      )
    }
    scripts.push(script)
  }
  const main = wrap(name, source, {
    fileName: programFileName,
    target: '$$main',
    countsTurns,
    notesLines: true,
    noteLine: line.inProgram,
  })
  if (main.status === 'invalid') return invalid(main.message, main.line, source)
  scripts.push(main)
  const globals = Object.keys(host.globals)
  return {
    status: 'ready',
    scripts,
    errors: {
      program,
      instrumented: main.source,
      names: [...globals, ...modules.map((module) => module.name), ...main.names, ...guestNames],
      membersOf(global) {
        const value: unknown = host.globals[global]
        return typeof value === 'object' && value !== null ? (host.policy?.membersOf(value) ?? []) : []
      },
    },
  }
}

/** Names of the guest's own globals that programs are likely to mean. */
const guestNames = [...guestGlobals, 'Math', 'Object', 'Promise']

interface WrapOptions {
  readonly fileName: string
  readonly target: string
  readonly countsTurns: boolean
  readonly notesLines?: boolean
  readonly noteLine: (line: number) => string
}

type WrappedScript =
  | (GuestScript & { readonly status: 'ready'; readonly names: readonly string[] })
  | { readonly status: 'invalid'; readonly message: string; readonly line: number }

function wrap(
  name: string,
  source: string,
  { fileName, target, countsTurns, notesLines = false, noteLine }: WrapOptions,
): WrappedScript {
  if (!isFunctionName(name))
    return { status: 'invalid', message: `"${name.slice(0, 80)}" is not a function name.`, line: 1 }
  if (source.length > longestSource)
    return { status: 'invalid', message: 'The program is too long.', line: 1 }
  const instrumented = instrumentSource(source, { notesLines, countsTurns, noteLine })
  if (instrumented.status === 'invalid') return instrumented
  const result = `typeof ${name}==='function'?${name}:undefined`
  const text = `globalThis[${JSON.stringify(target)}]=(function($$line){${instrumented.source}\n;return ${result}})($$line)`
  return { status: 'ready', source: text, fileName, names: instrumented.names }
}

function invalid(message: string, line: number | undefined, source: string): PreparedProgram {
  return { status: 'invalid', outcome: failedAt(message, line, source) }
}
