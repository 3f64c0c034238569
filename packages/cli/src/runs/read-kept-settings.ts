import { checkpointDocuments } from '@voyager-mc/voyager/journal'
import * as z from 'zod'
import { openKeptRun } from './open-kept-run.ts'

const factsSchema = z.record(z.string(), z.unknown())

/** Settings kept by the run at a place; a checkpoint of the original keeps none. */
export async function readKeptSettings(place: string): Promise<Readonly<Record<string, unknown>>> {
  const run = await openKeptRun(place)
  const facts = await run?.store.readDocument(checkpointDocuments.config)
  await run?.close()
  return factsSchema.parse(facts ?? {})
}
