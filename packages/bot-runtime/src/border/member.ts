import type { ArgumentType } from './argument-type.ts'

/** One row of the border's table: what programs may do with one member of a kind of object. */
export type Member = ReadMember | SettingMember | CallMember | RefusedMember

/** A member that can be read. */
export interface ReadMember {
  readonly use: 'read'
  /** Whether it never changes during a run, so that the guest may remember it. */
  readonly isConstant: boolean
  /** Gives the value; absent reads the member itself. */
  readonly from?: (target: object) => unknown
}

/** A member that can be read and set; it is as before when the step is over. */
export interface SettingMember {
  readonly use: 'setting'
  readonly value: ArgumentType
}

/** A function that can be called, or a class that can be constructed. */
export interface CallMember extends CallFacts {
  readonly use: 'call'
  /** Arguments in order; what a program passes beyond them does not cross. */
  readonly takes: Readonly<Record<string, ArgumentType>>
}

/** A member that is refused with a reason of its own. */
export interface RefusedMember {
  readonly use: 'refused'
  /** Why, and what to do instead. */
  readonly reason: string
}

/** Facts about a call besides its arguments. */
export interface CallFacts {
  /** Microseconds of the step's budget that a call costs, besides what its callbacks compute. */
  readonly costUs: number
  /** Whether it gives a promise. */
  readonly isAwaited: boolean
  /** Whether it may send chat, which counts as log. */
  readonly isChat: boolean
  /** Bytes the game keeps of a call until the step is over. */
  readonly keepsBytes: number
  /** Gives the value that programs get of what the call returns; absent gives it as it is. */
  readonly result?: (value: unknown) => unknown
  /** The primitive that does the same and more. */
  readonly primitive?: string
  /** Whether a model is told of it, unless it has the primitive above. */
  readonly isShown: boolean
  /** Words in which a model is told of it; absent lists the arguments that a call cannot do without. */
  readonly shown?: string
  /** Why checks of programs object to it although it works, and what to do instead. */
  readonly discouraged?: string
}

/** A row for a member that can be read. */
export function read(from?: (target: object) => unknown): ReadMember {
  return { use: 'read', isConstant: false, ...(from && { from }) }
}

/** A row for a member that never changes during a run. */
export function constant(from?: (target: object) => unknown): ReadMember {
  return { use: 'read', isConstant: true, ...(from && { from }) }
}

/** The same row for several members. */
export function rows<Row extends Member>(
  row: Row,
  ...names: readonly string[]
): Readonly<Record<string, Row>> {
  return Object.fromEntries(names.map((name) => [name, row]))
}

/** A row for a number or a switch that can be set. */
export function setting(value: ArgumentType): SettingMember {
  return { use: 'setting', value }
}

/** A row for a member that is refused. */
export function refused(reason: string): RefusedMember {
  return { use: 'refused', reason }
}

/** A row for a function that answers at once. */
export function call(takes: CallMember['takes'] = {}, facts: Partial<CallFacts> = {}): CallMember {
  return {
    use: 'call',
    takes,
    costUs: usualCostUs,
    isAwaited: false,
    isChat: false,
    keepsBytes: 0,
    isShown: false,
    ...facts,
  }
}

/** A row for a function that gives a promise. */
export function awaited(takes: CallMember['takes'] = {}, facts: Partial<CallFacts> = {}): CallMember {
  return call(takes, { costUs: awaitedCostUs, isAwaited: true, ...facts })
}

// Measured on the embedded world: a look at a block takes 5 µs, the start of a dig or a walk some hundred.
const usualCostUs = 10
const awaitedCostUs = 200
