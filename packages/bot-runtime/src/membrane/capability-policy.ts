/** Wish of a program to do something with a member of a host object. */
export interface CapabilityRequest {
  readonly action: 'get' | 'call' | 'set' | 'construct'
  readonly target: object
  /** Member name; empty when `target` itself is the function. */
  readonly member: string
  /** Arguments of a call or a construction as the program passed them; the new value of a `set`. */
  readonly args: readonly unknown[]
}

/** Share of the step's budget that a call takes, besides what it is charged by its size. */
export interface CallPrice {
  /** Microseconds of computing. */
  readonly costUs: number
  /** Bytes the host keeps until the run is over. */
  readonly keepsBytes: number
  /** Characters that count as log. */
  readonly logCharacters: number
}

/** The answer to a request; a refusal names the rule in words for the program's author. */
export type CapabilityDecision =
  | {
      readonly allowed: true
      /** Arguments as checked and converted, which are the ones used; absent leaves them as they are. */
      readonly args?: readonly unknown[]
      /** Gives the value of a member that is read; absent reads the member itself. */
      readonly read?: (target: object) => unknown
      /** Gives the value of a call that programs get; absent gives what it returns. */
      readonly result?: (value: unknown) => unknown
      readonly price?: CallPrice
    }
  | { readonly allowed: false; readonly rule: string; readonly reason: string }

/** Decides what a program may touch: an allow-list of members per kind of object. */
export interface CapabilityPolicy {
  decide(request: CapabilityRequest): CapabilityDecision
  /** Whether `member` is refused with a reason, even where `target` lacks it; absent refuses none. */
  refuses?(target: object, member: string): boolean
  /** Whether a program may see `member` of `target`; absent looks it up among the names below. */
  has?(target: object, member: string): boolean
  /** Names of the members of `target` a program may see; used for "did you mean". */
  membersOf(target: object): readonly string[]
  /** Names under which `target` lists its data, as `Object.keys` would; absent lists all members. */
  keysOf?(target: object): readonly string[]
  /** Whether `member` of `target` never changes during a run, so that the guest may remember it. */
  isConstant(target: object, member: string): boolean
  /** Name of the object's kind, for logs; absent for objects of no known kind. */
  kindOf?(target: object): string | undefined
  /** Bytes the object takes while a program holds it; absent counts none. */
  bytesOf?(target: object): number
}
