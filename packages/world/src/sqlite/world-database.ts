/** A value in a row. */
export type WorldSqlValue = string | number | bigint | Uint8Array | null

/** The part of an open SQLite database that a world's store uses; every call is synchronous. */
export interface WorldDatabase {
  /** Place of the file, or `:memory:`. */
  readonly path: string
  /** Whether a transaction has begun and not ended. */
  readonly isInTransaction: boolean
  /** Executes statements without parameters, separated by semicolons. */
  exec(sql: string): void
  /** Executes one statement. */
  run(sql: string, parameters?: readonly WorldSqlValue[]): unknown
  /** First row; undefined when there is none. */
  get(sql: string, parameters?: readonly WorldSqlValue[]): Readonly<Record<string, WorldSqlValue>> | undefined
  /** All rows. */
  all(sql: string, parameters?: readonly WorldSqlValue[]): readonly Readonly<Record<string, WorldSqlValue>>[]
  close(): void
}
