import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkpointDocuments } from '@voyager-mc/voyager/journal'
import * as z from 'zod'

const factsSchema = z.record(z.string(), z.unknown())

/** Settings kept by the run at a place; a checkpoint of the original keeps none. */
export async function readKeptSettings(run: string): Promise<Readonly<Record<string, unknown>>> {
  const text = await readFile(join(run, checkpointDocuments.config), 'utf8').catch(() => '{}')
  return factsSchema.parse(JSON.parse(text))
}
