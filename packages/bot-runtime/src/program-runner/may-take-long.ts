import type { Node } from 'acorn'

type Fields = Readonly<Record<string, unknown>>

/** Statements that a node runs one after the other; empty when it has no list of them. */
export function statementsOf(fields: Fields): readonly Node[] {
  const list = fields['type'] === 'SwitchCase' ? fields['consequent'] : fields['body']
  // The members of a class are no statements.
  return Array.isArray(list) && fields['type'] !== 'ClassBody' ? list.filter(isNode) : []
}

/**
 * Whether a statement or expression may compute for long by itself: it loops, or calls something. Statements within it
 * and functions it makes answer for themselves.
 */
export function mayTakeLong(node: Node): boolean {
  // Acorn's nodes are plain records; their fields are read by name and checked where they are used.
  const fields = node as unknown as Fields
  if (isDirective(fields)) return false
  const part = ownPart[node.type]
  if (part === 'none') return false
  if (part === 'all') return true
  if (part !== undefined) return isNode(fields[part]) && holdsCall(fields[part])
  return holdsCall(node)
}

/** Field of a statement that is not a statement itself; the whole node for others. */
const ownPart: Readonly<Record<string, string>> = {
  IfStatement: 'test',
  SwitchStatement: 'discriminant',
  WithStatement: 'object',
  ForStatement: 'all',
  ForInStatement: 'all',
  ForOfStatement: 'all',
  WhileStatement: 'all',
  DoWhileStatement: 'all',
  LabeledStatement: 'all',
  BlockStatement: 'none',
  TryStatement: 'none',
  FunctionDeclaration: 'none',
}

const callLike: ReadonlySet<string> = new Set([
  'CallExpression',
  'NewExpression',
  'TaggedTemplateExpression',
  'ImportExpression',
  'SpreadElement',
  'AwaitExpression',
  'YieldExpression',
])

function holdsCall(node: Node): boolean {
  if (callLike.has(node.type)) return true
  // As in `mayTakeLong`.
  const fields = node as unknown as Fields
  if (fields['operator'] === '**' || fields['operator'] === '*') return true
  if (node.type.endsWith('FunctionExpression')) return false
  return Object.values(fields).some((value) =>
    Array.isArray(value)
      ? value.some((child) => isNode(child) && holdsCall(child))
      : isNode(value) && holdsCall(value),
  )
}

function isDirective(fields: Fields): boolean {
  return typeof fields['directive'] === 'string'
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}
