import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type {
  ImportReport,
  ImportSkillsOptions,
  ManagedSkillLibrary,
} from '../library/managed-skill-library.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import { readTextIfPresent } from '../stores/read-text-if-present.ts'
import type { ForeignSkill } from '../record/foreign-skill.ts'
import { writeFileAtomic } from '../stores/write-file-atomic.ts'

/**
 * Writes each skill as a folder with a `SKILL.md`, as other agents read them: the front matter says what it
 * is for, the text how to run it, and the code is a file of its own that is opened only when needed.
 */
export async function exportSkillMdFolders(
  library: ManagedSkillLibrary,
  directory: string,
): Promise<readonly string[]> {
  const records = (await library.records()).filter(({ status }) => status === 'active')
  const names = records.map(({ name }) => folderNameOf(name, records))
  for (const [at, record] of records.entries()) {
    const folder = join(directory, names[at] ?? record.name)
    await mkdir(join(folder, 'scripts'), { recursive: true })
    await writeFileAtomic(join(folder, 'scripts', `${record.name}.js`), record.source)
    await writeFileAtomic(join(folder, 'SKILL.md'), renderSkillMd(record, names[at] ?? record.name))
  }
  return names
}

/** Admits folders that have a `SKILL.md` and one script in `scripts/`; others are in the report's `rejected`. */
export async function importSkillMdFolders(
  library: ManagedSkillLibrary,
  directory: string,
  options: ImportSkillsOptions = {},
): Promise<ImportReport> {
  const skills: ForeignSkill[] = []
  const rejected: { name: string; reason: string }[] = []
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const skill = await readFolder(join(directory, entry.name))
    if (skill === undefined)
      rejected.push({ name: entry.name, reason: 'It has no SKILL.md with one script.' })
    else skills.push(skill)
  }
  const report = await library.importSkills(skills, { provenance: { origin: 'skill-md' }, ...options })
  return { ...report, rejected: [...report.rejected, ...rejected] }
}

/** The text of a skill's `SKILL.md`. */
export function renderSkillMd(record: SkillRecord, folderName: string): string {
  const { name, description, task, version, dependencies } = record
  return [
    '---',
    `name: ${folderName}`,
    `description: ${JSON.stringify(description)}`,
    'metadata:',
    `  function: ${name}`,
    `  task: ${JSON.stringify(task)}`,
    `  version: "${version}"`,
    '---',
    '',
    `# ${folderName.replaceAll('-', ' ')}`,
    '',
    description,
    '',
    `Learned for the task "${task}". Run \`await ${name}(bot)\` from [scripts/${name}.js](scripts/${name}.js).`,
    ...(dependencies.length === 0
      ? []
      : ['', `It calls ${dependencies.map((each) => `\`${each}\``).join(', ')}.`]),
    '',
  ].join('\n')
}

async function readFolder(folder: string): Promise<ForeignSkill | undefined> {
  const text = await readTextIfPresent(join(folder, 'SKILL.md'))
  if (text === undefined) return undefined
  const scripts = await readdir(join(folder, 'scripts')).catch(() => [])
  const [script, ...others] = scripts.filter((name) => name.endsWith('.js'))
  if (script === undefined || others.length > 0) return undefined
  const source = await readTextIfPresent(join(folder, 'scripts', script))
  if (source === undefined) return undefined
  const description = frontMatterField(text, 'description')
  return {
    name: script.slice(0, -'.js'.length),
    source,
    ...(description === undefined ? {} : { description }),
  }
}

/** A one-line field of a front matter, quoted or not. */
function frontMatterField(text: string, field: string): string | undefined {
  const header = /^---\r?\n(?<fields>[\s\S]*?)\r?\n---/.exec(text)?.groups?.['fields'] ?? ''
  const line = header.split(/\r?\n/).find((each) => each.startsWith(`${field}:`))
  const value = line?.slice(field.length + 1).trim()
  if (value === undefined || value === '') return undefined
  if (!value.startsWith('"')) return value.replaceAll(/^'|'$/g, '')
  try {
    return String(JSON.parse(value))
  } catch (error) {
    if (error instanceof SyntaxError) return value.replaceAll(/^"|"$/g, '')
    throw error
  }
}

/** `mineWoodLog` as `mine-wood-log`; names that differ in case only are numbered. */
function folderNameOf(name: string, all: readonly SkillRecord[]): string {
  const kebab = (each: string): string =>
    each
      .replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-')
      .replaceAll(/[^\p{L}\p{N}-]/gu, '-')
      .toLowerCase()
  const twins = all.filter((other) => kebab(other.name) === kebab(name))
  const place = twins.findIndex((other) => other.name === name)
  return place <= 0 ? kebab(name) : `${kebab(name)}-${place + 1}`
}
