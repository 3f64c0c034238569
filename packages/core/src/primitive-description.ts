/** A control primitive as models, checks of programs and clients see it: plain data. */
export interface PrimitiveDescription {
  readonly name: string
  /** One sentence for the model. */
  readonly summary: string
  /** In calling order, after `bot`. */
  readonly parameters: readonly ParameterDescription[]
  /** One line of a program that uses it. */
  readonly example: string
  /** Value that the call gives the program, in words; absent for the result object. */
  readonly returns?: string
  /**
   * Words of the tasks that it is for: models are told of it in full where the task has one of them, and by its signature
   * elsewhere. Absent tells of it in full always.
   */
  readonly topics?: readonly string[]
  /** Programs may call it, but models are not told of it, as in the original. */
  readonly isUnlisted?: boolean
  /** The value comes at once, so that callbacks can ask for it; an `await` before the call does no harm. */
  readonly isImmediate?: boolean
}

/** One parameter of a primitive. */
export interface ParameterDescription {
  readonly name: string
  /** Kind of value, such as `string`, `position` or `function`. */
  readonly type: string
  readonly summary: string
  /** Used when the caller leaves the argument out; absent means that it is required. */
  readonly fallback?: unknown
}
