import { definedOf } from '@voyager-mc/core'
import { parse, type Node } from 'acorn'
import { mayTakeLong, statementsOf } from './may-take-long.ts'

/** Options of `instrumentSource`. */
export interface InstrumentSourceOptions {
  /** Also notes the line of every `await`, for errors that come back through it. */
  readonly notesLines?: boolean
  /** Also counts the turns of every loop and bounds powers, for engines that cannot be stopped from outside in all of them. */
  readonly countsTurns?: boolean
  /** Gives the code that notes a line; it goes before every statement that may take long, for halts. */
  readonly noteLine?: (line: number) => string
}

/** The source with its promises made visible, or where it is no JavaScript. */
export type InstrumentedSource =
  | { readonly status: 'ready'; readonly source: string; readonly names: readonly string[] }
  | { readonly status: 'invalid'; readonly message: string; readonly line: number }

interface Edit {
  readonly at: number
  readonly text: string
  /** Closing text goes before opening text at the same place. */
  readonly closes: boolean
}

/**
 * Inserts calls of the guest's aids: async functions return tracked promises, so that a rejection nobody awaits is
 * noticed. No line is added or removed; `names` are the functions and classes it declares.
 */
export function instrumentSource(
  source: string,
  { notesLines = false, countsTurns = false, noteLine }: InstrumentSourceOptions = {},
): InstrumentedSource {
  let tree: Node
  try {
    tree = parse(source, { ecmaVersion: 'latest', sourceType: 'script', locations: true })
  } catch (error) {
    return { status: 'invalid', ...describeSyntaxError(error) }
  }
  const edits: Edit[] = []
  const names: string[] = []
  try {
    visit(tree, { source, notesLines, countsTurns, edits, names, ...definedOf({ noteLine }) })
  } catch (error) {
    // Only a tree that is deeper than the host's stack gets here.
    if (error instanceof RangeError)
      return { status: 'invalid', message: 'The program is nested too deeply.', line: 1 }
    throw error
  }
  return { status: 'ready', source: applyEdits(source, edits), names }
}

interface Visit {
  readonly source: string
  readonly notesLines: boolean
  readonly countsTurns: boolean
  readonly noteLine?: (line: number) => string
  readonly edits: Edit[]
  readonly names: string[]
}

type Fields = Readonly<Record<string, unknown>>

function visit(node: Node, state: Visit, parent?: Node): void {
  // Acorn's nodes are plain records; their fields are read by name and checked where they are used.
  const fields = node as unknown as Fields
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
    if (isNode(fields['id'])) state.names.push(nameOf(fields['id']))
  }
  const closes = [openNode(node, { state, parent, fields }), ...openBodies(node, { state, fields })]
  for (const value of Object.values(fields)) {
    const children: readonly unknown[] = Array.isArray(value) ? value : [value]
    for (const child of children) if (isNode(child)) visit(child, state, node)
  }
  for (const close of closes) if (close) state.edits.push({ at: node.end, ...close, closes: true })
}

interface Opening {
  readonly state: Visit
  readonly parent: Node | undefined
  readonly fields: Fields
}

function openNode(node: Node, { state, parent, fields }: Opening): Close | undefined {
  const isFunction = node.type.endsWith('FunctionDeclaration') || node.type.endsWith('FunctionExpression')
  if (
    (isFunction || node.type === 'ArrowFunctionExpression') &&
    fields['async'] === true &&
    fields['generator'] !== true
  )
    return openAsync(node, { state, parent, fields })
  if (state.countsTurns) boundPieces(node, fields, { state, parent })
  return node.type === 'AwaitExpression' && state.notesLines ? openAwait(node, state) : undefined
}

const powers = new Set<unknown>(['**', '**=', '<<', '<<='])

/**
 * Lets the parts of powers be looked at, and what is listed member by member: big integers of any length come of the
 * one in no time, and the engine cannot be stopped in the other.
 */
function boundPieces(node: Node, fields: Fields, { state, parent }: Pick<Opening, 'state' | 'parent'>): void {
  const bound = (side: unknown, name: string): void => {
    if (!isNode(side)) return
    state.edits.push({ at: side.start, text: `${name}(`, closes: false })
    state.edits.push({ at: side.end, text: ')', closes: true })
  }
  const { operator, left, right, argument } = fields
  if (powers.has(operator)) {
    // What is assigned to cannot be wrapped.
    if (!String(operator).endsWith('=')) bound(left, '$$base')
    bound(right, '$$exponent')
  }
  if (node.type === 'ForInStatement') bound(right, '$$listed')
  if (node.type === 'SpreadElement' && parent?.type === 'ObjectExpression') bound(argument, '$$listed')
}

/** Puts notes of lines, and the count of turns, before what the node runs. */
function openBodies(
  node: Node,
  { state, fields }: Pick<Opening, 'state' | 'fields'>,
): readonly (Close | undefined)[] {
  for (const statement of statementsOf(fields)) {
    const text = noteFor(statement, state)
    if (text !== '') state.edits.push({ at: statement.start, text, closes: false })
  }
  if (loops.has(node.type)) {
    const turn = state.countsTurns ? '$$turn();' : ''
    return [openStatement(fields['body'], { state, always: turn })]
  }
  if (node.type === 'IfStatement')
    return [openStatement(fields['alternate'], { state }), openStatement(fields['consequent'], { state })]
  return node.type === 'ArrowFunctionExpression' ? [openExpression(fields['body'], state)] : []
}

/** The note that goes before a node; empty when it needs none. */
function noteFor(node: Node, { noteLine }: Visit): string {
  return noteLine && mayTakeLong(node) ? `${noteLine(node.loc?.start.line ?? 1)};` : ''
}

/** Text that closes what was opened; goes to the end of the node unless it names another place. */
interface Close {
  readonly text: string
  readonly at?: number
}

/** Wraps an async function; returns the text that closes the wrapper. */
function openAsync(
  node: Node,
  {
    state,
    parent,
    fields,
  }: { readonly state: Visit; readonly parent: Node | undefined; readonly fields: Fields },
): Close | undefined {
  const open = (at: number, text: string): void => void state.edits.push({ at, text, closes: false })
  if (node.type === 'FunctionDeclaration') {
    const id = fields['id']
    if (!isNode(id)) return undefined
    // The visible function is a hoisted twin that tracks what the real one returns.
    open(node.start, `function ${nameOf(id)}(...$$list){return $$track($$${nameOf(id)}.apply(this,$$list))}`)
    open(id.start, '$$')
    return undefined
  }
  const isMethod =
    parent?.type === 'MethodDefinition' || (parent?.type === 'Property' && isMethodProperty(parent))
  if (isMethod) return undefined
  open(node.start, '$$wrap(')
  return { text: ')' }
}

function openAwait(node: Node, state: Visit): Close {
  // The first call comes before what is awaited is computed, so that waits know which one is within which.
  const text = ` $$at(${node.loc?.start.line ?? 1})(`
  state.edits.push({ at: node.start + 'await'.length, text, closes: false })
  return { text: ')' }
}

const loops = new Set([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
])

/** Puts code before the one statement that a loop or a condition runs. */
function openStatement(
  body: unknown,
  { state, always = '' }: { readonly state: Visit; readonly always?: string },
): Close | undefined {
  if (!isNode(body)) return undefined
  const isBlock = body.type === 'BlockStatement'
  // A block's own statements are noted one by one.
  const text = always + (isBlock ? '' : noteFor(body, state))
  if (text === '') return undefined
  state.edits.push({ at: body.start + Number(isBlock), text: isBlock ? text : `{${text}`, closes: false })
  return isBlock ? undefined : { at: body.end, text: '}' }
}

function openExpression(body: unknown, state: Visit): Close | undefined {
  if (!isNode(body) || body.type === 'BlockStatement' || !state.noteLine || !mayTakeLong(body))
    return undefined
  const note = state.noteLine(body.loc?.start.line ?? 1)
  state.edits.push({ at: body.start, text: `(${note},`, closes: false })
  return { at: body.end, text: ')' }
}

function isMethodProperty(node: Node): boolean {
  // A property node carries these flags by the ESTree standard.
  const fields = node as unknown as Fields
  return fields['method'] === true || fields['kind'] !== 'init'
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}

function nameOf(identifier: Node): string {
  return 'name' in identifier ? String(identifier.name) : ''
}

function applyEdits(source: string, edits: readonly Edit[]): string {
  const ordered = edits.toSorted((a, b) => a.at - b.at || Number(b.closes) - Number(a.closes))
  let result = ''
  let from = 0
  for (const { at, text } of ordered) {
    result += source.slice(from, at) + text
    from = at
  }
  return result + source.slice(from)
}

function describeSyntaxError(error: unknown): { readonly message: string; readonly line: number } {
  if (error instanceof SyntaxError) {
    const place = 'loc' in error ? error.loc : undefined
    const line = typeof place === 'object' && place !== null && 'line' in place ? Number(place.line) : 1
    return { message: `SyntaxError: ${error.message.replace(/ \(\d+:\d+\)$/, '')}`, line }
  }
  return { message: 'The program is nested too deeply.', line: 1 }
}
