/**
 * A value on its way through the membrane, as JSON. Primitives are themselves; everything else is a tagged list, so
 * that a polluted prototype on the other side cannot change what it means.
 */
export type WireValue =
  | string
  | number
  | boolean
  | null
  | readonly ['u']
  | readonly ['n', 'NaN' | 'Infinity' | '-Infinity']
  | readonly ['v', WireValue, WireValue, WireValue]
  | readonly ['a', ...WireValue[]]
  | readonly ['o', Readonly<Record<string, WireValue>>]
  /** Class the guest has itself. */
  | readonly ['t', 'Vec3']
  /** Host object by handle. */
  | readonly ['h', number]
  /** Host function by handle, and its name. */
  | readonly ['f', number, string]
  /** Guest function by callback number. */
  | readonly ['c', number]
  /** Promise of the other side by number. */
  | readonly ['p', number]
  | readonly ['e', WireError]

/** An error without its side's objects: name and message only. */
export interface WireError {
  readonly name: string
  readonly message: string
  /** Number under which the guest keeps the thrown value; absent for host errors. */
  readonly thrown?: number
  /** The guest's own stack; absent for host errors, whose stack never crosses. */
  readonly stack?: string
  /** Line of the program that waited for it; absent when unknown. */
  readonly line?: number
}
