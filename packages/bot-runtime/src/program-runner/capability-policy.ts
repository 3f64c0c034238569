/** What a program wants to do with a member of a host object. */
export interface CapabilityRequest {
  readonly action: 'get' | 'call' | 'set' | 'construct'
  readonly target: object
  /** Member name; empty when `target` itself is the function. */
  readonly member: string
  /** Arguments of a call or a construction, as the host will receive them; the new value of a `set`. */
  readonly args: readonly unknown[]
}

/** The answer to a request; a refusal names the rule in words for the program's author. */
export type CapabilityDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly rule: string; readonly reason: string }

/** Decides what a program may touch: an allow-list of members per kind of object. */
export interface CapabilityPolicy {
  decide(request: CapabilityRequest): CapabilityDecision
  /** Names of the members of `target` a program may see; used for `in`, enumeration and "did you mean". */
  membersOf(target: object): readonly string[]
  /** Whether `member` of `target` never changes during a run, so that the guest may remember it. */
  isConstant(target: object, member: string): boolean
  /**
   * Objects with the same key read the same in these members, as all blocks of one state do; absent for objects that
   * are like no other. Lets searches ask a program once per kind instead of once per block.
   */
  alike?(target: object): { readonly key: string; readonly members: readonly string[] } | undefined
}
