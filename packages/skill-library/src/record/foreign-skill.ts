/** Code without a record: written by the original or by hand. */
export interface ForeignSkill {
  readonly name: string
  readonly source: string
  /** Absent when none was found. */
  readonly description?: string
  /** Task it was learned for; absent when it is not known. */
  readonly task?: string
}
