/** A value in a row; `null` is SQL's own absence. */
export type SqlValue = string | number | bigint | Uint8Array | null

/** One row by column name. */
export type SqlRow = Readonly<Record<string, SqlValue>>

/** Values for the `?` of a statement, in order, or for its `:names`. */
export type SqlParameters = readonly SqlValue[] | Readonly<Record<string, SqlValue>>

/** An open SQLite database; every call is synchronous and throws `DatabaseError`. */
export interface Database {
  /** Place of the file, or `:memory:`. */
  readonly path: string
  readonly isReadOnly: boolean
  /** True between the beginning of a transaction and its end. */
  readonly isInTransaction: boolean
  /** Executes statements without parameters, separated by semicolons. */
  exec(sql: string): void
  /** Executes one statement and tells how many rows it changed; the statement is prepared once per text. */
  run(sql: string, parameters?: SqlParameters): number
  /** First row; undefined when there is none. */
  get(sql: string, parameters?: SqlParameters): SqlRow | undefined
  /** All rows; empty when there are none. */
  all(sql: string, parameters?: SqlParameters): readonly SqlRow[]
  /** Rows one at a time, for results that do not fit into memory. */
  iterate(sql: string, parameters?: SqlParameters): Iterable<SqlRow>
  /** Closes the file; a second call does nothing, any other call throws. */
  close(): void
}
