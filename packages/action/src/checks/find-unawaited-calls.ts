import type { ScopeMember } from '@voyager-mc/core'
import type { ProgramFinding } from './program-finding.ts'
import { lineOf, pathOf, visitAll, type WalkedProgram } from './walk-program.ts'

/** Names whose calls give promises, besides the program's own. */
export interface AwaitedNames {
  /** Primitives and skills; all of them are async. */
  readonly functions: ReadonlySet<string>
  readonly members: readonly ScopeMember[]
}

/** Finds calls that return a promise and whose end nobody waits for. */
export function findUnawaitedCalls(
  { tree, asyncFunctions, declared }: WalkedProgram,
  { functions, members }: AwaitedNames,
): readonly ProgramFinding[] {
  const findings: ProgramFinding[] = []
  const asyncMembers = new Set(members.flatMap(({ path, isAwaited }) => (isAwaited ? [path] : [])))
  const isAsync = (path: string): boolean =>
    asyncFunctions.has(path) || asyncMembers.has(path) || (functions.has(path) && !declared.has(path))
  visitAll(tree, (node) => {
    if (node.type === 'ExpressionStatement' && node.expression.type === 'CallExpression') {
      const path = pathOf(node.expression.callee)
      if (path !== undefined && isAsync(path)) {
        findings.push({ line: lineOf(node), message: `${path}(…) is not awaited; write await ${path}(…).` })
      }
    }
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
