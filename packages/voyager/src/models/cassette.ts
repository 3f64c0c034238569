import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { redactSecrets, secretsOf } from '@voyager-mc/core'
import * as z from 'zod'
import { CassetteError } from './cassette-error.ts'

/** One answer of a model, under the hash of what it was asked. */
export interface CassetteEntry {
  readonly kind: 'chat' | 'embedding'
  readonly key: string
  /** Requests of one role; absent for embeddings. */
  readonly series?: string
  /** A stored message, or a vector. */
  readonly answer?: unknown
}

const entrySchema: z.ZodType<unknown> = z.object({
  kind: z.enum(['chat', 'embedding']),
  key: z.string(),
  series: z.string().optional(),
  answer: z.unknown(),
})

/** The key of a request: equal requests have equal keys, whatever the order of their fields. */
export function requestKey(request: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest('hex')
    .slice(0, 32)
}

/** Where an answer is kept, and whose secrets must not be. */
export interface AppendEntryOptions {
  /** Made with its folder when it is missing. */
  readonly file: string
  /** The model or its client: cassettes are shared, and servers give keys back. */
  readonly holder: unknown
}

/** Appends one answer without the secrets of who gave it. */
export async function appendEntry(entry: CassetteEntry, { file, holder }: AppendEntryOptions): Promise<void> {
  const secrets = secretsOf(holder)
  // Only named secrets: a program that looks like one must be replayed as it was.
  const answer = redactTexts(entry.answer, (text) => redactSecrets(text, { secrets, shapes: false }))
  await mkdir(dirname(file), { recursive: true })
  await appendFile(file, `${JSON.stringify({ ...entry, answer })}\n`)
}

function redactTexts(value: unknown, redact: (text: string) => string): unknown {
  if (typeof value === 'string') return redact(value)
  if (Array.isArray(value)) return value.map((each) => redactTexts(each, redact))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, redactTexts(each, redact)]))
}

/** Reads a cassette; throws `CassetteError` when there is none or a line cannot be read. */
export async function readCassette(file: string): Promise<readonly CassetteEntry[]> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (cause) {
    throw new CassetteError(`There is no cassette ${file}; record one with recordModel first.`, { cause })
  }
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, index) => {
    try {
      // The schema has exactly the fields of the type.
      return entrySchema.parse(JSON.parse(line)) as CassetteEntry
    } catch (cause) {
      throw new CassetteError(`Line ${index + 1} of the cassette ${file} cannot be read; record it anew.`, {
        cause,
      })
    }
  })
}

/** Key of an answer. */
export interface CassetteQuery {
  readonly key: string
  /** Where to take the next answer when nothing has the key; absent finds exact requests only. */
  readonly series?: string
}

/**
 * Answers from a recording, each once: the same request gets its own answer (the last one for ever), a request that was
 * never made the next answer of its series. Undefined when there is none.
 */
export function answersOf(
  entries: readonly CassetteEntry[],
  kind: CassetteEntry['kind'],
): (query: CassetteQuery) => unknown {
  const all = entries.filter((entry) => entry.kind === kind)
  const unused = new Set(all)
  const firstUnused = (fits: (entry: CassetteEntry) => boolean): CassetteEntry | undefined =>
    all.find((entry) => unused.has(entry) && fits(entry))
  return ({ key, series }) => {
    const found =
      firstUnused((entry) => entry.key === key) ??
      all.findLast((entry) => entry.key === key) ??
      (series === undefined ? undefined : firstUnused((entry) => entry.series === series))
    if (found !== undefined) unused.delete(found)
    return found?.answer
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, child]: [string, unknown]) => child !== undefined)
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, child]) => [key, sorted(child)]),
  )
}
