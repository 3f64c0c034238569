import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { renderRows } from './render-rows.ts'

/** Writes the list of the guides to kinds of servers, which the guide to all of them shows, from their own words. */
export function writeServerKinds(docs: string): void {
  const rows = globSync('guides/server-*.md', { cwd: docs })
    .sort()
    .map((file) => {
      const text = readFileSync(join(docs, file), 'utf8')
      const [, title = '', first = ''] = /^# (.*)\n\n([^]*?[.:])(?=\s)/m.exec(text) ?? []
      return [`[${title}](${basename(file)})`, first.replaceAll(/\s+/g, ' ')]
    })
  writeFileSync(join(docs, 'server-kinds.md'), `${renderRows(['Guide', 'The server'], rows)}\n`)
}
