const marker = Symbol.for('voyager-mc.agent-error')

/** Base of every error this project throws; recognised across duplicate installations by `isInstance`. */
export class AgentError extends Error {
  /** Stable word for programs, such as `invalid-argument`. */
  readonly code: string

  constructor(code: string, message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options)
    this.code = code
    this.name = new.target.name
    Object.defineProperty(this, marker, { value: true })
  }

  static isInstance(this: void, error: unknown): error is AgentError {
    return error instanceof Error && marker in error
  }
}
