import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderCommandLine } from './render-command-line.ts'
import { renderConfiguration } from './render-configuration.ts'
import { renderVariables } from './render-variables.ts'

/** Pages made from the table of options, by file name. */
export const commandLinePages: Readonly<Record<string, () => string>> = {
  'command-line.md': renderCommandLine,
  'configuration.md': renderConfiguration,
  'environment-variables.md': renderVariables,
}

/** Writes the pages of the command line. */
export function writeCommandLine(docs: string): void {
  for (const [file, render] of Object.entries(commandLinePages))
    writeFileSync(join(docs, file), `${render()}\n`)
}
