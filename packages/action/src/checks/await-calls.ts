import type { Program } from '@voyager-mc/core'
import type { AnyNode } from 'acorn'
import type { CheckProgramOptions } from './check-program.ts'
import { listUnawaitedCalls, type UnawaitedCall } from './find-unawaited-calls.ts'
import { lineOf, walkProgram, type Ancestors } from './walk-program.ts'
import { isSameButForAwait } from './same-but-for-await.ts'

export type AwaitCallsOptions = Pick<CheckProgramOptions, 'functions' | 'immediate' | 'scope'>

/**
 * Adds `await` before calls whose promise stands alone or is taken for its value, where the program can have meant
 * nothing else; `notes` of the result say where. Lines keep their numbers. Calls in functions that are not async stay as
 * they are, as does everything when the result would not be the same program but for its awaits.
 */
export function awaitCalls(
  program: Program,
  { functions, immediate = [], scope }: AwaitCallsOptions,
): Program {
  const names = { functions, immediate, members: scope?.members ?? [] }
  const list = (source: string): readonly UnawaitedCall[] =>
    listUnawaitedCalls(walkProgram(source), names).filter(canAwait)
  const calls = list(program.source)
  if (calls.length === 0) return program
  const source = withEdits(
    program.source,
    calls.flatMap((each) => editsFor(each, program.source)),
  )
  if (!isSameButForAwait(program.source, source) || list(source).length > 0) return program
  return { ...program, source, notes: notesOf(calls) }
}

function canAwait({ ancestors }: UnawaitedCall): boolean {
  const around = ancestors.findLast((node, place) => place < ancestors.length - 1 && isFunction(node))
  const isAsync = around !== undefined && 'async' in around && around.async === true
  return isAsync && !isGivenUp(ancestors.at(-2))
}

/** `void` says that nobody is to wait; a question for the kind of thing is about the promise. */
function isGivenUp(outer: AnyNode | undefined): boolean {
  if (outer?.type === 'UnaryExpression') return /^[a-z]/.test(outer.operator)
  return outer?.type === 'BinaryExpression' && outer.operator === 'instanceof'
}

function isFunction(node: AnyNode): boolean {
  return node.type.includes('Function') || node.type === 'StaticBlock' || node.type === 'PropertyDefinition'
}

interface Edit {
  readonly at: number
  readonly text: string
}

function editsFor({ call, ancestors }: UnawaitedCall, source: string): readonly Edit[] {
  if (!needsBrackets(ancestors)) return [{ at: call.start, text: 'await ' }]
  const opening = isLooseHead(ancestors, source) ? ';(await ' : '(await '
  return [
    { at: call.start, text: opening },
    { at: call.end, text: ')' },
  ]
}

/** Whether what follows would take the call before `await` does. */
function needsBrackets(ancestors: Ancestors): boolean {
  const outer = ancestors.at(-2)
  return outer?.type === 'MemberExpression' || (outer?.type === 'BinaryExpression' && outer.operator === '**')
}

/** Whether a bracket here would go on with a statement before it that no semicolon ends. */
function isLooseHead(ancestors: Ancestors, source: string): boolean {
  const { start } = ancestors.at(-1) ?? { start: 0 }
  const place = ancestors.findLastIndex(({ type }) => type === 'ExpressionStatement')
  const block = ancestors[place - 1]
  const isHead = ancestors[place]?.start === start && block?.type === 'BlockStatement'
  return isHead && !/(^|[;{])\s*$/.test(source.slice(0, start).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))
}

function withEdits(source: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((a, b) => a.at - b.at)
  let [text, from] = ['', 0]
  for (const edit of sorted) {
    text += source.slice(from, edit.at) + edit.text
    from = edit.at
  }
  return text + source.slice(from)
}

/** A line for each function, such as "lines 4 and 9: `await` was added before mineBlock". */
function notesOf(calls: readonly UnawaitedCall[]): readonly string[] {
  const paths = [...new Set(calls.map(({ path }) => path))]
  return paths.map((path) => {
    const lines = [...new Set(calls.filter((each) => each.path === path).map(({ call }) => lineOf(call)))]
    const [last, ...before] = lines.toSorted((a, b) => b - a)
    const places =
      before.length === 0 ? `line ${last}` : `lines ${before.toReversed().join(', ')} and ${last}`
    return `${places}: \`await\` was added before ${path}`
  })
}
