import { appendFile, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { redactSecrets, secretsOf } from '@voyager-mc/core'
import { makeFolder } from '@voyager-mc/core/files'
import * as z from 'zod'
import { CassetteError } from './cassette-error.ts'

/** One answer of a model, under the hash of what it was asked. */
export interface CassetteEntry {
  readonly kind: 'chat' | 'embedding'
  readonly key: string
  /** Name of the model that gave it; absent where its client names none. */
  readonly model?: string
  /** Requests of one role; absent for embeddings. */
  readonly series?: string
  /** Hashes of the parts of the request, by what they are called; absent for embeddings and in older cassettes. */
  readonly parts?: Readonly<Record<string, string>>
  /** A stored message, or a vector. */
  readonly answer?: unknown
}

const entrySchema: z.ZodType<unknown> = z.object({
  kind: z.enum(['chat', 'embedding']),
  key: z.string(),
  model: z.string().optional(),
  series: z.string().optional(),
  parts: z.record(z.string(), z.string()).optional(),
  answer: z.unknown(),
})

/** The file that keeps an answer, and the client whose secrets stay out of it. */
interface AppendEntryOptions {
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
  makeFolder(dirname(file))
  await appendFile(file, `${JSON.stringify({ ...entry, answer })}\n`)
}

function redactTexts(value: unknown, redact: (text: string) => string): unknown {
  if (typeof value === 'string') return redact(value)
  if (Array.isArray(value)) return value.map((each) => redactTexts(each, redact))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, redactTexts(each, redact)]))
}

/** Answers that are asked for. */
interface ReadCassetteOptions {
  readonly kind: CassetteEntry['kind']
  /** Only those of this model; absent takes all. */
  readonly model?: string | undefined
}

/**
 * Reads a cassette's answers of a kind, and of a model where one is named; throws `CassetteError` when there is no cassette,
 * when a line cannot be read, and when another model gave all answers.
 */
export async function readCassette(
  file: string,
  { kind, model }: ReadCassetteOptions,
): Promise<readonly CassetteEntry[]> {
  const entries = (await readEntries(file)).filter((entry) => entry.kind === kind)
  if (model === undefined) return entries
  const ofModel = entries.filter((entry) => isOf(entry, model))
  if (ofModel.length > 0 || entries.length === 0) return ofModel
  const names = [...new Set(entries.map((entry) => modelOf(entry)))].join(', ')
  throw new CassetteError(
    `The cassette ${file} was recorded with ${names} and holds nothing of ${model}; name the recorded model, or record the run anew.`,
  )
}

async function readEntries(file: string): Promise<readonly CassetteEntry[]> {
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

/** Older cassettes name the model in the answer alone. */
function modelOf({ model, answer }: CassetteEntry): string | undefined {
  const named: unknown = model ?? Object(answer).model
  return typeof named === 'string' ? named : undefined
}

/** Whether a model gave an answer, whose name may be given with its provider's; nobody knows where none is named. */
function isOf(entry: CassetteEntry, model: string): boolean {
  const named = modelOf(entry)
  return named === undefined || named === model || model.endsWith(`:${named}`)
}
