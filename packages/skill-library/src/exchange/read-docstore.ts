import { join } from 'node:path'
import { Document } from '@langchain/core/documents'
import { z } from 'zod'
import { SkillStoreError } from '../errors/skill-store-error.ts'
import { readTextIfPresent } from '../files/read-text-if-present.ts'

const docstoreSchema = z.array(
  z.tuple([
    z.string(),
    z.object({
      pageContent: z.string(),
      metadata: z.record(z.string(), z.unknown()).default({}),
      id: z.string().optional(),
    }),
  ]),
)

/** The documents of a folder written by `HNSWLib.save`; throws `SkillStoreError` when they cannot be read. */
export async function readDocstore(directory: string): Promise<readonly Document[]> {
  const path = join(directory, 'docstore.json')
  const text = await readTextIfPresent(path)
  if (text === undefined) {
    throw new SkillStoreError(path, `${path} does not exist; pass a folder that HNSWLib has saved.`)
  }
  try {
    return docstoreSchema
      .parse(JSON.parse(text))
      .map(([, { id, ...document }]) => new Document({ ...document, ...(id === undefined ? {} : { id }) }))
  } catch (error) {
    throw new SkillStoreError(path, `${path} is damaged; save the store again.`, { cause: error })
  }
}
