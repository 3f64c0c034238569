import { InvalidArgumentError } from '@voyager-mc/core'
import type { SkillRecord, SkillStore, StoredSkills } from '@voyager-mc/skill-library'

export interface StackSkillStoresOptions {
  /** Stores from the first one that is searched to the last; an upper one hides the same version below it. */
  readonly stores: readonly SkillStore[]
  /** Place in `stores` of the one that is written; 0, the first, by default. */
  readonly writes?: number
}

/**
 * One store of several: a private library above a shared one above one that is only read. Changes go to one of them: a
 * version of another store that changes is copied there, so that nothing is written where nobody may.
 */
export function stackSkillStores({ stores, writes = 0 }: StackSkillStoresOptions): SkillStore {
  const written = stores[writes]
  if (written === undefined)
    throw new InvalidArgumentError('writes', writes, `name a place from 0 to ${stores.length - 1}.`)
  // Revisions of the stores at each revision of the stack; the stack's own are counted from 1.
  const seen = new Map<number, readonly number[]>([[0, stores.map(() => 0)]])
  const layers = stores.map(() => new Map<string, SkillRecord>())
  let revision = 0
  const isHidden = (record: SkillRecord, layer: number): boolean =>
    layers.slice(0, layer).some((above) => above.has(keyOf(record)))
  const remember = (revisions: readonly number[]): number => {
    const last = seen.get(revision)
    if (revision > 0 && last?.every((each, at) => each === revisions[at])) return revision
    seen.set((revision += 1), revisions)
    return revision
  }
  const readAll = async (since: number): Promise<StoredSkills> => {
    const from = seen.get(since) ?? stores.map(() => 0)
    const found = await Promise.all(stores.map((store, at) => store.read({ since: from[at] ?? 0 })))
    for (const [layer, { records }] of found.entries())
      for (const record of records) layers[layer]?.set(keyOf(record), record)
    return {
      // The lowest first, because those are the older ones.
      records: found
        .flatMap(({ records }, layer) =>
          records.filter((record) => !isHidden(record, layer)).map((record) => ({ record, layer })),
        )
        .sort((one, other) => other.layer - one.layer)
        .map(({ record }) => record),
      revision: remember(found.map((each) => each.revision)),
      problems: found.flatMap(({ problems }) => problems),
    }
  }
  return {
    readOnly: written.readOnly === true,
    read: ({ since = 0 } = {}) => readAll(since),
    async save(records, { revision: expected }) {
      const from = seen.get(expected)
      if (from === undefined || expected !== revision) return { status: 'behind' }
      const saved = await written.save(records, { revision: from[writes] ?? 0 })
      if (saved.status === 'behind') return saved
      for (const record of records) layers[writes]?.set(keyOf(record), record)
      const revisions = from.map((each, at) => (at === writes ? saved.revision : each))
      return { ...saved, revision: remember(revisions) }
    },
    close: async () => void (await Promise.all(stores.map((store) => store.close()))),
    ...(written.vectors && { vectors: written.vectors }),
  }
}

function keyOf({ name, version }: SkillRecord): string {
  return `${name}@${version}`
}
