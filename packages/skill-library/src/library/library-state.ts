import type { VectorStore } from '@langchain/core/vectorstores'
import { createTurns, type Turns } from '@voyager-mc/core'
import type { LifecyclePolicy } from '../record/lifecycle.ts'
import type { OnSkillNotice } from '../record/skill-notice.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import { createIndexCache } from '../search/index-cache.ts'
import type { SkillSearch } from '../search/skill-search.ts'
import type { SkillStore } from '../stores/skill-store.ts'
import { admitForeign } from './admit-foreign.ts'
import { onceUnlessFailed } from './once-unless-failed.ts'
import { createSkillCatalog, type SkillCatalog } from './skill-catalog.ts'

/** Rules and ears of one library. */
export interface LibraryRules {
  readonly policy: LifecyclePolicy
  /** Names a skill may not take. */
  readonly reservedNames: ReadonlySet<string>
  readonly onNotice: OnSkillNotice
  nowMs(this: void): number
}

/** Ground the parts of an open library share: its rules, records in memory, the store behind them, and the search. */
export interface LibraryState extends LibraryRules {
  readonly catalog: SkillCatalog
  /** Changes happen one after the other. */
  readonly exclusive: Turns['take']
  readonly isReadOnly: boolean
  /** Reads the store once; later calls wait for the first. */
  open(): Promise<void>
  /** Opens, and brings the search up to what the store holds; calls that only look up names do without. */
  ready(): Promise<void>
  /** Saves records, then shows them to catalog and search; call it inside `exclusive`. */
  commit(records: readonly SkillRecord[]): Promise<void>
  close(): Promise<void>
}

export interface CreateLibraryStateOptions {
  readonly store: SkillStore
  readonly search: SkillSearch
  readonly vectorStore: VectorStore
  readonly rules: LibraryRules
}

export function createLibraryState(options: CreateLibraryStateOptions): LibraryState {
  const { store, search, vectorStore, rules } = options
  const catalog = createSkillCatalog()
  const { take: exclusive } = createTurns()
  const cache = createIndexCache({ store, vectorStore, onNotice: rules.onNotice })
  let foundCount = 0

  const commit = async (records: readonly SkillRecord[]): Promise<void> => {
    if (records.length === 0) return
    await ready()
    await store.save(records)
    for (const record of records) catalog.put(record)
    await showTo(search, records)
    await cache.changed(records.length)
  }
  const read = async (): Promise<void> => {
    const stored = await store.load()
    for (const message of stored.problems) rules.onNotice({ type: 'journal-damaged', message })
    for (const record of stored.records) catalog.put(record)
    const found = admitForeign(stored.foreign, { ...rules, catalog, nowMs: rules.nowMs() })
    if (found.length > 0 && store.readOnly !== true) await store.save(found)
    for (const record of found) catalog.put(record)
    foundCount = found.length
  }
  // A library that was locked or unreadable may be tried again.
  const opening = onceUnlessFailed(async () => {
    try {
      await read()
    } catch (error) {
      await store.close()
      throw error
    }
  })
  const readying = onceUnlessFailed(async () => {
    await cache.load()
    await search.sync(catalog.all().filter(({ status }) => status === 'active'))
    await cache.changed(foundCount)
  })
  const ready = async (): Promise<void> => {
    await opening.run()
    await readying.run()
  }

  return {
    ...rules,
    catalog,
    exclusive,
    isReadOnly: store.readOnly === true,
    commit,
    open: opening.run,
    ready,
    async close() {
      if (!opening.isStarted()) return
      await opening.run()
      await exclusive(async () => {
        await cache.save()
        await store.close()
        opening.forget()
        readying.forget()
      })
    },
  }
}

/** Shows changes to the search; versions out of use leave first, so that a new one takes its predecessor's place. */
async function showTo(search: SkillSearch, records: readonly SkillRecord[]): Promise<void> {
  for (const record of records) {
    if (record.status !== 'active') await search.remove(record)
  }
  for (const record of records) {
    if (record.status === 'active') await search.add(record)
  }
}
