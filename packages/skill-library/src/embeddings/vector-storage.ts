import type { SkillNotice } from '../record/skill-notice.ts'

/** Vectors found in a storage. */
export interface StoredVectors {
  /** Vectors by text; texts without one are absent. */
  readonly vectors: ReadonlyMap<string, Float32Array>
  /** Damage found and left out; empty when there is none. */
  readonly problems: readonly SkillNotice[]
}

/** Keeps vectors by embedding and text, so that no text is embedded twice; a vector that is lost is made again. */
export interface VectorStorage {
  read(embeddingId: string, texts: readonly string[]): Promise<StoredVectors>
  write(embeddingId: string, vectors: ReadonlyMap<string, Float32Array>): Promise<void>
}
