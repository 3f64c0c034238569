import type { ManagedSkillLibrary } from '../library/managed-skill-library.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import type { ExportReport, ExportToOptions } from './export-report.ts'
import { renderSkillMd } from './render-skill-md.ts'
import { writeExport } from './write-export.ts'

/**
 * Writes each skill as a folder with a `SKILL.md`, as other agents read them: the front matter says what it is for, the
 * text how to run it, and the code is a file of its own that is opened only when needed.
 */
export async function exportSkillMdFolders(
  library: ManagedSkillLibrary,
  { to: directory, ...options }: ExportToOptions,
): Promise<ExportReport> {
  const records = (await library.records()).filter(({ status }) => status === 'active')
  const named = records.map((record) => ({ record, folder: folderNameOf(record.name, records) }))
  const files = named.flatMap(({ record, folder }) => [
    { path: [folder, 'scripts', `${record.name}.js`], text: record.source },
    { path: [folder, 'SKILL.md'], text: renderSkillMd(record, folder) },
  ])
  const renamed = named.flatMap(({ record: { name }, folder }) =>
    folder === kebab(name) ? [] : [{ name, as: folder }],
  )
  return { ...(await writeExport(directory, files, options)), renamed }
}

/** `mineWoodLog` as `mine-wood-log`; names that differ in case only are numbered. */
function folderNameOf(name: string, all: readonly SkillRecord[]): string {
  const twins = all.filter((other) => kebab(other.name) === kebab(name))
  const place = twins.findIndex((other) => other.name === name)
  return place <= 0 ? kebab(name) : `${kebab(name)}-${place + 1}`
}

function kebab(name: string): string {
  return name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-')
    .replaceAll(/[^\p{L}\p{N}-]/gu, '-')
    .toLowerCase()
}
