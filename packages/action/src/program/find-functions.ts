import type {
  AnonymousFunctionDeclaration,
  AnyNode,
  ArrowFunctionExpression,
  FunctionDeclaration,
  FunctionExpression,
} from 'acorn'
import type { ParsedCode } from './parse-code.ts'

/** A piece of a program: a function under its name, or a constant that functions use. */
export interface ProgramPart {
  readonly kind: 'function' | 'constant'
  readonly name: string
  /** JavaScript text; a function is always a declaration, whatever it was written as. */
  readonly source: string
  readonly isAsync: boolean
  /** Parameter texts in order. */
  readonly parameters: readonly string[]
}

type FunctionNode =
  | AnonymousFunctionDeclaration
  | ArrowFunctionExpression
  | FunctionDeclaration
  | FunctionExpression

/** Name of a main function that was written without one. */
const anonymousName = 'runTask'

/** The functions and constants at the top level, in order; imports, calls and everything else are left out. */
export function findFunctions(code: ParsedCode): readonly ProgramPart[] {
  const parts = code.tree.body.flatMap((statement) => readStatement(statement, code))
  return parts.filter(({ name }, index) => parts.findLastIndex((part) => part.name === name) === index)
}

function readStatement(node: AnyNode, code: ParsedCode): readonly ProgramPart[] {
  if (isFunction(node)) return [toPart(node, nameOf(node) ?? anonymousName, { code, from: node.start })]
  if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportDefaultDeclaration') {
    return readExport(node.declaration, node.start, code)
  }
  if (node.type === 'ExpressionStatement') return readExpression(node.expression, node.start, code)
  if (node.type !== 'VariableDeclaration') return []
  return node.declarations.flatMap(({ id, init }) => {
    if (id.type !== 'Identifier' || !init) return []
    if (isFunction(init)) return [toPart(init, id.name, { code, from: node.start })]
    return isPlain(init) ? [constantPart(id.name, `${node.kind} ${id.name} = ${slice(code, init)}`)] : []
  })
}

function readExport(
  node: AnyNode | null | undefined,
  from: number,
  code: ParsedCode,
): readonly ProgramPart[] {
  if (!node) return []
  if (isFunction(node)) return [toPart(node, nameOf(node) ?? anonymousName, { code, from })]
  return readStatement(node, code)
}

/** `module.exports = …`, `exports.name = …`, `module.exports = { name: … }` and functions called where they stand. */
function readExpression(node: AnyNode, from: number, code: ParsedCode): readonly ProgramPart[] {
  if (node.type === 'AwaitExpression') return readExpression(node.argument, from, code)
  if (isFunction(node)) return [toPart(node, nameOf(node) ?? anonymousName, { code, from })]
  if (node.type === 'CallExpression') {
    const { callee } = node
    return isFunction(callee) ? [toPart(callee, nameOf(callee) ?? anonymousName, { code, from })] : []
  }
  if (node.type !== 'AssignmentExpression') return []
  const { left, right } = node
  const assigned = slice(code, left).replace(/^.*\./, '')
  const name =
    /^[A-Za-z_$][\w$]*$/.test(assigned) && assigned !== 'exports' && assigned !== 'default'
      ? assigned
      : anonymousName
  if (isFunction(right)) return [toPart(right, nameOf(right) ?? name, { code, from })]
  if (right.type !== 'ObjectExpression') return []
  return right.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && isFunction(property.value)
      ? [toPart(property.value, property.key.name, { code, from: property.start })]
      : [],
  )
}

function toPart(
  node: FunctionNode,
  name: string,
  { code, from }: { readonly code: ParsedCode; readonly from: number },
): ProgramPart {
  const parameters = node.params.map((parameter) => slice(code, parameter))
  const body =
    node.body.type === 'BlockStatement' ? slice(code, node.body) : `{\n  return ${slice(code, node.body)}\n}`
  const star = node.type !== 'ArrowFunctionExpression' && node.generator ? '*' : ''
  const head =
    node.type === 'FunctionDeclaration' && nameOf(node) !== undefined
      ? code.source.slice(node.start, node.body.start)
      : `${node.async ? 'async ' : ''}function${star} ${name}(${parameters.join(', ')}) `
  return {
    kind: 'function',
    name,
    source: `${commentBefore(from, code)}${head}${body}`,
    isAsync: node.async && star === '',
    parameters,
  }
}

function commentBefore(start: number, { source, comments }: ParsedCode): string {
  let from = start
  for (const comment of comments.filter(({ end }) => end <= start).toReversed()) {
    if (!/^[ \t]*\n?[ \t]*$/.test(source.slice(comment.end, from))) break
    from = comment.start
  }
  return source.slice(from, start)
}

function constantPart(name: string, source: string): ProgramPart {
  return { kind: 'constant', name, source, isAsync: false, parameters: [] }
}

/** Data only: what calls something at load time is left out. */
function isPlain(node: AnyNode): boolean {
  if (node.type === 'Literal') return true
  if (node.type === 'TemplateLiteral') return node.expressions.every(isPlain)
  if (node.type === 'UnaryExpression') return isPlain(node.argument)
  if (node.type === 'BinaryExpression') return isPlain(node.left) && isPlain(node.right)
  if (node.type === 'ArrayExpression') return node.elements.every((element) => element && isPlain(element))
  if (node.type !== 'ObjectExpression') return false
  return node.properties.every((property) => property.type === 'Property' && isPlain(property.value))
}

function isFunction(node: AnyNode): node is FunctionNode {
  return (
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression'
  )
}

function nameOf(node: FunctionNode): string | undefined {
  return node.type === 'ArrowFunctionExpression' ? undefined : node.id?.name
}

function slice({ source }: ParsedCode, node: { readonly start: number; readonly end: number }): string {
  return source.slice(node.start, node.end)
}
