import type { VectorStore } from '@langchain/core/vectorstores'
import { admitForeign } from './admit-foreign.ts'
import { createExclusive, type Exclusive } from './exclusive.ts'
import { createSkillCatalog, type SkillCatalog } from './skill-catalog.ts'
import type { OnSkillNotice } from './skill-notice.ts'
import type { SkillRecord } from './skill-record.ts'
import type { SkillSearch } from './search/skill-search.ts'
import { createIndexCache } from './search/index-cache.ts'
import type { SkillStore } from './stores/skill-store.ts'

/** What the parts of an open library share: records in memory, the store behind them, and the search. */
export interface LibraryState {
  readonly catalog: SkillCatalog
  readonly exclusive: Exclusive
  /** Reads the store once; later calls wait for the first. */
  open(): Promise<void>
  /** Saves records, then shows them to catalog and search; call it inside `exclusive`. */
  commit(records: readonly SkillRecord[]): Promise<void>
  close(): Promise<void>
}

export interface CreateLibraryStateOptions {
  readonly store: SkillStore
  readonly search: SkillSearch
  readonly vectorStore: VectorStore
  readonly reservedNames: ReadonlySet<string>
  readonly nowMs: () => number
  readonly onNotice: OnSkillNotice
}

export function createLibraryState(options: CreateLibraryStateOptions): LibraryState {
  const { store, search, nowMs, onNotice } = options
  const catalog = createSkillCatalog()
  const exclusive = createExclusive()
  const cache = createIndexCache(options)
  let opening: Promise<void> | undefined

  const commit = async (records: readonly SkillRecord[]): Promise<void> => {
    if (records.length === 0) return
    await store.save(records)
    for (const record of records) catalog.put(record)
    for (const record of records) {
      if (record.status !== 'active') await search.remove(record)
    }
    for (const record of records) {
      if (record.status === 'active') await search.add(record)
    }
    await cache.changed(records.length)
  }
  const read = async (): Promise<void> => {
    const stored = await store.load()
    for (const message of stored.problems) onNotice({ type: 'journal-damaged', message })
    for (const record of stored.records) catalog.put(record)
    const found = admitForeign(stored.foreign, catalog, { ...options, nowMs: nowMs() })
    if (found.length > 0 && store.readOnly !== true) await store.save(found)
    for (const record of found) catalog.put(record)
    await cache.load()
    await search.sync(catalog.all().filter(({ status }) => status === 'active'))
    await cache.changed(found.length)
  }
  const open = async (): Promise<void> => {
    opening ??= read()
    try {
      await opening
    } catch (error) {
      // A library that was locked or unreadable may be tried again.
      opening = undefined
      await store.close()
      throw error
    }
  }

  return {
    catalog,
    exclusive,
    commit,
    open,
    async close() {
      if (opening === undefined) return
      await open()
      await exclusive(async () => {
        await cache.save()
        await store.close()
        opening = undefined
      })
    },
  }
}
