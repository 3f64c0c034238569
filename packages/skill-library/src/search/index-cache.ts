import type { VectorStore } from '@langchain/core/vectorstores'
import type { OnSkillNotice } from '../record/skill-notice.ts'
import type { SkillStore } from '../stores/skill-store.ts'
import { isSkillIndex } from './skill-index.ts'

/** Loads and saves the index files, when the store has a folder for them and the index is ours. */
export interface IndexCache {
  load(): Promise<void>
  /** Counts changes and saves when enough have gathered. */
  changed(count: number): Promise<void>
  save(): Promise<void>
}

export interface CreateIndexCacheOptions {
  readonly store: SkillStore
  readonly vectorStore: VectorStore
  readonly onNotice: OnSkillNotice
}

// The index is a cache of what the store holds; saving it this often bounds what a killed process has to build again
// without making every add write the whole file: after this many changes, or a tenth of a larger index.
const fewestChangesPerSave = 200
const changesShare = 0.1

export function createIndexCache({ store, vectorStore, onNotice }: CreateIndexCacheOptions): IndexCache {
  const directory = store.cacheDirectory
  let unsaved = 0
  if (directory === undefined || !isSkillIndex(vectorStore)) {
    return { load: async () => undefined, changed: async () => undefined, save: async () => undefined }
  }
  const save = async (): Promise<void> => {
    if (unsaved === 0 || store.readOnly === true) return
    unsaved = 0
    try {
      await vectorStore.save(directory)
    } catch (error) {
      onNotice({
        type: 'mirror-failed',
        message: `The index in ${directory} was not saved: ${String(error)}.`,
      })
    }
  }
  return {
    save,
    async load() {
      const result = await vectorStore.load(directory)
      if (result.status === 'loaded') return
      unsaved = 1
      if (result.status === 'absent') return
      onNotice({
        type: 'index-rebuilt',
        message: `The index in ${directory} is built anew: ${result.reason}.`,
      })
    },
    async changed(count) {
      unsaved += count
      if (unsaved >= Math.max(fewestChangesPerSave, vectorStore.size * changesShare)) await save()
    },
  }
}
