import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readTextIfPresent } from '../stores/read-text-if-present.ts'
import { writeFileAtomic } from '../stores/write-file-atomic.ts'
import type { NearestIndex } from './nearest-index.ts'

/** A document of the index, with the label its vector has. */
export interface IndexedDocument {
  readonly id: string
  readonly label: number
  readonly text: string
  readonly metadata: Readonly<Record<string, unknown>>
}

/** Manifest beside an index file; all of it must fit before the file is opened. */
export interface IndexManifest {
  readonly schemaVersion: 1
  readonly kind: string
  readonly embeddingId: string
  readonly dimensions: number
  readonly count: number
  /** Name of the index file in the same folder. */
  readonly file: string
  readonly sha256: string
  readonly documents: readonly IndexedDocument[]
}

/** An index folder that can be used, or why not. */
export type ReadIndexResult =
  | { readonly status: 'verified'; readonly manifest: IndexManifest; readonly path: string }
  | { readonly status: 'absent' }
  | { readonly status: 'unusable'; readonly reason: string }

const manifestSchema: z.ZodType<IndexManifest> = z.object({
  schemaVersion: z.literal(1),
  kind: z.string(),
  embeddingId: z.string(),
  dimensions: z.int().positive(),
  count: z.int().nonnegative(),
  file: z.string().regex(/^[\w-]+\.index$/),
  sha256: z.string(),
  documents: z.array(
    z.object({
      id: z.string(),
      label: z.int().nonnegative(),
      text: z.string(),
      metadata: z.record(z.string(), z.unknown()),
    }),
  ),
})

/** Writes an index and its manifest; a crash in between leaves the folder's former pair in use. */
export async function writeIndexFiles(
  directory: string,
  index: NearestIndex,
  about: Pick<IndexManifest, 'kind' | 'embeddingId' | 'documents'>,
): Promise<void> {
  await mkdir(directory, { recursive: true })
  const temporary = join(directory, `${randomUUID()}.tmp`)
  await index.write(temporary)
  await syncFile(temporary)
  const sha256 = await hashFile(temporary)
  const file = `vectors-${sha256.slice(0, 16)}.index`
  await rename(temporary, join(directory, file))
  const manifest: IndexManifest = {
    schemaVersion: 1,
    kind: about.kind,
    embeddingId: about.embeddingId,
    dimensions: index.dimensions,
    count: about.documents.length,
    file,
    sha256,
    documents: about.documents,
  }
  await writeFileAtomic(join(directory, 'manifest.json'), JSON.stringify(manifest))
  await removeLeftovers(directory, file)
}

/** Checks a folder's manifest and the checksum of its index file: damaged bytes kill the native reader. */
export async function verifyIndexFiles(
  directory: string,
  expected: { readonly kind: string; readonly embeddingId: string },
): Promise<ReadIndexResult> {
  const text = await readTextIfPresent(join(directory, 'manifest.json'))
  if (text === undefined) return { status: 'absent' }
  const manifest = parseManifest(text)
  if (manifest === undefined) return unusable('its manifest is damaged')
  if (manifest.embeddingId !== expected.embeddingId) {
    return unusable(`it was made with the embedding ${manifest.embeddingId}, not ${expected.embeddingId}`)
  }
  if (manifest.kind !== expected.kind)
    return unusable(`it is of the kind ${manifest.kind}, not ${expected.kind}`)
  if (manifest.count !== manifest.documents.length) return unusable('its count does not fit its documents')
  const path = join(directory, manifest.file)
  if ((await hashFile(path)) !== manifest.sha256) return unusable('its checksum does not fit')
  return { status: 'verified', manifest, path }
}

function unusable(reason: string): ReadIndexResult {
  return { status: 'unusable', reason }
}

function parseManifest(text: string): IndexManifest | undefined {
  try {
    return manifestSchema.safeParse(JSON.parse(text)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** The file's SHA-256, or an empty text when there is no such file. */
async function hashFile(path: string): Promise<string> {
  try {
    return createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
  } catch {
    // Missing, unreadable or too large: in each case the file does not match its manifest.
    return ''
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

async function removeLeftovers(directory: string, current: string): Promise<void> {
  for (const name of await readdir(directory)) {
    const isOurs = name.endsWith('.tmp') || /^vectors-[0-9a-f]+\.index$/.test(name)
    if (isOurs && name !== current) await rm(join(directory, name), { force: true })
  }
}
