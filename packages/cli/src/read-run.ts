import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { InvalidArgumentError } from '@voyager-mc/core'
import * as z from 'zod'
import { checkpointDocuments } from '@voyager-mc/voyager/journal'
import { fileRunStore } from '@voyager-mc/voyager'
import type { JournalRecord } from '@voyager-mc/voyager/journal'

/** The journal of a run directory; a directory without one is refused. */
export async function readRun(directory: string): Promise<readonly JournalRecord[]> {
  const store = fileRunStore(directory)
  const journal = await store.readJournal()
  await store.close()
  if (journal.length > 0) return journal
  throw new InvalidArgumentError('RUN', directory, 'name a directory that holds a journal.ndjson.')
}

const factsSchema = z.record(z.string(), z.unknown())

/** What `config.json` of a run says, as flags would; a model of `none` is no model. */
export async function readRunFacts(directory: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(join(directory, checkpointDocuments.config), 'utf8').catch(() => '{}')
  const facts = factsSchema.parse(JSON.parse(text))
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) =>
      (typeof value === 'string' && value !== 'none') || typeof value === 'number'
        ? [[name, String(value)]]
        : Array.isArray(value)
          ? [[name, value.join(',')]]
          : [],
    ),
  )
}
