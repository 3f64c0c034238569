import { gunzipSync, gzipSync } from 'node:zlib'
import { redactSecrets } from '@voyager-mc/core'
import { DatabaseError, migrate, schemaVersion, transaction, type Database } from '@voyager-mc/core/sqlite'
import * as z from 'zod'
import { RunDamagedError } from '../errors/run-damaged-error.ts'
import type { Exchange, ExchangeStore } from './exchange.ts'

/** Name of the table among the components of a home. */
const component = 'exchange'

const migrations: readonly string[] = [
  `CREATE TABLE exchange (
     id INTEGER PRIMARY KEY,
     texts BLOB NOT NULL
   ) STRICT;`,
]

export interface SqliteExchangeStoreOptions {
  /** Values that are taken out of every text, beside all that has the shape of a secret. */
  readonly secrets?: readonly string[]
  /** Most bytes of compressed texts; the oldest go first. 64 MB by default. */
  readonly mostBytes?: number
}

/** Characters of one text; longer ones are cut, and say so. */
const longestText = 200_000

const exchangeSchema: z.ZodType<Exchange> = z.object({
  messages: z.array(z.object({ role: z.string(), text: z.string() }).readonly()).readonly(),
  reply: z.string().exactOptional(),
})

/** Keeps texts of calls in a table of a home, without secrets and within a limit. */
export function sqliteExchangeStore(
  database: Database,
  { secrets = [], mostBytes = 64 * 1024 * 1024 }: SqliteExchangeStoreOptions = {},
): ExchangeStore {
  const clean = (text: string): string => {
    const shown = redactSecrets(text, { secrets })
    const left = shown.length - longestText
    return left > 0 ? `${shown.slice(0, longestText)}\n[${left} more characters are not kept]` : shown
  }
  let kept: number | undefined
  const write = ({ messages, reply }: Exchange): number => {
    migrate(database, { component, migrations })
    kept ??= Number(
      database.get('SELECT coalesce(sum(length(texts)), 0) AS bytes FROM exchange')?.['bytes'] ?? 0,
    )
    const texts = gzipSync(
      JSON.stringify({
        messages: messages.map(({ role, text }) => ({ role, text: clean(text) })),
        ...(reply !== undefined && { reply: clean(reply) }),
      }),
    )
    let bytes = kept + texts.length
    const id = transaction(database, () => {
      database.run('INSERT INTO exchange (texts) VALUES (?)', [texts])
      const added = Number(database.get('SELECT max(id) AS id FROM exchange')?.['id'])
      while (bytes > mostBytes) {
        // The newest stays, so that no number is given twice.
        const oldest = database.get(
          'SELECT id, length(texts) AS bytes FROM exchange WHERE id < ? ORDER BY id LIMIT 1',
          [added],
        )
        if (oldest === undefined) break
        database.run('DELETE FROM exchange WHERE id = ?', [oldest['id'] ?? null])
        bytes -= Number(oldest['bytes'])
      }
      return added
    })
    kept = bytes
    return id
  }
  return {
    add(exchange) {
      try {
        return write(exchange)
      } catch (error) {
        // What a run is about is in its journal, which tells of a disk that is full or gone.
        if (!DatabaseError.isInstance(error)) throw error
        return undefined
      }
    },
  }
}

/** Texts of a call; undefined when they were not kept or are gone. Throws `RunDamagedError` when they cannot be read. */
export function readExchange(database: Database, id: number): Exchange | undefined {
  if (schemaVersion(database, component) === 0) return undefined
  const texts = database.get('SELECT texts FROM exchange WHERE id = ?', [id])?.['texts']
  if (texts === undefined) return undefined
  try {
    if (!(texts instanceof Uint8Array)) throw new TypeError('The texts are no bytes.')
    return exchangeSchema.parse(JSON.parse(gunzipSync(texts).toString('utf8')))
  } catch (cause) {
    throw new RunDamagedError(database.path, `the texts of call ${id} cannot be read`, { cause })
  }
}
