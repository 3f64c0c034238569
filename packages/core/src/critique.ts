/** The verdict on an attempt. */
export interface Critique {
  readonly success: boolean
  /** How the critic came to it. */
  readonly reasoning: string
  /** What is missing and what to do; empty on success. */
  readonly feedback: string
}
