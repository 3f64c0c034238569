import type { OnSkillNotice, SkillNotice } from '../record/skill-notice.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import type { SkillStore, StoredSkills } from '../stores/skill-store.ts'
import { onceUnlessFailed } from './once-unless-failed.ts'
import type { SkillCatalog } from './skill-catalog.ts'

/** A catalog that follows a store. */
export interface StoreFollower {
  /** Brings the catalog up to what the store holds; gives what is new, apart from the first time. */
  open(this: void): Promise<readonly SkillRecord[]>
  /** True once the store was asked for. */
  isStarted(): boolean
  /** Saves records and puts them into the catalog; false when somebody else has saved since the catalog was up to date. */
  save(records: readonly SkillRecord[]): Promise<boolean>
  /** Damage found so far. */
  problems(this: void): readonly SkillNotice[]
  close(): Promise<void>
}

/** Makes a follower; the store is read at the first call. */
export function followStore(
  store: SkillStore,
  { catalog, onNotice }: { readonly catalog: SkillCatalog; readonly onNotice: OnSkillNotice },
): StoreFollower {
  const problems: SkillNotice[] = []
  let revision = 0

  const take = (stored: StoredSkills): readonly SkillRecord[] => {
    revision = stored.revision
    for (const problem of stored.problems) onNotice(problem)
    problems.push(...stored.problems.filter(isDamage))
    for (const record of stored.records) catalog.put(record)
    return stored.records
  }
  // A store that was busy or unreadable may be tried again.
  const opening = onceUnlessFailed(async () => {
    try {
      take(await store.read())
    } catch (error) {
      await store.close()
      throw error
    }
  })
  return {
    isStarted: opening.isStarted,
    problems: () => problems,
    async open() {
      const isFirst = !opening.isStarted()
      await opening.run()
      return isFirst ? [] : take(await store.read({ since: revision }))
    },
    async save(records) {
      const saved = await store.save(records, { revision })
      if (saved.status === 'saved') take({ ...saved, records })
      return saved.status === 'saved'
    },
    async close() {
      await store.close()
      opening.forget()
    },
  }
}

function isDamage({ type }: SkillNotice): boolean {
  return type === 'record-damaged' || type === 'record-refused' || type === 'library-damaged'
}
