import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { RunStoreError } from '../errors/run-store-error.ts'
import type { JournalRecord } from '../events/journal-record.ts'
import { parseJournalEvent } from '../stores/parse-journal-event.ts'
import type { RunStore } from '../stores/run-store.ts'

/** Records to take over, as lines of NDJSON. */
export interface ImportEventsOptions {
  /** One record each, in order, such as `voyager events RUN` prints them; empty lines are passed over. */
  readonly lines: Iterable<string> | AsyncIterable<string>
  /** Name of their place, for errors. */
  readonly place?: string
  /** Only tells what would be added. */
  readonly dryRun?: boolean
}

/** Account of an import. */
export interface EventsImport {
  readonly added: number
  /** Records that the run has already. */
  readonly unchanged: number
}

/**
 * Takes over the journal of another run, or what it has more than this one; a second time it finds nothing new. A record
 * that this run has otherwise is refused, and so is a line that is none; nothing is added then.
 */
export async function importEvents(
  store: RunStore,
  { lines, place = 'The journal', dryRun = false }: ImportEventsOptions,
): Promise<EventsImport> {
  const own = await Array.fromAsync(store.readJournal())
  const known = new Map(own.map((record) => [record.sequence, record]))
  const last = own.at(-1)?.sequence ?? -1
  const news: JournalRecord[] = []
  let unchanged = 0
  let number = 0
  for await (const line of lines) {
    number += 1
    if (line.trim() === '') continue
    const record = parseLine(line, `Line ${number} of ${place}`)
    if (record.sequence > last) news.push(followed(record, { news, last, place }))
    else if (isSame(record, known.get(record.sequence))) unchanged += 1
    else throw differs(place, record)
  }
  if (!dryRun) for (const record of news) await store.append(record)
  return { added: news.length, unchanged }
}

function differs(place: string, { sequence }: JournalRecord): RunStoreError {
  return new RunStoreError(
    place,
    `${place} has another record ${sequence} than the run; import it into a new run.`,
  )
}

function followed(
  record: JournalRecord,
  {
    news,
    last,
    place,
  }: { readonly news: readonly JournalRecord[]; readonly last: number; readonly place: string },
): JournalRecord {
  const expected = (news.at(-1)?.sequence ?? last) + 1
  // What was compacted begins with the sums of what it stands for.
  const isBeginning = expected === 0 && record.event.type === 'compaction'
  if (record.sequence === expected || isBeginning) return record
  throw new RunStoreError(
    place,
    `${place} has record ${record.sequence} where ${expected} should be; export it whole.`,
  )
}

function isSame(record: JournalRecord, own: JournalRecord | undefined): boolean {
  // As they are kept: without fields that are undefined.
  return own !== undefined && isDeepStrictEqual(record, JSON.parse(JSON.stringify(own)))
}

const shape = z.object({ sequence: z.int().nonnegative(), atMs: z.number(), event: z.unknown() })

function parseLine(line: string, name: string): JournalRecord {
  try {
    const { sequence, atMs, event } = shape.parse(JSON.parse(line))
    return { sequence, atMs, event: parseJournalEvent(event) }
  } catch (cause) {
    throw new RunStoreError(name, `${name} is no record of a journal; export it anew.`, { cause })
  }
}
