import { dirname, join } from 'node:path'
import { makeFolder } from '@voyager-mc/core/files'
import { SkillStoreError } from '../errors/skill-store-error.ts'
import { readPlainText } from '../files/read-plain-text.ts'
import { replaceFile } from '../files/replace-file.ts'
import type { ExportOptions, ExportReport } from './export-report.ts'

/** One file of an export, by the folders above it and its name. */
export interface ExportedFile {
  readonly path: readonly string[]
  readonly text: string
}

/** Writes files below a folder, or says what it would write; links are neither followed nor replaced. */
export async function writeExport(
  directory: string,
  files: readonly ExportedFile[],
  { dryRun = false, signal }: ExportOptions,
): Promise<Omit<ExportReport, 'renamed'>> {
  const report = {
    added: [] as string[],
    replaced: [] as string[],
    unchanged: [] as string[],
    refused: [] as ExportReport['refused'][number][],
  }
  for (const { path: segments, text } of files) {
    signal?.throwIfAborted()
    const path = join(directory, ...segments)
    const present = await readPlainText(directory, segments)
    if (present.status === 'refused') {
      report.refused.push({ path, reason: present.reason })
      continue
    }
    const isSame = present.status === 'read' && present.text === text
    if (!isSame && !dryRun) await write(path, text)
    report[isSame ? 'unchanged' : present.status === 'read' ? 'replaced' : 'added'].push(path)
  }
  return report
}

async function write(path: string, text: string): Promise<void> {
  try {
    makeFolder(dirname(path))
    await replaceFile(path, text)
  } catch (cause) {
    throw new SkillStoreError(path, `${path} cannot be written; check its permissions and free space.`, {
      cause,
    })
  }
}
