import { join } from 'node:path'
import { describeFileError } from '../stores/describe-file-error.ts'
import type { JournalRecord } from '../stores/journal-record.ts'
import { replaceFile } from '../stores/replace-file.ts'
import { plotItems } from './plot-items.ts'
import { plotPath } from './plot-path.ts'
import { renderSummary } from './render-summary.ts'
import { summarizeRun } from './summarize-run.ts'

/** Writes `summary.json`, `summary.md`, `items.svg` and `path.svg` into the directory; returns their paths. */
export async function writeReport(
  directory: string,
  { journal, name }: { readonly journal: readonly JournalRecord[]; readonly name: string },
): Promise<readonly string[]> {
  const summary = summarizeRun(journal)
  const files: readonly (readonly [string, string])[] = [
    ['summary.json', `${JSON.stringify(summary, undefined, 2)}\n`],
    ['summary.md', `# ${name}\n\n${renderSummary(summary)}\n\n![](items.svg)\n\n![](path.svg)\n`],
    ['items.svg', plotItems([{ name, summary }])],
    ['path.svg', plotPath(journal)],
  ]
  const paths: string[] = []
  for (const [file, text] of files) {
    const path = join(directory, file)
    try {
      await replaceFile(path, text)
    } catch (cause) {
      throw describeFileError(cause, { path, verb: 'write' })
    }
    paths.push(path)
  }
  return paths
}
