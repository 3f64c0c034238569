import type { AnyNode, CallExpression, Node } from 'acorn'
import { full } from 'acorn-walk'
import { parseSource } from '../compose/parse-source.ts'

/** One thing a skill does to one kind of thing. */
export interface SkillAction {
  readonly verb: 'mine' | 'craft' | 'smelt' | 'place' | 'kill' | 'equip' | 'eat' | 'store' | 'take' | 'do'
  /** Item, block or creature; for `do` the words of a called function's name. */
  readonly what: string
  /** Absent when the count is not a literal. */
  readonly count?: number
  /** Something else it uses up, such as fuel. */
  readonly using?: string
}

/** Actions and requirements found in a skill's syntax tree. */
export interface SkillActions {
  /** In source order, each kind of thing once per verb with its highest count. */
  readonly actions: readonly SkillAction[]
  /** Items looked for in the inventory, in source order. */
  readonly checks: readonly string[]
}

/** Which argument of a primitive names the thing, the count and the fuel. */
interface Signature {
  readonly verb: SkillAction['verb']
  readonly what?: number
  readonly count?: number
  readonly using?: number
  /** The thing when the call names none; a text or registry name anywhere in the call is added to it. */
  readonly fixed?: string
}

const primitives: Readonly<Record<string, Signature>> = {
  mineBlock: { verb: 'mine', what: 1, count: 2 },
  craftItem: { verb: 'craft', what: 1, count: 2 },
  smeltItem: { verb: 'smelt', what: 1, using: 2, count: 3 },
  placeItem: { verb: 'place', what: 1 },
  killMob: { verb: 'kill', what: 1 },
  getItemFromChest: { verb: 'take', what: 2 },
  depositItemIntoChest: { verb: 'store', what: 2 },
  exploreUntil: { verb: 'do', fixed: 'explore' },
  shoot: { verb: 'kill', what: 2 },
  'bot.equip': { verb: 'equip', what: 0 },
  'bot.consume': { verb: 'eat', fixed: 'food' },
  'bot.fish': { verb: 'do', fixed: 'fish' },
  'bot.sleep': { verb: 'do', fixed: 'sleep' },
  'bot.activateBlock': { verb: 'do', fixed: 'use' },
  'bot.activateEntity': { verb: 'do', fixed: 'use' },
  'bot.activateItem': { verb: 'do', fixed: 'use item' },
}

/** Finds the primitives a source calls with literal arguments, the skills it calls, and what it checks for. */
export function collectSkillActions(source: string, freeNames: readonly string[]): SkillActions {
  const tree = parseSource(source)
  const literals = literalsByName(tree)
  const actions = new Map<string, SkillAction>()
  const checks = new Set<string>()
  full(tree, (node) => {
    const checked = node.type === 'MemberExpression' ? registryName(node, literals) : undefined
    if (checked !== undefined) checks.add(checked)
    if (node.type !== 'CallExpression') return
    const action = actionOf(node, literals, freeNames)
    if (action === undefined) return
    const key = `${action.verb} ${action.what}`
    const count = Math.max(actions.get(key)?.count ?? 0, action.count ?? 0)
    actions.set(key, { ...action, ...(count === 0 ? {} : { count }) })
  })
  return { actions: [...actions.values()], checks: [...checks] }
}

function actionOf(
  call: CallExpression,
  literals: ReadonlyMap<string, string | number>,
  freeNames: readonly string[],
): SkillAction | undefined {
  const callee = calleeName(call)
  const signature = Object.hasOwn(primitives, callee) ? primitives[callee] : undefined
  if (signature === undefined) {
    const isSkill = freeNames.includes(callee) && /^[a-z]+[A-Z]/.test(callee)
    return isSkill ? { verb: 'do', what: wordsOf(callee) } : undefined
  }
  const argument = (at: number | undefined): string | number | undefined =>
    at === undefined ? undefined : valueOf(call.arguments[at], literals)
  const what =
    signature.fixed === undefined ? argument(signature.what) : withNamed(signature.fixed, call, literals)
  if (typeof what !== 'string') return undefined
  const count = argument(signature.count)
  const using = argument(signature.using)
  return {
    verb: signature.verb,
    what,
    ...(typeof count === 'number' && count > 0 ? { count } : {}),
    ...(typeof using === 'string' ? { using } : {}),
  }
}

/** A fixed word and the first item, block or other plain name the call's arguments hold. */
function withNamed(
  word: string,
  call: CallExpression,
  literals: ReadonlyMap<string, string | number>,
): string {
  let named: string | undefined
  for (const argument of call.arguments) {
    full(argument, (node) => {
      if (node.type === 'MemberExpression') named ??= registryName(node, literals)
      else if (node.type === 'Literal' && typeof node.value === 'string' && /^[a-z_]{3,}$/.test(node.value)) {
        named ??= node.value
      }
    })
  }
  return named === undefined ? word : `${word} ${named}`
}

/** `const oakLog = 'oak_log'`, `const log = mcData.itemsByName.oak_log`: what a name stands for. */
function literalsByName(tree: Node): ReadonlyMap<string, string | number> {
  const literals = new Map<string, string | number>()
  full(tree, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || node.init == null) return
    const value = valueOf(node.init, literals) ?? firstRegistryName(node.init, literals)
    if (value !== undefined) literals.set(node.id.name, value)
  })
  return literals
}

function firstRegistryName(node: Node, literals: ReadonlyMap<string, string | number>): string | undefined {
  let found: string | undefined
  full(node, (inner) => {
    if (inner.type === 'MemberExpression') found ??= registryName(inner, literals)
  })
  return found
}

function valueOf(
  node: Node | undefined,
  literals: ReadonlyMap<string, string | number>,
): string | number | undefined {
  const argument = node as AnyNode | undefined
  if (argument?.type === 'Identifier') return literals.get(argument.name)
  if (argument?.type === 'MemberExpression') return registryName(argument, literals)
  if (argument?.type === 'CallExpression') return firstRegistryName(argument, literals)
  if (argument?.type !== 'Literal') return undefined
  return typeof argument.value === 'string' || typeof argument.value === 'number' ? argument.value : undefined
}

/** The name in `mcData.itemsByName.oak_log` or `mcData.blocksByName['oak_log']`. */
function registryName(
  node: Extract<AnyNode, { type: 'MemberExpression' }>,
  literals: ReadonlyMap<string, string | number>,
): string | undefined {
  const { object, property } = node
  if (object.type !== 'MemberExpression' || object.property.type !== 'Identifier') return undefined
  if (!/^(items|blocks|entities)ByName$/.test(object.property.name)) return undefined
  if (!node.computed) return property.type === 'Identifier' ? property.name : undefined
  const value = valueOf(property, literals)
  return typeof value === 'string' ? value : undefined
}

function calleeName({ callee }: CallExpression): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression' || callee.computed) return ''
  const { object, property } = callee
  return object.type === 'Identifier' && property.type === 'Identifier'
    ? `${object.name}.${property.name}`
    : ''
}

/** A camelCase name as words. */
function wordsOf(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()
}
