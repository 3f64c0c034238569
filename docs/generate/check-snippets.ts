import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Throws when a page shows a file that is not there; vitepress itself would print a note into the page. */
export function checkSnippets(docs: string): void {
  const missing = globSync(['*.md', '{concepts,guides,examples}/*.md'], { cwd: docs }).flatMap((page) => {
    const text = readFileSync(join(docs, page), 'utf8')
    const shown = [...text.matchAll(/^<<< (\S+)/gm)].map(([, path = '']) => path)
    return shown
      .filter((path) => !existsSync(join(docs, dirname(page), path)))
      .map((path) => `${page}: ${path}`)
  })
  if (missing.length > 0) throw new Error(`Pages show files that are not there: ${missing.join(', ')}.`)
}
