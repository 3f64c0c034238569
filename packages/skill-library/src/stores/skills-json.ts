import type { SkillRecord } from '../record/skill-record.ts'
import { describeAsStub } from './skill-files.ts'

/** The versions in use as the text of `skills.json`. */
export interface SkillsJson {
  /** Adds a version in use, or puts it in the place of another one. */
  put(record: SkillRecord): void
  size(): number
  render(): string
}

/**
 * Makes an empty one. Each record is serialised once, when it is first rendered: a library that is only opened
 * serialises nothing, and one of ten thousand skills is joined instead of serialised anew.
 */
export function createSkillsJson(): SkillsJson {
  const inUse = new Map<string, SkillRecord>()
  const texts = new WeakMap<SkillRecord, string>()
  const textOf = (record: SkillRecord): string => {
    const known = texts.get(record)
    if (known !== undefined) return known
    const entry = { code: record.source, description: describeAsStub(record) }
    const text = `\n  ${JSON.stringify(record.name)}: ${JSON.stringify(entry)}`
    texts.set(record, text)
    return text
  }
  return {
    put: (record) => void inUse.set(record.name, record),
    size: () => inUse.size,
    render: () => `{${[...inUse.values()].map(textOf).join(',')}\n}\n`,
  }
}
