import type { AnyNode, CallExpression } from 'acorn'
import { pathOf, type Ancestors } from './walk-program.ts'

/** Functions that a promise is of no use to. */
export interface ValueTakers {
  /** Whether a function of the program's surroundings takes plain values only. */
  readonly takesValues: (path: string) => boolean
}

/**
 * Whether the innermost node stands alone, or where only what a promise ends in makes sense: compared, tested, printed,
 * counted, asked for a member, given to a function that takes plain values.
 */
export function isTakenForItsValue(ancestors: Ancestors, takers: ValueTakers): boolean {
  const place = outermostBranch(ancestors)
  const [outer, inner] = [ancestors[place - 1], ancestors[place]]
  if (outer === undefined || inner === undefined) return false
  if (outer.type === 'ExpressionStatement') return true
  return isValueOf(outer, inner, takers)
}

/** Index of the widest expression whose value the innermost node may be: a branch of a choice, what follows `&&`. */
function outermostBranch(ancestors: Ancestors): number {
  let place = ancestors.length - 1
  for (;;) {
    const [outer, inner] = [ancestors[place - 1], ancestors[place]]
    const passesOn =
      outer?.type === 'ChainExpression' ||
      (outer?.type === 'LogicalExpression' && outer.right === inner) ||
      (outer?.type === 'ConditionalExpression' && outer.test !== inner)
    if (!passesOn) return place
    place -= 1
  }
}

/** Members that a promise has itself. */
const ownMembers: ReadonlySet<string> = new Set(['then', 'catch', 'finally'])

/** Nodes whose operands are values. */
const valueTakers: ReadonlySet<string> = new Set([
  'LogicalExpression',
  'SpreadElement',
  'TemplateLiteral',
  'UnaryExpression',
  'BinaryExpression',
])

function isValueOf(outer: AnyNode, inner: AnyNode, { takesValues }: ValueTakers): boolean {
  if ('test' in outer && outer.test === inner) return true
  if (outer.type === 'AssignmentExpression') return outer.operator !== '=' && outer.right === inner
  if (outer.type === 'VariableDeclarator') return outer.id.type !== 'Identifier'
  if (outer.type === 'ForOfStatement') return outer.right === inner && !outer.await
  if (outer.type === 'SwitchStatement') return outer.discriminant === inner
  if (outer.type === 'MemberExpression') return outer.object === inner && !isOwnMember(outer.property)
  if (outer.type === 'CallExpression') return outer.callee !== inner && takesPlainValues(outer, takesValues)
  return valueTakers.has(outer.type)
}

function isOwnMember(property: AnyNode): boolean {
  return property.type !== 'Identifier' || ownMembers.has(property.name)
}

const plainFunctions: ReadonlySet<string> = new Set([
  'String',
  'Number',
  'Boolean',
  'parseInt',
  'bot.chat',
  'console.log',
  'JSON.stringify',
])

function takesPlainValues({ callee }: CallExpression, takesValues: ValueTakers['takesValues']): boolean {
  const path = pathOf(callee)
  return path !== undefined && (path.startsWith('Math.') || plainFunctions.has(path) || takesValues(path))
}
