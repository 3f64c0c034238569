/**
 * Names and members a program finds beside primitives and skills, as plain data. An environment derives it from the
 * table its border is made of; prompts and checks of programs are made from it.
 */
export interface ProgramScope {
  /** Names of objects, classes and functions in scope; those of the language itself are not listed. */
  readonly names: readonly string[]
  readonly members: readonly ScopeMember[]
}

/** One thing a program may reach for, in scope or out of reach. */
export interface ScopeMember {
  /** Name as programs write it, such as `bot.dig` or `require`. */
  readonly path: string
  /** Whether a call of it gives a promise. */
  readonly isAwaited: boolean
  /** Whether its first argument goes into the chat, where slash commands are refused. */
  readonly isChat: boolean
  /** Advice to a program that uses it all the same; absent when it may. */
  readonly refusal?: string
  /** Form in which models are shown it, such as `bot.blockAt(position)`; absent when they are not. */
  readonly shown?: string
  /** Primitive that does the same and more. */
  readonly primitive?: string
}
