/** The base of every error the world throws; `code` is stable and meant for programs. */
export class WorldError extends Error {
  readonly code: string

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
    this.code = code
  }

  /** Tells whether a value is a world error, also across copies of this package. */
  static isInstance(value: unknown): value is WorldError {
    return (
      value instanceof Error &&
      'code' in value &&
      typeof value.code === 'string' &&
      value.code.startsWith('WORLD_')
    )
  }
}
