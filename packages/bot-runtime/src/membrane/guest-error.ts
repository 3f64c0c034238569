import { AgentError } from '@voyager-mc/core'

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
    super('guest', details.message)
    this.name = details.name
    this.guestName = details.name
    this.guestStack = details.stack ?? ''
    this.thrown = details.thrown
    this.line = details.line
  }

  static override isInstance(this: void, error: unknown): error is GuestError {
    return AgentError.isInstance(error) && error.code === 'guest'
  }
}
