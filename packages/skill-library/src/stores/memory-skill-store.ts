import { keyOfWay, type WayRecord } from '@voyager-mc/core'
import { mergeExperience, parseExperience } from '../record/experience.ts'
import { refusalOf } from '../record/parse-skill-record.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import type { SkillStore } from './skill-store.ts'

interface Saved {
  readonly record: SkillRecord
  readonly revision: number
}

/** Keeps records in memory, for tests and throw-away libraries. */
export function memorySkillStore(initial: readonly SkillRecord[] = []): SkillStore {
  const saved = new Map<string, Saved>()
  const vectors = new Map<string, Float32Array>()
  const ways = new Map<string, WayRecord>()
  let revision = 0
  const put = (records: readonly SkillRecord[]): void => {
    revision += 1
    for (const record of records) saved.set(`${record.name}@${record.version}`, { record, revision })
  }
  if (initial.length > 0) put(initial)
  return {
    async read({ since = 0 } = {}) {
      const found = [...saved.values()].flatMap((each) => (each.revision > since ? [each.record] : []))
      const problems = found.flatMap((record) => {
        const reason = refusalOf(record)
        return reason === undefined
          ? []
          : [{ type: 'record-refused', message: `A skill is left out: ${reason}.` } as const]
      })
      const records =
        problems.length === 0 ? found : found.filter((record) => refusalOf(record) === undefined)
      return { records, revision, problems }
    },
    async save(records, options) {
      if (options.revision !== revision) return { status: 'behind' }
      put(records)
      return { status: 'saved', revision, problems: [] }
    },
    close: async () => undefined,
    experience: {
      load: async () => [...ways.values()],
      save: async (records) => {
        const kept = mergeExperience([...ways.values()], parseExperience(records))
        ways.clear()
        for (const record of kept) ways.set(keyOfWay(record), record)
      },
    },
    vectors: {
      async read(embeddingId, texts) {
        const found = texts.flatMap((text) => {
          const vector = vectors.get(keyOf(embeddingId, text))
          return vector === undefined ? [] : [[text, vector] as const]
        })
        return { vectors: new Map(found), problems: [] }
      },
      async write(embeddingId, made) {
        for (const [text, vector] of made) vectors.set(keyOf(embeddingId, text), vector)
      },
    },
  }
}

function keyOf(embeddingId: string, text: string): string {
  return JSON.stringify([embeddingId, text])
}
