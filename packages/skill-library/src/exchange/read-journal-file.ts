import { z } from 'zod'
import { readPlainText } from '../files/read-plain-text.ts'
import { parseSkillRecord } from '../record/parse-skill-record.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import type { FoundSkills } from './found-skills.ts'

const lineSchema = z.object({ type: z.literal('save'), records: z.array(z.unknown()) })

/** Reads `journal.ndjson` of a folder that version 0.1 of this package kept; undefined when there is none. */
export async function readJournalFile(directory: string): Promise<FoundSkills | undefined> {
  const file = await readPlainText(directory, ['journal.ndjson'])
  if (file.status === 'absent') return undefined
  if (file.status === 'refused') return { skills: [], problems: [`${file.reason}.`] }
  const records = new Map<string, SkillRecord>()
  const problems: string[] = []
  for (const [index, line] of file.text.split('\n').entries()) {
    if (line.trim() === '') continue
    for (const found of parseLine(line)) {
      if (typeof found === 'string')
        problems.push(`Line ${index + 1} of the journal in ${directory} was passed over: ${found}.`)
      else records.set(`${found.name}@${found.version}`, found)
    }
  }
  // Versions are numbered as they were learned, and an import numbers them in order.
  const skills = [...records.values()].sort((a, b) => (a.name === b.name ? a.version - b.version : 0))
  return { skills, problems }
}

/** The records of a line; a text says why one is none. */
function parseLine(line: string): readonly (SkillRecord | string)[] {
  let data: unknown
  try {
    data = JSON.parse(line)
  } catch (error) {
    if (error instanceof SyntaxError) return ['it is not JSON']
    throw error
  }
  const parsed = lineSchema.safeParse(data)
  if (!parsed.success) return ['it is no save']
  return parsed.data.records.map((record) => {
    const result = parseSkillRecord(JSON.stringify(record))
    return result.status === 'parsed' ? result.record : result.reason
  })
}
