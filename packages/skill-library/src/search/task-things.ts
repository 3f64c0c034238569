import { tokenizeText } from '../embeddings/tokenize-text.ts'
import type { SkillRecord } from '../record/skill-record.ts'

const known = new WeakMap<SkillRecord, readonly string[]>()

/** Keys of the things that a record's task names: `Craft 1 oak_boat and 2 chests` has those of an oak boat and of a chest. */
export function taskThings(record: SkillRecord): readonly string[] {
  const things = known.get(record) ?? readThings(record.task)
  known.set(record, things)
  return things
}

/** A name as it is compared: without case, underscores and endings. */
export function thingKey(name: string): string {
  return tokenizeText(name)
    .flatMap(({ word }) => (/^\d+$/.test(word) ? [] : [word]))
    .join(' ')
}

// Words after which a task speaks of another thing.
const joints = /[,.;:()]|\b(?:and|or|with|without|in|into|from|near|at|on|using|to|for|by|until|of)\b/i

function readThings(task: string): readonly string[] {
  const [first = '', ...others] = task.split(joints)
  // The verb comes first.
  const parts = [first.trim().replace(/^\S+\s*/, ''), ...others]
  return [...new Set(parts.map(thingKey).filter((key) => key !== ''))]
}
