import type { ScopeMember } from '@voyager-mc/core'
import type { AnyNode } from 'acorn'
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
  visitAll(tree, (node, ancestors) => {
    const path = node.type === 'CallExpression' ? pathOf(node.callee) : undefined
    if (path !== undefined && isAsync(path) && isTakenForItsValue(ancestors)) {
      findings.push({ line: lineOf(node), message: `${path}(…) is not awaited; write await ${path}(…).` })
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

/** Members that a promise has itself. */
const ownMembers: ReadonlySet<string> = new Set(['then', 'catch', 'finally'])

/** Nodes whose operands are values. */
const valueTakers: ReadonlySet<string> = new Set(['BinaryExpression', 'UnaryExpression', 'TemplateLiteral'])

/**
 * Whether the innermost node stands alone, or where only what a promise ends in makes sense: compared, tested, printed,
 * asked for a member.
 */
function isTakenForItsValue(ancestors: readonly AnyNode[]): boolean {
  const node = ancestors.at(-1)
  const place = ancestors.findLastIndex(
    (each) => each !== node && each.type !== 'LogicalExpression' && each.type !== 'ChainExpression',
  )
  const [outer, inner] = [ancestors[place], ancestors[place + 1]]
  if (outer === undefined) return false
  if (outer.type === 'ExpressionStatement') return inner === node
  if ('test' in outer) return outer.test === inner
  if (outer.type !== 'MemberExpression') return valueTakers.has(outer.type)
  const { object, property } = outer
  return object === inner && property.type === 'Identifier' && !ownMembers.has(property.name)
}
