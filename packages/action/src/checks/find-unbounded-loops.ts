import type { AnyNode, DoWhileStatement, ForStatement, WhileStatement } from 'acorn'
import type { ProgramFinding } from './program-finding.ts'
import { lineOf, visitAll, type WalkedProgram } from './walk-program.ts'

/** Finds loops whose condition never changes and that nothing leaves. */
export function findUnboundedLoops({ tree }: WalkedProgram): readonly ProgramFinding[] {
  const endless = new Set<AnyNode>()
  const left = new Set<AnyNode>()
  visitAll(tree, (node, ancestors) => {
    if (isConstantLoop(node)) endless.add(node)
    for (const loop of leftLoops(node, ancestors)) left.add(loop)
  })
  return [...endless]
    .filter((loop) => !left.has(loop))
    .map((loop) => ({
      line: lineOf(loop),
      message: 'This loop never ends; count its rounds and stop after a fixed number.',
    }))
}

function isConstantLoop(node: AnyNode): node is DoWhileStatement | ForStatement | WhileStatement {
  if (node.type === 'ForStatement') return !node.test || isTrue(node.test)
  return (node.type === 'WhileStatement' || node.type === 'DoWhileStatement') && isTrue(node.test)
}

function isTrue(node: AnyNode): boolean {
  return node.type === 'Literal' && Boolean(node.value)
}

/** The loops that a statement leaves when it runs. */
function leftLoops(node: AnyNode, ancestors: readonly AnyNode[]): readonly AnyNode[] {
  const inside = ancestors.slice(ancestors.findLastIndex(isFunction) + 1)
  const loops = inside.filter(({ type }) => /^(For|While|DoWhile)/.test(type))
  if (node.type === 'ReturnStatement' || node.type === 'ThrowStatement') return loops
  if (node.type !== 'BreakStatement') return []
  if (node.label) return loops
  const target = inside.findLast(({ type }) => /^(For|While|DoWhile|Switch)/.test(type))
  return target === undefined ? [] : [target]
}

function isFunction({ type }: AnyNode): boolean {
  return /Function/.test(type)
}
