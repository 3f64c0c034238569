import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { replaceFolder } from './replace-folder.ts'

export interface WritePackagesOptions {
  readonly root: string
  readonly docs: string
}

/** Writes the README of each package as a page, and a list of them. */
export function writePackages({ root, docs }: WritePackagesOptions): void {
  const pages = globSync('*/README.md', { cwd: join(root, 'packages') })
    .sort()
    .map((file) => ({
      name: dirname(file),
      // The site asks nobody for pictures; badges are for those who read in a repository or registry.
      text: readFileSync(join(root, 'packages', file), 'utf8').replace(/^\[!\[npm\].*\n\n/m, ''),
    }))
  const list = pages.map(({ name, text }) => {
    const [, summary = ''] = text.split('\n\n')
    return `- [${name}](${name}.md): ${summary.replaceAll('\n', ' ')}`
  })
  replaceFolder(join(docs, 'packages'), {
    'index.md': `# Packages\n\nAll names have the scope \`@voyager-mc/\`.\n\n${list.join('\n')}\n`,
    ...Object.fromEntries(pages.map(({ name, text }) => [`${name}.md`, text])),
  })
}
