/** Where a doubling value starts and where it stays. */
export interface DoublingOptions {
  readonly first: number
  /** Largest value; absent lets it grow. */
  readonly longest?: number
}

/** The value of the given step, 1 for the first: `first`, twice that, four times that, and so on up to `longest`. */
export function doubling(step: number, { first, longest = Infinity }: DoublingOptions): number {
  return Math.min(longest, first * 2 ** (step - 1))
}
