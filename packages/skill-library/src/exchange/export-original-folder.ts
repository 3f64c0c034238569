import type { ManagedSkillLibrary } from '../library/managed-skill-library.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import { skillFileNames } from '../stores/skill-file-names.ts'
import { describeAsStub } from './description-stub.ts'
import type { ExportReport, ExportToOptions } from './export-report.ts'
import { writeExport } from './write-export.ts'

/** Writes a library as a folder the original can load: `skills.json`, `code/` and `description/`, older versions too. */
export async function exportOriginalFolder(
  library: ManagedSkillLibrary,
  { to: directory, ...options }: ExportToOptions,
): Promise<ExportReport> {
  const inUse = await library.records()
  const versions = (await Promise.all(inUse.map(({ name }) => library.versions(name)))).flat()
  const { stemOf } = skillFileNames()
  const stems = versions.map((record) => ({ record, stem: stemOf(record) }))
  const files = stems.flatMap(({ record, stem }) => [
    { path: ['code', `${stem}.js`], text: record.source },
    { path: ['description', `${stem}.txt`], text: describeAsStub(record) },
  ])
  const renamed = stems.flatMap(({ record: { name, version }, stem }) => {
    const expected = version === 1 ? name : `${name}V${version}`
    return stem === expected ? [] : [{ name: expected, as: stem }]
  })
  const index = { path: ['skills.json'], text: renderSkillsJson(inUse) }
  return { ...(await writeExport(directory, [...files, index], options)), renamed }
}

function renderSkillsJson(records: readonly SkillRecord[]): string {
  const entries = records.map((record) => [
    record.name,
    { code: record.source, description: describeAsStub(record) },
  ])
  return `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`
}
