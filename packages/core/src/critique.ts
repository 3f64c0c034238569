/** The verdict on an attempt. */
export interface Critique {
  readonly success: boolean
  /** Grounds of the verdict. */
  readonly reasoning: string
  /** Missing things and the next step; empty on success. */
  readonly feedback: string
}
