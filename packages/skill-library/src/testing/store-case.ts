import type { SuiteRunner } from '@voyager-mc/core/testing'
import type { SkillRecord } from '../record/skill-record.ts'
import type { SkillStore, StoredSkills } from '../stores/skill-store.ts'

/** One test of the suite: what a store does, and the check of it. */
export type StoreCase = readonly [
  sentence: string,
  check: (open: () => SkillStore | Promise<SkillStore>, expect: SuiteRunner['expect']) => Promise<void>,
]

/** Saves what is given, each as a save of its own, closes, and gives what another opening finds. */
export async function reopen(
  open: () => SkillStore | Promise<SkillStore>,
  ...saves: readonly (readonly SkillRecord[])[]
): Promise<StoredSkills> {
  const store = await open()
  for (const records of saves) {
    const { revision } = await store.read()
    await store.save(records, { revision })
  }
  await store.close()
  const again = await open()
  const stored = await again.read()
  await again.close()
  return stored
}
