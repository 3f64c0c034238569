import { createTurns } from '@voyager-mc/core'
import { SkillStoreError } from '../errors/skill-store-error.ts'
import type { LifecyclePolicy } from '../record/lifecycle.ts'
import type { OnSkillNotice, SkillNotice } from '../record/skill-notice.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import type { SkillSearch } from '../search/skill-search.ts'
import type { SkillStore } from '../stores/skill-store.ts'
import { followStore } from './follow-store.ts'
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

/** A decision about records, made on what the library holds at that moment. */
export interface PlannedChange<Result> {
  /** Records to save together; the last of several states of one version counts. */
  readonly records: readonly SkillRecord[]
  readonly result: Result
  /** Told once the records are saved. */
  readonly notices?: readonly SkillNotice[]
}

/** Ground the parts of an open library share: its rules, records in memory, the store behind them, and the search. */
export interface LibraryState extends LibraryRules {
  readonly catalog: SkillCatalog
  readonly isReadOnly: boolean
  /** Damage found in the store so far. */
  problems(this: void): readonly SkillNotice[]
  /** Brings the catalog up to what the store holds. */
  open(this: void): Promise<void>
  /** Opens, and brings the search up to what the catalog holds; calls that only look up names do without. */
  ready(this: void): Promise<void>
  /** Decides and saves, one change after the other; decides again when somebody else has saved in between. */
  change<Result>(this: void, plan: () => PlannedChange<Result>): Promise<Result>
  close(): Promise<void>
}

export interface CreateLibraryStateOptions {
  readonly store: SkillStore
  readonly search: SkillSearch
  readonly rules: LibraryRules
}

// Each time somebody else has saved, so a library that loses this often is not the only one in trouble.
const mostTurns = 1000

/** Makes the state of a library; the store is read at the first call. */
export function createLibraryState({ store, search, rules }: CreateLibraryStateOptions): LibraryState {
  const { onNotice } = rules
  const catalog = createSkillCatalog()
  const turns = createTurns()
  const follower = followStore(store, { catalog, onNotice })
  const readying = onceUnlessFailed(() =>
    search.sync(catalog.all().filter(({ status }) => status === 'active')),
  )
  const open = async (): Promise<void> => {
    const news = await follower.open()
    if (readying.isStarted()) await showTo(search, news)
  }
  const ready = async (): Promise<void> => {
    await open()
    await readying.run()
  }
  const saveAll = async <Result>(plan: () => PlannedChange<Result>): Promise<Result> => {
    for (let turn = 0; turn < mostTurns; turn += 1) {
      await ready()
      const { records, result, notices = [] } = plan()
      if (records.length > 0 && !(await follower.save(records))) continue
      await showTo(search, records)
      for (const notice of notices) onNotice(notice)
      return result
    }
    throw new SkillStoreError('skills', `Others saved ${mostTurns} times in between; try again later.`)
  }
  return {
    ...rules,
    catalog,
    isReadOnly: store.readOnly === true,
    problems: follower.problems,
    open,
    ready,
    change: (plan) => turns.take(() => saveAll(plan)),
    async close() {
      if (!follower.isStarted()) return
      await turns.take(async () => {
        await follower.close()
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
