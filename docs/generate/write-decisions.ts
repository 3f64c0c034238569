import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes the list of decisions from the headings of their pages. */
export function writeDecisions(docs: string): void {
  const directory = join(docs, 'decisions')
  const lines = globSync('[0-9]*.md', { cwd: directory })
    .sort()
    .map((file) => {
      const heading = /^# (.*)$/m.exec(readFileSync(join(directory, file), 'utf8'))?.[1] ?? file
      return `- [${heading}](${file})`
    })
  writeFileSync(join(directory, 'index.md'), `# Decisions\n\n${lines.join('\n')}\n`)
}
