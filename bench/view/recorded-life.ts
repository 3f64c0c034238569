/** A life whose world is recorded. */
export interface RecordedLife {
  readonly seed: number
  /** World minutes after which no new attempt begins. */
  readonly minutes: number
  readonly directory: string
}
