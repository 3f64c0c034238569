import { AgentError } from '@voyager-mc/core'

/** Longest texts that are kept of a guest's error, in characters. */
const longestName = 100
const longestMessage = 2000
const longestStack = 10_000

/** Guest code threw: what it threw, as text. */
export class GuestError extends AgentError {
  /** Name of the guest's error, such as `TypeError`. */
  readonly guestName: string
  /** The guest's stack; empty when what was thrown is no error. */
  readonly guestStack: string
  /** Number under which the guest keeps the thrown value; absent when it does not. */
  readonly thrown: number | undefined
  /** Line of the program, when the guest already knows it. */
  readonly line: number | undefined

  constructor(details: {
    readonly name: string
    readonly message: string
    readonly stack?: string
    readonly thrown?: number
    readonly line?: number
  }) {
    const name = cut(details.name, longestName)
    super('guest', cut(details.message, longestMessage))
    this.name = name
    this.guestName = name
    this.guestStack = cut(details.stack ?? '', longestStack)
    this.thrown = details.thrown
    this.line = details.line
  }

  static override isInstance(this: void, error: unknown): error is GuestError {
    return AgentError.isInstance(error) && error.code === 'guest'
  }
}

function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}...` : text
}
