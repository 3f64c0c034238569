import { join } from 'node:path'
import { readPlainText } from '../files/read-plain-text.ts'
import type { ForeignSkill } from '../record/foreign-skill.ts'
import { descriptionFromStub } from './description-stub.ts'

/** Skills of one file. */
export interface SkillsJsonContent {
  readonly skills: readonly ForeignSkill[]
  readonly problems: readonly string[]
}

/** Reads `skills.json` of the original's folders; entries that are not `{ code, description }` are reported and skipped. */
export async function readSkillsJson(directory: string): Promise<SkillsJsonContent> {
  const path = join(directory, 'skills.json')
  const file = await readPlainText(directory, ['skills.json'])
  if (file.status === 'absent') return { skills: [], problems: [] }
  if (file.status === 'refused') return { skills: [], problems: [`${file.reason}.`] }
  const entries = parseEntries(file.text)
  if (entries === undefined)
    return { skills: [], problems: [`${path} holds no JSON object and was passed over.`] }
  const skills: ForeignSkill[] = []
  const problems: string[] = []
  for (const [name, value] of entries) {
    const entry = entryOf(value)
    if (entry === undefined) problems.push(`The entry ${name} of ${path} has no code and was passed over.`)
    else skills.push({ name, ...entry })
  }
  return { skills, problems }
}

function parseEntries(text: string): readonly (readonly [string, unknown])[] | undefined {
  try {
    const data: unknown = JSON.parse(text)
    const isObject = typeof data === 'object' && data !== null && !Array.isArray(data)
    return isObject ? Object.entries(data) : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

// Not a schema: ten thousand of these are read at once.
function entryOf(value: unknown): Omit<ForeignSkill, 'name'> | undefined {
  if (typeof value !== 'object' || value === null || !('code' in value)) return undefined
  const { code } = value
  if (typeof code !== 'string' || code === '') return undefined
  if (!('description' in value) || value.description === undefined) return { source: code }
  const { description } = value
  if (typeof description !== 'string') return undefined
  return { source: code, description: descriptionFromStub(description) }
}
