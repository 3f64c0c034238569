import type { SkillRecord } from '../record/skill-record.ts'
import type { SkillStore } from './skill-store.ts'

/** Keeps records in memory, for tests and throw-away libraries. */
export function memorySkillStore(initial: readonly SkillRecord[] = []): SkillStore {
  const records = new Map(initial.map((record) => [keyOf(record), record]))
  return {
    load: async () => ({ records: [...records.values()], foreign: [], problems: [] }),
    async save(changed) {
      for (const record of changed) records.set(keyOf(record), record)
    },
    close: async () => undefined,
  }
}

function keyOf({ name, version }: SkillRecord): string {
  return `${name}@${version}`
}
