/** Something in a program that cannot work, found without running it. */
export interface ProgramFinding {
  /** 1-based line in the program's source. */
  readonly line: number
  /** The mistake and what to write instead, for the model. */
  readonly message: string
}
