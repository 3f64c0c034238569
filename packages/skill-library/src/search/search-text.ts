import { searchTagsOf } from './search-tags.ts'
import type { SkillRecord } from '../record/skill-record.ts'

/** The text a record is found by: its name as words, its description and the task it was learned for. */
function searchTextOf({
  name,
  description,
  task,
}: Pick<SkillRecord, 'name' | 'description' | 'task'>): string {
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
  const tags = searchTagsOf(`${words} ${task}`)
  return [words, description, task, tags].filter((text) => text !== '').join('. ')
}

/** The id of a record in the index. */
export function keyOf({ name, version }: Pick<SkillRecord, 'name' | 'version'>): string {
  return `${name}@${version}`
}

/** A record as the search knows it. */
export interface SearchEntry {
  /** `name@version`, the id in the index. */
  readonly key: string
  /** Text that is embedded and ranked. */
  readonly text: string
  readonly name: string
  readonly version: number
}

/** Makes the search's view of a record. */
export function searchEntryOf(record: SkillRecord): SearchEntry {
  const { name, version } = record
  return { key: keyOf(record), text: searchTextOf(record), name, version }
}
