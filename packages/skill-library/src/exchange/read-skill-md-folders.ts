import { definedOf } from '@voyager-mc/core'
import { listPlainFolder, readPlainText } from '../files/read-plain-text.ts'
import type { ForeignSkill } from '../record/foreign-skill.ts'
import type { RefusedSkill } from '../library/import-report.ts'
import { frontMatterField } from './front-matter-field.ts'

/** Skills of folders that have a `SKILL.md`, and the folders that are none. */
export interface SkillMdFolders {
  readonly skills: readonly ForeignSkill[]
  readonly refused: readonly RefusedSkill[]
}

/** Reads each folder that has a `SKILL.md` and one script in `scripts/`. */
export async function readSkillMdFolders(directory: string): Promise<SkillMdFolders> {
  const skills: ForeignSkill[] = []
  const refused: RefusedSkill[] = []
  for (const name of (await listPlainFolder(directory, [])).names) {
    const found = await readFolder(directory, name)
    if (typeof found === 'string') refused.push({ name, reason: found })
    else if (found !== undefined) skills.push(found)
  }
  return { skills, refused }
}

/** The skill of a folder, why it is none, or undefined for a file. */
async function readFolder(directory: string, folder: string): Promise<ForeignSkill | string | undefined> {
  const { names, refused } = await listPlainFolder(directory, [folder])
  if (refused !== undefined) return `${refused}.`
  const manual = await readPlainText(directory, [folder, 'SKILL.md'])
  if (manual.status === 'refused') return `${manual.reason}.`
  const scripts = await listPlainFolder(directory, [folder, 'scripts'])
  if (scripts.refused !== undefined) return `${scripts.refused}.`
  const [script, ...others] = scripts.names.filter((name) => name.endsWith('.js'))
  if (manual.status === 'absent' && names.length === 0) return undefined
  if (manual.status === 'absent' || script === undefined || others.length > 0)
    return 'It has no SKILL.md with one script.'
  const source = await readPlainText(directory, [folder, 'scripts', script])
  if (source.status !== 'read')
    return source.status === 'refused' ? `${source.reason}.` : 'Its script is gone.'
  const [description, task] = ['description', 'task'].map((field) => frontMatterField(manual.text, field))
  return {
    name: script.slice(0, -'.js'.length),
    source: source.text,
    ...definedOf({ description, task }),
  }
}
