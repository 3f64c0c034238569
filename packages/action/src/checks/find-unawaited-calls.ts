import type { ScopeMember } from '@voyager-mc/core'
import type { CallExpression } from 'acorn'
import type { ProgramFinding } from './program-finding.ts'
import { isTakenForItsValue } from './taken-for-value.ts'
import { valueVariables } from './value-variables.ts'
import { lineOf, pathOf, visitAll, type Ancestors, type WalkedProgram } from './walk-program.ts'

/** Names whose calls give promises, besides the program's own. */
export interface AwaitedNames {
  /** Primitives and skills. */
  readonly functions: readonly string[]
  /** Those among them whose value comes at once; all others are async. */
  readonly immediate: readonly string[]
  readonly members: readonly ScopeMember[]
}

/** A call that returns a promise and whose end nobody waits for. */
export interface UnawaitedCall {
  readonly call: CallExpression
  /** Name it is called by, such as `bot.dig`. */
  readonly path: string
  /** Nodes around it, outermost first, itself last. */
  readonly ancestors: Ancestors
}

/** Finds calls that return a promise and whose end nobody waits for. */
export function findUnawaitedCalls(walked: WalkedProgram, names: AwaitedNames): readonly ProgramFinding[] {
  const findings: ProgramFinding[] = listUnawaitedCalls(walked, names).map(({ call, path }) => ({
    line: lineOf(call),
    message: `${path}(…) is not awaited; write await ${path}(…).`,
  }))
  visitAll(walked.tree, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return
    const { property } = node.callee
    const [callback] = node.arguments
    if (property.type !== 'Identifier' || property.name !== 'forEach' || callback === undefined) return
    if ('async' in callback && callback.async) {
      const message = 'forEach does not wait for an async function; write a for…of loop with await.'
      findings.push({ line: lineOf(node), message })
    }
  })
  return findings
}

/** Lists the calls whose promises stand alone or where only what they end in makes sense. */
export function listUnawaitedCalls(
  walked: WalkedProgram,
  { functions, immediate, members }: AwaitedNames,
): readonly UnawaitedCall[] {
  const { tree, asyncFunctions, declared } = walked
  const asyncMembers = new Set(members.flatMap(({ path, isAwaited }) => (isAwaited ? [path] : [])))
  const given = new Set(functions)
  const isGiven = (path: string): boolean => given.has(path) && !declared.has(path)
  const isAsync = (path: string): boolean =>
    asyncFunctions.has(path) || asyncMembers.has(path) || (isGiven(path) && !immediate.includes(path))
  const takers = { takesValues: isGiven }
  const variables = valueVariables(walked, takers)
  const calls: UnawaitedCall[] = []
  visitAll(tree, (call, ancestors) => {
    const path = call.type === 'CallExpression' ? pathOf(call.callee) : undefined
    if (call.type !== 'CallExpression' || path === undefined || !isAsync(path)) return
    const holder = ancestors.at(-2)
    const isValue = isTakenForItsValue(ancestors, takers) || (holder !== undefined && variables.has(holder))
    if (isValue) calls.push({ call, path, ancestors })
  })
  return calls
}
