import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes the files of a generated folder and removes what an earlier build left there. */
export function replaceFolder(directory: string, files: Readonly<Record<string, string>>): void {
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text)
}
