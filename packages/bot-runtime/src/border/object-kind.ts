import type { Member } from './member.ts'

/** Finds the name of an object's kind; absent for objects of no known kind. */
export type KindFinder = (value: unknown) => string | undefined

/** Permissions of programs for one kind of host object; members without a row do not exist for them. */
export interface ObjectKind {
  readonly name: string
  matches(this: void, target: object): boolean
  /** One row per member. */
  readonly members: Readonly<Record<string, Member>>
  /** Whether every own member that is no function can be read besides; for plain data. */
  readonly isOpen?: boolean
  /** Bytes one of these objects takes while a program holds it, when the call that gave it made it. */
  readonly bytes?: number
  /** Why one of these objects is refused as an argument; absent when none is. */
  objectionTo?(this: void, target: object): string | undefined
}
