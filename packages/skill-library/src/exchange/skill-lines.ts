import { basename, dirname } from 'node:path'
import { z } from 'zod'
import { SkillStoreError } from '../errors/skill-store-error.ts'
import { readPlainText } from '../files/read-plain-text.ts'
import type { ImportFromOptions, ImportReport } from '../library/import-report.ts'
import type { ManagedSkillLibrary } from '../library/managed-skill-library.ts'
import type { ForeignSkill } from '../record/foreign-skill.ts'
import { parseSkillRecord } from '../record/parse-skill-record.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import type { FoundSkills } from './found-skills.ts'
import { importFound } from './import-found.ts'

const foreignSchema: z.ZodType<ForeignSkill> = z.object({
  name: z.string(),
  source: z.string(),
  description: z.string().exactOptional(),
  task: z.string().exactOptional(),
})

/** Every version of every skill of a library as a line of JSON, oldest first. */
export async function renderSkillLines(library: ManagedSkillLibrary): Promise<string> {
  const records = await library.records()
  const versions = await Promise.all(records.map(({ name }) => library.versions(name)))
  return versions
    .flat()
    .map((record) => `${JSON.stringify(record)}\n`)
    .join('')
}

/** Reads skills from lines of JSON: records as they are exported, or `name` and `source` with what else is known. */
export function parseSkillLines(text: string, place: string): FoundSkills {
  const skills: (ForeignSkill | SkillRecord)[] = []
  const problems: string[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const found = parseLine(line)
    if (typeof found === 'string')
      problems.push(`Line ${index + 1} of ${place} was passed over: ${found.replace(/\.$/, '')}.`)
    else skills.push(found)
  }
  return { skills, problems }
}

/** Admits the skills of a file with one on each line; lines that hold none are in the report's `refused`. */
export async function importSkillLines(
  library: ManagedSkillLibrary,
  { from: path, ...options }: ImportFromOptions,
): Promise<ImportReport> {
  const file = await readPlainText(dirname(path), [basename(path)])
  if (file.status !== 'read') {
    const reason = file.status === 'refused' ? file.reason : `${path} does not exist`
    throw new SkillStoreError(path, `${reason}; name a file that can be read.`)
  }
  const found = parseSkillLines(file.text, path)
  if (found.skills.length > 0) return importFound(library, found, options)
  const reason = found.problems[0]?.replace(/\.$/, '') ?? 'it is empty'
  throw new SkillStoreError(path, `${path} holds no skills (${reason}); name a file with one on each line.`)
}

/** The skill of a line; a text says why it is none. */
function parseLine(line: string): ForeignSkill | SkillRecord | string {
  const parsed = parseSkillRecord(line)
  if (parsed.status === 'parsed') return parsed.record
  if (parsed.reason === 'it is not JSON') return parsed.reason
  const data: unknown = JSON.parse(line)
  // What claims to be a record is one or is refused: its hash says whether its source was changed.
  if (typeof data === 'object' && data !== null && 'contentHash' in data) return parsed.reason
  return foreignSchema.safeParse(data).data ?? 'it has no name and source of a skill'
}
