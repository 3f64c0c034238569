import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rename, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { Embeddings, type EmbeddingsInterface } from '@langchain/core/embeddings'
import { isMissing } from '../stores/read-text-if-present.ts'

export interface CachedEmbeddingsOptions {
  /** Folder for the cache; it can be deleted at any time. */
  readonly directory: string
  /** Names the model: vectors are found again only under the same id. */
  readonly modelId: string
}

const keyBytes = 32
const checkBytes = 4
// Queries are asked again within a rollout, rarely later, so they are kept in memory only.
const queriesKept = 256

/** Keeps the vectors of documents on disk, by model and text hash, so that no text is paid for twice. */
export class CachedEmbeddings extends Embeddings {
  private readonly inner: EmbeddingsInterface
  private readonly path: string
  private readonly queries = new Map<string, number[]>()
  private vectors: Promise<Map<string, Float32Array>> | undefined

  constructor(embeddings: EmbeddingsInterface, { directory, modelId }: CachedEmbeddingsOptions) {
    super({})
    this.inner = embeddings
    this.path = join(directory, `embeddings-${sha256(modelId).toString('hex').slice(0, 16)}.bin`)
  }

  override async embedDocuments(documents: string[]): Promise<number[][]> {
    const known = await (this.vectors ??= this.read())
    const missing = [...new Set(documents)].filter((text) => !known.has(keyOf(text)))
    if (missing.length > 0) {
      const made = await this.inner.embedDocuments(missing)
      const added = missing.map((text, at) => [keyOf(text), Float32Array.from(made[at] ?? [])] as const)
      for (const [key, vector] of added) known.set(key, vector)
      await this.append(added)
    }
    return documents.map((text) => [...(known.get(keyOf(text)) ?? [])])
  }

  override async embedQuery(text: string): Promise<number[]> {
    const known = this.queries.get(text)
    if (known !== undefined) return known
    const vector = await this.inner.embedQuery(text)
    this.queries.set(text, vector)
    const [oldest] = this.queries.keys()
    if (this.queries.size > queriesKept && oldest !== undefined) this.queries.delete(oldest)
    return vector
  }

  /** Reads the cache; everything from the first damaged record on is dropped and made again. */
  private async read(): Promise<Map<string, Float32Array>> {
    const vectors = new Map<string, Float32Array>()
    let bytes: Buffer
    try {
      bytes = await readFile(this.path)
    } catch (error) {
      if (isMissing(error)) return vectors
      throw error
    }
    let at = 0
    while (at + 4 <= bytes.length) {
      const end = at + 4 + keyBytes + bytes.readUInt32LE(at) * 4
      if (end + checkBytes > bytes.length || bytes.readUInt32LE(end) !== crc32(bytes.subarray(at, end))) break
      const key = bytes.subarray(at + 4, at + 4 + keyBytes).toString('hex')
      vectors.set(key, new Float32Array(new Uint8Array(bytes.subarray(at + 4 + keyBytes, end)).buffer))
      at = end + checkBytes
    }
    if (at < bytes.length) {
      // The damaged file steps aside; the good part is written anew so that appending is safe again.
      await rename(this.path, `${this.path}.damaged`)
      await this.append([...vectors])
    }
    return vectors
  }

  private async append(vectors: readonly (readonly [string, Float32Array])[]): Promise<void> {
    if (vectors.length === 0) return
    await mkdir(join(this.path, '..'), { recursive: true })
    const file: FileHandle = await open(this.path, 'a')
    try {
      await file.appendFile(Buffer.concat(vectors.map(([key, vector]) => encode(key, vector))))
    } finally {
      await file.close()
    }
  }
}

function encode(key: string, vector: Float32Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(vector.length)
  const body = Buffer.concat([
    length,
    Buffer.from(key, 'hex'),
    Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength),
  ])
  const check = Buffer.alloc(checkBytes)
  check.writeUInt32LE(crc32(body))
  return Buffer.concat([body, check])
}

function keyOf(text: string): string {
  return sha256(text).toString('hex')
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
