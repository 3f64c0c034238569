import { systemClock, untilAborted, type CallOptions, type Clock } from '@voyager-mc/core'
import { Client, Pool, type ClientConfig, type PoolClient } from 'pg'
import { FleetDatabaseError } from '../errors/fleet-database-error.ts'
import { databaseAddress, quotedSchema } from './database-address.ts'
import { describePgError } from './describe-pg-error.ts'
import type { FleetDatabase, Query } from './fleet-database.ts'
import { listenOn } from './listen-on.ts'

/** Where the database is, and how it is connected to. */
export interface OpenFleetDatabaseOptions extends CallOptions {
  /** Address such as `postgres://user:password@host:5432/voyager?sslmode=verify-full`; its parameters are those of `pg`. */
  readonly connectionString: string
  /** Certificates for TLS, in the words of Node; the default is what the address says. */
  readonly ssl?: ClientConfig['ssl'] | undefined
  /** Schema of the fleet's tables; `voyager` by default. */
  readonly schema?: string
  /** Connections at once, without those that listen; 4 by default. */
  readonly connections?: number
  /** A pool that the caller keeps and closes, in the place of a new one; its address is still used for listening. */
  readonly pool?: Pool
  readonly clock?: Clock
}

const connectTimeoutMs = 10_000

/** Connects to the database of a fleet; throws `FleetDatabaseError` when it cannot be used. Makes no tables. */
export async function openFleetDatabase({
  connectionString,
  ssl,
  schema = 'voyager',
  connections = 4,
  pool: given,
  clock = systemClock,
  signal,
}: OpenFleetDatabaseOptions): Promise<FleetDatabase> {
  const place = databaseAddress(connectionString)
  const settings = {
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'voyager',
    ...(ssl !== undefined && { ssl }),
  }
  const pool = given ?? new Pool({ ...settings, max: connections })
  // An idle connection that breaks is replaced; without a listener it would end the process.
  const onPoolError = (): void => undefined
  pool.on('error', onPoolError)
  let isOpen = true
  const database: FleetDatabase = {
    place,
    schema: quotedSchema(schema),
    schemaName: schema,
    query: (text, values) => describing(place, () => send(use(), text, values)),
    transaction: (work) => inTransaction(use(), { place, work }),
    listen: (channel, onNotification) =>
      describing(place, () =>
        listenOn({ connect: () => connectAlone(settings), channel, onNotification, clock }),
      ),
    close: async () => {
      if (!isOpen) return
      isOpen = false
      if (given === undefined) await pool.end()
      pool.off('error', onPoolError)
    },
  }
  const use = (): Pool => {
    if (!isOpen) throw new FleetDatabaseError('closed', place)
    return pool
  }
  try {
    await untilAborted(database.query('SELECT 1'), { signal })
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

async function connectAlone(settings: ClientConfig): Promise<Client> {
  const client = new Client(settings)
  await client.connect()
  return client
}

async function describing<Value>(place: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    throw describePgError(error, place)
  }
}

async function send<Row extends Readonly<Record<string, unknown>>>(
  connection: Pick<PoolClient, 'query'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  // Without values several statements may stand in one text. The caller knows the columns that it names.
  const { rows } = await connection.query<Row>(text, values.length === 0 ? undefined : [...values])
  return rows
}

interface Transaction<Value> {
  readonly place: string
  readonly work: (query: Query) => Promise<Value>
}

async function inTransaction<Value>(pool: Pool, { place, work }: Transaction<Value>): Promise<Value> {
  const client = await describing(place, () => pool.connect())
  // A connection that breaks tells every statement, and this as well, which would end the process without a listener.
  const onBreak = (): void => undefined
  client.on('error', onBreak)
  const query: Query = (text, values) => describing(place, () => send(client, text, values))
  let broken: Error | undefined
  try {
    await query('BEGIN')
    const value = await work(query)
    await query('COMMIT')
    return value
  } catch (error) {
    await client.query('ROLLBACK').catch((cause: Error) => {
      broken = cause
    })
    throw error
  } finally {
    // A connection that cannot roll back is not used again.
    client.release(broken)
    client.off('error', onBreak)
  }
}
