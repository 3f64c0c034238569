import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sights } from '@voyager-mc/core'
import { z } from 'zod'
import { hashResults, parseResults, readBytes } from '../results/read-results.ts'
import { factsSchema } from '../results/results-header.ts'
import { ResultsError } from '../results/results-error.ts'
import { isSigned, type LeaderboardEntry } from './leaderboard.ts'

const intervalSchema = z.tuple([z.number(), z.number()])

const boardSchema: z.ZodType<readonly LeaderboardEntry[]> = z.array(
  z.strictObject({
    suite: z.strictObject({ name: z.string(), version: z.int(), hash: z.string() }),
    code: factsSchema,
    condition: z.string(),
    facts: factsSchema,
    sight: z.enum(sights),
    seeds: z.array(z.int()),
    solved: z.int().min(0),
    n: z.int().min(0),
    interval: intervalSchema,
    items: z
      .strictObject({ mean: z.number(), n: z.int().min(1), interval: intervalSchema.optional() })
      .optional(),
    results: z.string(),
    signature: z.string(),
  }),
)

/**
 * Reads a `leaderboard.json`. An entry without its own signature, and one whose `results.json` lies beside the file and holds
 * other results, throw `ResultsError`. The signature tells of changes; who computes it anew can still invent an entry.
 */
export async function readLeaderboard(file: string): Promise<readonly LeaderboardEntry[]> {
  const entries = boardSchema.safeParse(parse((await readBytes(file)).toString('utf8')))
  if (!entries.success) {
    const message = `${file} holds no leaderboard; name a leaderboard.json that voyager report has written.`
    throw new ResultsError('damaged', message, { file, cause: entries.error })
  }
  const changed = entries.data.find((entry) => !isSigned(entry))
  if (changed !== undefined) {
    const what = `The entry ${changed.condition} of ${file} was changed after it was written`
    const message = `${what}: its signature is not its own; ask for the file as voyager report wrote it.`
    throw new ResultsError('changed', message, { file })
  }
  await checkResults(file, entries.data)
  return entries.data
}

async function checkResults(file: string, entries: readonly LeaderboardEntry[]): Promise<void> {
  const beside = join(dirname(file), 'results.json')
  if (!existsSync(beside)) return
  const hash = await hashOfFile(beside)
  const other = entries.find(({ results }) => results !== hash)
  if (other === undefined) return
  const what = `${beside} beside ${file} holds other results than the entry ${other.condition} rests on`
  const message = `${what}; write both anew with voyager report.`
  throw new ResultsError('changed', message, { file })
}

async function hashOfFile(file: string): Promise<string> {
  try {
    return hashResults(parseResults(parse((await readBytes(file)).toString('utf8'))))
  } catch (cause) {
    if (ResultsError.isInstance(cause)) throw cause
    const message = `${file} holds no results; write it anew with voyager report.`
    throw new ResultsError('damaged', message, { file, cause })
  }
}

/** Data of a text; undefined for one that is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The schema refuses it by the name of the file.
    return undefined
  }
}
