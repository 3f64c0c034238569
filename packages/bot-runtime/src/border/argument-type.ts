/** A value that crosses into the host: its type and its bounds, which hold where it is read, once. */
export type ArgumentType =
  | {
      readonly type: 'number'
      readonly min: number
      readonly max: number
      readonly isWhole: boolean
      /** Expression that gives one, for programs that pass something else. */
      readonly example?: string
    }
  | { readonly type: 'text'; readonly maxLength: number }
  /** A text that goes to the server: no piece of it may begin with a slash. */
  | { readonly type: 'chat'; readonly maxLength: number }
  | { readonly type: 'choice'; readonly values: readonly string[] }
  | { readonly type: 'flag' }
  | { readonly type: 'function' }
  /** Three numbers, of which none is farther from zero than `max`. */
  | { readonly type: 'position'; readonly max: number }
  /** Host object of one of these kinds. */
  | { readonly type: 'object'; readonly kinds: readonly string[] }
  | { readonly type: 'list'; readonly of: ArgumentType; readonly max: number }
  /** Plain object; fields that are not listed do not cross. */
  | { readonly type: 'options'; readonly fields: Readonly<Record<string, ArgumentType>> }
  | { readonly type: 'either'; readonly of: readonly ArgumentType[] }
  /** May be `null` or left out. */
  | { readonly type: 'optional'; readonly of: ArgumentType }

/** Farthest place of a world from its middle, in blocks. */
const worldEdge = 30_000_000

/** A number between two bounds, both included. */
export function number(min: number, max: number): ArgumentType {
  return { type: 'number', min, max, isWhole: false }
}

/** A whole number between two bounds, both included. */
export function whole(min: number, max: number): ArgumentType {
  return { type: 'number', min, max, isWhole: true }
}

/** Highest number of a kind of block or item in any version. */
const highestId = 100_000

/** Number of a kind of item. */
export const itemId: ArgumentType = numberOfKind('mcData.itemsByName.dirt.id')

/** Number of a kind of block. */
export const blockId: ArgumentType = numberOfKind('mcData.blocksByName.dirt.id')

function numberOfKind(example: string): ArgumentType {
  return { type: 'number', min: 0, max: highestId, isWhole: true, example }
}

/** A text of at most so many characters. */
export function text(maxLength: number): ArgumentType {
  return { type: 'text', maxLength }
}

/** A text for the server's chat, in which no piece begins with a slash. */
export function chat(maxLength: number): ArgumentType {
  return { type: 'chat', maxLength }
}

/** One of these texts. */
export function choice(...values: readonly string[]): ArgumentType {
  return { type: 'choice', values }
}

/** `true` or `false`. */
export const flag: ArgumentType = { type: 'flag' }

/** A function of the program, called while the host works. */
export const callback: ArgumentType = { type: 'function' }

/** A place in the world. */
export const position: ArgumentType = { type: 'position', max: worldEdge }

/** A direction: numbers from -1 to 1. */
export const direction: ArgumentType = { type: 'position', max: 1 }
