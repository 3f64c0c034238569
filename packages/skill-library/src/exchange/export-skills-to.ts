import { basename, dirname } from 'node:path'
import type { ManagedSkillLibrary } from '../library/managed-skill-library.ts'
import { exportOriginalFolder } from './export-original-folder.ts'
import { experienceFiles } from './experience-file.ts'
import type { ExportReport, ExportToOptions } from './export-report.ts'
import { exportSkillMdFolders } from './export-skill-md-folders.ts'
import { exportBundle } from './skill-bundle.ts'
import { renderSkillLines } from './skill-lines.ts'
import { writeExport } from './write-export.ts'

export interface ExportSkillsToOptions extends ExportToOptions {
  /** Shape of a folder; the default is the original's. */
  readonly as?: 'original' | 'skill-md'
}

/** Writes the skills of a library to a path: a bundle when it ends in `.json`, a record a line when in `.ndjson`, else a folder. */
export async function exportSkillsTo(
  library: ManagedSkillLibrary,
  { to: path, as = 'original', ...options }: ExportSkillsToOptions,
): Promise<ExportReport> {
  const isLines = path.endsWith('.ndjson')
  if (isLines || path.endsWith('.json')) {
    const text = isLines
      ? await renderSkillLines(library)
      : `${JSON.stringify(await exportBundle(library), undefined, 2)}\n`
    const written = await writeExport(dirname(path), [{ path: [basename(path)], text }], options)
    return { ...written, renamed: [] }
  }
  const written = await (as === 'skill-md'
    ? exportSkillMdFolders(library, { to: path, ...options })
    : exportOriginalFolder(library, { to: path, ...options }))
  return joinReports(written, await writeExport(path, await experienceFiles(library), options))
}

function joinReports(skills: ExportReport, others: Omit<ExportReport, 'renamed'>): ExportReport {
  return {
    renamed: skills.renamed,
    added: [...skills.added, ...others.added],
    replaced: [...skills.replaced, ...others.replaced],
    unchanged: [...skills.unchanged, ...others.unchanged],
    refused: [...skills.refused, ...others.refused],
  }
}
