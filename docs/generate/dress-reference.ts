import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'

/** Folders of the reference and the word for a symbol in each. */
const kinds: Readonly<Record<string, string>> = {
  classes: 'Class',
  functions: 'Function',
  interfaces: 'Interface',
  'type-aliases': 'Type',
  variables: 'Constant',
}

/**
 * Says on the page of each symbol what it is and how it is imported, and in the list of entries what each is for.
 * What several destructured options have in common is called `options`.
 */
export function dressReference(root: string, docs: string): void {
  const reference = join(docs, 'reference')
  for (const file of globSync('**/*.md', { cwd: reference })) {
    const path = join(reference, file)
    const text = readFileSync(path, 'utf8').replaceAll('__namedParameters', 'options')
    const dressed = basename(file) === 'index.md' ? describeEntries(text, root) : nameImport(text, file)
    writeFileSync(path, dressed)
  }
}

/** Inserts below the title what the symbol is and where it is imported from. */
export function nameImport(text: string, file: string): string {
  const parts = file.split(sep)
  const kind = kinds[parts.at(-2) ?? ''] ?? 'Part'
  const entry = parts.slice(0, -2).join('/')
  const symbol = basename(file, '.md')
  const isType = kind === 'Interface' || kind === 'Type'
  const line = `import ${isType ? 'type ' : ''}{ ${symbol} } from '@voyager-mc/${entry}'`
  const words = `${kind} of [${entry}](../index.md).\n\n\`\`\`text\n${line}\n\`\`\``
  return text.replace(/^# .*$/m, `# ${symbol}\n\n${words}`)
}

/** Fills the empty descriptions of packages from their manifests. */
function describeEntries(text: string, root: string): string {
  return text.replaceAll(/^\| \[([^\]]+)\]\(([^)]+)\) \| - \|$/gm, (row, entry: string, link: string) => {
    const manifest = join(root, 'packages', entry.split('/')[0] ?? '', 'package.json')
    if (dirname(link) !== entry) return row
    // A manifest of ours; every package has a description.
    const { description } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly description: string }
    return `| [${entry}](${link}) | ${entry.includes('/') ? `A further entry of ${entry.split('/')[0] ?? ''}.` : description} |`
  })
}
