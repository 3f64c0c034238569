/** Checks the arguments of a call; returns why they are refused, or nothing. */
export type CallRule = (args: readonly unknown[], kinds: KindFinder) => string | undefined

/** Finds the name of an object's kind; absent for objects of no known kind. */
export type KindFinder = (value: unknown) => string | undefined

/** What programs may do with one kind of host object; members that are not listed do not exist for them. */
export interface ObjectKind {
  readonly name: string
  matches(this: void, target: object): boolean
  /** Readable members. */
  readonly get?: readonly string[]
  /** Readable members that never change during a run, so the guest may remember them. */
  readonly constants?: readonly string[]
  /** Members in which all objects with the same key agree. */
  readonly alike?: { readonly key: (target: object) => string; readonly members: readonly string[] }
  /** Callable members; a rule, when there is one, checks the arguments. */
  readonly call?: Readonly<Record<string, CallRule | true>>
  /** Writable members. */
  readonly set?: readonly string[]
  /** Members that are refused with a reason of their own. */
  readonly refused?: Readonly<Record<string, string>>
}
