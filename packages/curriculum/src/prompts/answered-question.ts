/** A question the agent asked itself, with its answer. */
export interface AnsweredQuestion {
  readonly question: string
  readonly answer: string
}
