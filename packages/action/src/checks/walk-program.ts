import { parse, type AnyNode, type Program as SyntaxTree } from 'acorn'
import { full, fullAncestor } from 'acorn-walk'

/** A program's syntax tree with what the checks look for. */
export interface WalkedProgram {
  readonly tree: SyntaxTree
  /** Every name the program binds somewhere. */
  readonly declared: ReadonlySet<string>
  /** Names of its own async functions. */
  readonly asyncFunctions: ReadonlySet<string>
}

/** A node with the nodes around it, outermost first, itself last. */
export type Ancestors = readonly AnyNode[]

/** Visits a node with its ancestors; `isBound` tells of a name that stands for what is written to it. */
export type Visit = (node: AnyNode, ancestors: Ancestors, place: { readonly isBound: boolean }) => void

/** Parses a program that is known to parse. */
export function walkProgram(source: string): WalkedProgram {
  const options = { ecmaVersion: 'latest', locations: true, allowAwaitOutsideFunction: true } as const
  const tree = parse(source, { ...options, sourceType: 'script' })
  const declared = new Set<string>()
  const asyncFunctions = new Set<string>()
  full(tree, (visited, _state, type) => {
    const node = asAnyNode(visited)
    if (type === 'VariablePattern' && node.type === 'Identifier') declared.add(node.name)
    if (node.type === 'FunctionDeclaration' && node.async && node.id !== null)
      asyncFunctions.add(node.id.name)
    if (node.type === 'VariableDeclarator') {
      const { id, init } = node
      const isAsync = init?.type === 'ArrowFunctionExpression' && init.async
      if (isAsync && id.type === 'Identifier') asyncFunctions.add(id.name)
    }
  })
  return { tree, declared, asyncFunctions }
}

/** Visits every node of a tree. */
export function visitAll(tree: SyntaxTree, visit: Visit): void {
  fullAncestor(tree, (node, _state, ancestors, type) =>
    visit(asAnyNode(node), ancestors.map(asAnyNode), { isBound: type === 'VariablePattern' }),
  )
}

/** The 1-based line a node starts at. */
export function lineOf(node: {
  readonly loc?: { readonly start: { readonly line: number } } | null
}): number {
  return node.loc?.start.line ?? 1
}

/** The dotted path of a callee such as `bot.pathfinder.goto`; absent for computed members. */
export function pathOf(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'ChainExpression') return pathOf(node.expression)
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier' || node.computed)
    return undefined
  const object = pathOf(node.object)
  return object === undefined ? undefined : `${object}.${node.property.name}`
}

function asAnyNode(node: { readonly type: string }): AnyNode {
  // The walker types nodes by their base interface; what acorn makes is always one of AnyNode's members.
  return node as AnyNode
}
