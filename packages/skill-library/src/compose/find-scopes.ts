import type { AnyNode, Node, Pattern, Program as SyntaxTree } from 'acorn'
import { ancestor } from 'acorn-walk'

/** The names each scope of a syntax tree binds; a scope is the node that opens it. */
export type Scopes = ReadonlyMap<Node, ReadonlySet<string>>

/** Finds what every program, function, block, loop and catch clause declares. */
export function findScopes(tree: SyntaxTree): Scopes {
  const scopes = new Map<Node, Set<string>>()
  const declare = (scope: Node | undefined, names: readonly string[]): void => {
    if (scope === undefined) return
    const known = scopes.get(scope) ?? new Set<string>()
    for (const name of names) known.add(name)
    scopes.set(scope, known)
  }
  ancestor(tree, {
    VariableDeclaration(node, _state, ancestors) {
      const scope = enclosing(ancestors.slice(0, -1), node.kind === 'var' ? isFunctionScope : isScope)
      declare(
        scope,
        node.declarations.flatMap(({ id }) => patternNames(id)),
      )
    },
    Function(node, _state, ancestors) {
      declare(node, node.params.flatMap(patternNames))
      if (node.id == null) return
      const isDeclaration = node.type === 'FunctionDeclaration'
      declare(isDeclaration ? enclosing(ancestors.slice(0, -1), isScope) : node, [node.id.name])
    },
    Class(node, _state, ancestors) {
      if (node.id != null) declare(enclosing(ancestors.slice(0, -1), isScope), [node.id.name])
    },
    CatchClause(node) {
      if (node.param != null) declare(node, patternNames(node.param))
    },
  })
  return scopes
}

/** The names a declaration's pattern binds. */
export function patternNames(pattern: Pattern): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element === null ? [] : patternNames(element)))
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        patternNames(property.type === 'Property' ? property.value : property.argument),
      )
    case 'AssignmentPattern':
      return patternNames(pattern.left)
    case 'RestElement':
      return patternNames(pattern.argument)
    case 'MemberExpression':
      return []
  }
}

function enclosing(ancestors: readonly Node[], accepts: (node: AnyNode) => boolean): Node | undefined {
  // Every node acorn makes is one of AnyNode's members; its walker types them by the base interface.
  return ancestors.findLast((node) => accepts(node as AnyNode))
}

function isFunctionScope({ type }: AnyNode): boolean {
  return (
    type === 'Program' ||
    type === 'FunctionDeclaration' ||
    type === 'FunctionExpression' ||
    type === 'ArrowFunctionExpression' ||
    type === 'StaticBlock'
  )
}

function isScope(node: AnyNode): boolean {
  const { type } = node
  return (
    isFunctionScope(node) ||
    type === 'BlockStatement' ||
    type === 'ForStatement' ||
    type === 'ForInStatement' ||
    type === 'ForOfStatement' ||
    type === 'SwitchStatement'
  )
}
