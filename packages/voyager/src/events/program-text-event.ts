/** A piece of the reply that will hold the program, as a streaming model writes it; not in the journal. */
export interface ProgramTextEvent {
  readonly type: 'program-text'
  /** Pieces of one reply share it. */
  readonly replyId: string
  readonly text: string
}
