/** A terminal that can be drawn on. */
export interface Screen {
  readonly stream: NodeJS.WriteStream
  /** Letters in a line. */
  readonly columns: number
  readonly hasColours: boolean
}
