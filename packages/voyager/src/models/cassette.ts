import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'
import { CassetteError } from './cassette-error.ts'

/** One answer of a model, under the hash of what it was asked. */
export interface CassetteEntry {
  readonly kind: 'chat' | 'embedding'
  readonly key: string
  /** A stored message, or a vector. */
  readonly answer?: unknown
}

const entrySchema: z.ZodType<CassetteEntry> = z.object({
  kind: z.enum(['chat', 'embedding']),
  key: z.string(),
  answer: z.unknown(),
})

/** The key of a request: equal requests have equal keys, whatever the order of their fields. */
export function requestKey(request: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest('hex')
    .slice(0, 32)
}

/** Appends one answer; the file and its folder are made when they are missing. */
export async function appendEntry(file: string, entry: CassetteEntry): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await appendFile(file, `${JSON.stringify(entry)}\n`)
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
      return entrySchema.parse(JSON.parse(line))
    } catch (cause) {
      throw new CassetteError(`Line ${index + 1} of the cassette ${file} cannot be read; record it anew.`, {
        cause,
      })
    }
  })
}

/** Answers by key; equal requests are answered in the order they were recorded, the last answer for ever. */
export function answersByKey(
  entries: readonly CassetteEntry[],
  kind: CassetteEntry['kind'],
): (key: string) => unknown {
  const lists = new Map<string, unknown[]>()
  for (const entry of entries) {
    if (entry.kind === kind) lists.set(entry.key, [...(lists.get(entry.key) ?? []), entry.answer])
  }
  return (key) => {
    const list = lists.get(key) ?? []
    return list.length > 1 ? list.shift() : list[0]
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
