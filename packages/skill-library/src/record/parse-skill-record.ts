import { hashSource } from './hash-source.ts'
import { isSkillName } from './skill-name.ts'
import { skillRecordSchema, type SkillRecord } from './skill-record.ts'

/** A record read from outside, or the reason it is none. */
export type ParsedSkillRecord =
  | { readonly status: 'parsed'; readonly record: SkillRecord }
  | { readonly status: 'refused'; readonly reason: string }

/** Parses a record's JSON: its shape, its name, and whether its source is still the one that was admitted. */
export function parseSkillRecord(text: string): ParsedSkillRecord {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return { status: 'refused', reason: 'it is not JSON' }
    throw error
  }
  const { data: record, error } = skillRecordSchema.safeParse(data)
  if (error !== undefined) {
    const [issue] = error.issues
    return { status: 'refused', reason: `${issue?.path.join('.')}: ${issue?.message}` }
  }
  const reason = refusalOf(record)
  return reason === undefined ? { status: 'parsed', record } : { status: 'refused', reason }
}

/** Why a record of the right shape must not be used; undefined when it may be. */
export function refusalOf({ name, source, contentHash }: SkillRecord): string | undefined {
  if (!isSkillName(name)) return `${JSON.stringify(name)} is no name for a skill`
  if (hashSource(source) !== contentHash) return `the source of ${name} was changed after it was admitted`
  return undefined
}
