import type { Expression, FunctionDeclaration, Program as SyntaxTree } from 'acorn'
import { fullAncestor } from 'acorn-walk'
import { findScopes, patternNames, type Scopes } from './find-scopes.ts'
import { parseSource } from './parse-source.ts'

/** One place in a source where a name stands for a top-level binding or for something outside. */
export interface NameUse {
  readonly name: string
  /** `own`: bound at the source's top level; `free`: bound nowhere in it. */
  readonly binding: 'own' | 'free'
  /** Character offsets into the source. */
  readonly start: number
  readonly end: number
  /** True in `{ name }`, where a new name needs `name: newName`. */
  readonly isShorthand: boolean
}

/** One top-level statement and what it declares. */
export interface TopLevelStatement {
  readonly names: readonly string[]
  readonly start: number
  readonly end: number
}

/** Names a skill's source declares and refers to. */
export interface SourceAnalysis {
  /** Top-level functions in order, declarations and `const name = () => …` alike. */
  readonly functions: readonly { readonly name: string; readonly parameters: readonly string[] }[]
  readonly statements: readonly TopLevelStatement[]
  readonly uses: readonly NameUse[]
  /** Distinct names bound nowhere in the source, in order of appearance. */
  readonly freeNames: readonly string[]
}

/** Reads a source's syntax tree; throws `InvalidArgumentError` when it does not parse. */
export function analyseSource(source: string): SourceAnalysis {
  const tree = parseSource(source)
  const uses = findNameUses(tree, findScopes(tree))
  return {
    functions: tree.body.flatMap((statement) => topLevelFunctions(statement, source)),
    statements: tree.body.map((statement) => ({
      names: declaredNames(statement),
      start: statement.start,
      end: statement.end,
    })),
    uses,
    freeNames: [...new Set(uses.filter(({ binding }) => binding === 'free').map(({ name }) => name))],
  }
}

function findNameUses(tree: SyntaxTree, scopes: Scopes): readonly NameUse[] {
  const uses: NameUse[] = []
  fullAncestor(tree, (node, _state, ancestors) => {
    if (node.type !== 'Identifier' || node.name === 'undefined' || node.name === 'arguments') return
    const { name, start, end } = node
    const scope = ancestors.findLast((candidate) => scopes.get(candidate)?.has(name) === true)
    if (scope !== undefined && scope !== tree) return
    const isShorthand = ancestors.some(
      (parent) => 'shorthand' in parent && parent.shorthand === true && parent.start === start,
    )
    uses.push({ name, binding: scope === tree ? 'own' : 'free', start, end, isShorthand })
  })
  return uses.sort((a, b) => a.start - b.start)
}

function declaredNames(statement: SyntaxTree['body'][number]): readonly string[] {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') {
    return statement.id === null ? [] : [statement.id.name]
  }
  if (statement.type !== 'VariableDeclaration') return []
  return statement.declarations.flatMap(({ id }) => patternNames(id))
}

function topLevelFunctions(
  statement: SyntaxTree['body'][number],
  source: string,
): SourceAnalysis['functions'][number][] {
  const describe = (name: string, node: FunctionDeclaration | Expression): typeof found => {
    if (!('params' in node)) return []
    return [{ name, parameters: node.params.map(({ start, end }) => source.slice(start, end)) }]
  }
  const found: SourceAnalysis['functions'][number][] = []
  if (statement.type === 'FunctionDeclaration') return describe(statement.id.name, statement)
  if (statement.type !== 'VariableDeclaration') return found
  return statement.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init != null ? describe(id.name, init) : [],
  )
}
