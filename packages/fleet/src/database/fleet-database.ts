/** Rows of one statement; `$1` in the text stands for the first value. */
export type Query = <Row extends Readonly<Record<string, unknown>>>(
  text: string,
  values?: readonly unknown[],
) => Promise<readonly Row[]>

/** Hears of each notification on a channel, and with an empty text of every time that some may have been missed. */
export type OnNotification = (payload: string) => void

/** Connections to the PostgreSQL database that a fleet shares. */
export interface FleetDatabase {
  /** Address without the password, for messages. */
  readonly place: string
  /** Schema of the fleet's tables, in quotes, ready to be written into a statement. */
  readonly schema: string
  /** Its name without quotes. */
  readonly schemaName: string
  /** Runs one statement; what it throws is a `FleetDatabaseError`. */
  readonly query: Query
  /** Runs statements that are kept together or not at all. */
  readonly transaction: <Value>(work: (query: Query) => Promise<Value>) => Promise<Value>
  /** Listens on a channel of its own connection, which comes back after it was lost; the result ends it. */
  listen(channel: string, onNotification: OnNotification): Promise<() => Promise<void>>
  close(): Promise<void>
}
