/** The verdict on an attempt. */
export interface Critique {
  readonly success: boolean
  /** Grounds of the verdict. */
  readonly reasoning: string
  /** Missing things and the next step; empty on success. */
  readonly feedback: string
  /**
   * The part of the feedback that the attempt's own log and errors do not tell: what is missing and what to do next; absent
   * when that is all of it.
   */
  readonly advice?: string
}
