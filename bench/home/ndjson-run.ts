import { createReadStream } from 'node:fs'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { HashingEmbeddings } from '@voyager-mc/skill-library'
import { initialRunState, reduceRunState, type JournalRecord } from '@voyager-mc/voyager/journal'
import type { RunState } from '@voyager-mc/voyager/journal'
import type { KeptWorld } from '@voyager-mc/world'

// A run as it was kept before there were homes: a journal of one JSON object per line, skills the same way, and the
// world as one packed file that is written whole. Only what is measured is here.

const compress = promisify(gzip)

/** A run in a folder of its own. */
export interface NdjsonRun {
  readonly append: (record: JournalRecord) => Promise<void>
  readonly saveWorld: (world: KeptWorld) => Promise<void>
  readonly addSkill: (description: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens a run for writing. */
export async function openNdjsonRun(directory: string): Promise<NdjsonRun> {
  const journal = await open(join(directory, 'journal.ndjson'), 'a')
  const skills = await open(join(directory, 'skills.ndjson'), 'a')
  return {
    append: async (record) => void (await journal.write(`${JSON.stringify(record)}\n`)),
    saveWorld: async (world) => {
      const columns = world.columns.map(({ bytes = new Uint8Array(), ...place }) => ({
        ...place,
        bytes: Buffer.from(bytes).toString('base64'),
      }))
      const packed = await compress(JSON.stringify({ ...world, columns }), { level: 1 })
      const draft = await open(join(directory, 'world.tmp'), 'w')
      await draft.writeFile(packed)
      await draft.sync()
      await draft.close()
      await rename(join(directory, 'world.tmp'), join(directory, 'world.json.gz'))
    },
    addSkill: async (description) => void (await skills.write(`${JSON.stringify({ description })}\n`)),
    close: async () => {
      await journal.close()
      await skills.close()
    },
  }
}

/** Reads the whole journal and makes the state from it, which was the only way to open a run. */
export async function loadNdjsonRun(directory: string): Promise<RunState> {
  let state = initialRunState
  for await (const line of createInterface({ input: createReadStream(join(directory, 'journal.ndjson')) }))
    state = reduceRunState(state, JSON.parse(line))
  return state
}

/** Finds a skill in a run that was just opened, for which all descriptions are embedded again. */
export async function findNdjsonSkill(directory: string, query: string): Promise<string | undefined> {
  const embeddings = new HashingEmbeddings()
  const lines = (await readFile(join(directory, 'skills.ndjson'), 'utf8')).trim().split('\n')
  const texts = lines.map((line) => String(JSON.parse(line).description))
  const vectors = await embeddings.embedDocuments(texts)
  const wanted = await embeddings.embedQuery(query)
  const scores = vectors.map((vector) =>
    vector.reduce((sum, value, at) => sum + value * (wanted[at] ?? 0), 0),
  )
  return texts[scores.indexOf(Math.max(...scores))]
}
