import type { CallRule } from './object-kind.ts'

/** Farthest search for blocks, in blocks: the server loads no more, and each step farther costs the bot's thread. */
const farthestSearch = 256
/** Most positions one search may return. */
const mostPositions = 10_000
/** Longest chat message; the server ends the connection of a bot that floods it. */
const longestMessage = 1024

/** The first arguments must be host objects of these kinds, in this order; `?` allows absence, `|` separates kinds. */
export function takes(...kinds: readonly string[]): CallRule {
  return (args, kindOf) => {
    for (const [index, wanted] of kinds.entries()) {
      const value = args[index]
      const isOptional = wanted.endsWith('?')
      if (isOptional && (value === undefined || value === null)) continue
      const names = (isOptional ? wanted.slice(0, -1) : wanted).split('|')
      if (!names.some((name) => isKind(value, name, kindOf(value)))) {
        return `argument ${index + 1} must be ${names.join(' or ')}`
      }
    }
    return undefined
  }
}

/** Chat without commands: no line may begin with a slash. */
export const plainChat: CallRule = ([message]) => {
  // An object could turn into another text once it was checked.
  if (typeof message !== 'string' && typeof message !== 'number') return 'the message must be text'
  const text = String(message)
  if (text.length > longestMessage) return `the message is longer than ${longestMessage} characters`
  const isCommand = text.split(/[\r\n\u2028\u2029]/).some((line) => line.trim().startsWith('/'))
  return isCommand ? 'slash commands are operator powers; use the primitives' : undefined
}

/** A search that ends: bounded distance and count. */
export const boundedSearch: CallRule = ([options]) => {
  if (typeof options !== 'object' || options === null) return 'the options are missing'
  const { maxDistance = 16, count = 1 } = readNumbers(options)
  if (!(maxDistance <= farthestSearch)) return `maxDistance is over ${farthestSearch}`
  if (!(count <= mostPositions)) return `count is over ${mostPositions}`
  return undefined
}

/** A ray that ends. */
export const boundedRay: CallRule = ([distance]) =>
  distance === undefined || (typeof distance === 'number' && distance <= farthestSearch)
    ? undefined
    : `the distance is over ${farthestSearch}`

/** Every element of a list, or the value itself, is of one of these kinds. */
export function takesAll(...kinds: readonly string[]): CallRule {
  return ([value], kindOf) => {
    const list: readonly unknown[] = Array.isArray(value) ? value : [value]
    return list.every((element) => kinds.some((kind) => isKind(element, kind, kindOf(element))))
      ? undefined
      : `the first argument must be ${kinds.join(' or ')}, or a list of them`
  }
}

/** Checks that all rules pass; the first refusal counts. */
export function both(...rules: readonly CallRule[]): CallRule {
  return (args, kinds) => rules.map((rule) => rule(args, kinds)).find((reason) => reason !== undefined)
}

function isKind(value: unknown, wanted: string, kind: string | undefined): boolean {
  switch (wanted) {
    case 'number':
    case 'string':
    case 'boolean':
    case 'function':
      return typeof value === wanted
    case 'position':
      return typeof value === 'object' && value !== null && 'floored' in value
    default:
      return kind === wanted
  }
}

function readNumbers(options: object): { readonly maxDistance?: number; readonly count?: number } {
  const read = (name: string): number | undefined => {
    const value: unknown = Reflect.get(options, name)
    return value === undefined ? undefined : Number(value)
  }
  const maxDistance = read('maxDistance')
  const count = read('count')
  return { ...(maxDistance !== undefined && { maxDistance }), ...(count !== undefined && { count }) }
}
