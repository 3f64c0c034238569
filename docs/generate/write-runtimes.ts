import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderRuntimes, type RecordedRuntimes } from './render-runtimes.ts'

/** Writes the table of the page of runtimes, from the run that is kept in `data/`. */
export function writeRuntimes(docs: string): void {
  // Our own file, written by `scripts/check-runtimes.ts`.
  const recorded = JSON.parse(readFileSync(join(docs, 'data', 'runtimes.json'), 'utf8')) as RecordedRuntimes
  writeFileSync(join(docs, 'runtime-rows.md'), `${renderRuntimes(recorded)}\n`)
}
