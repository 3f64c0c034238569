import type { AnyNode } from 'acorn'
import { isTakenForItsValue, type ValueTakers } from './taken-for-value.ts'
import { visitAll, type WalkedProgram } from './walk-program.ts'

/**
 * Declarations and assignments of variables that are read for their values only, or never: a promise in one was to be
 * awaited. Variables of one name are looked at together, wherever they stand.
 */
export function valueVariables({ tree }: WalkedProgram, takers: ValueTakers): ReadonlySet<AnyNode> {
  const written = new Map<AnyNode, string>()
  const otherwise = new Set<string>()
  visitAll(tree, (node, ancestors, { isBound }) => {
    const target = targetOf(node)
    if (target?.type === 'Identifier') written.set(node, target.name)
    if (node.type !== 'Identifier' || isBound) return
    const isValue = ancestors.at(-2)?.type !== 'ExpressionStatement' && isTakenForItsValue(ancestors, takers)
    if (!isValue) otherwise.add(node.name)
  })
  return new Set([...written].flatMap(([node, name]) => (otherwise.has(name) ? [] : [node])))
}

/** Pattern that a node writes a value to. */
function targetOf(node: AnyNode): AnyNode | undefined {
  if (node.type === 'VariableDeclarator') return node.id
  return node.type === 'AssignmentExpression' && node.operator === '=' ? node.left : undefined
}
