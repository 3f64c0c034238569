import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Throws when a name that a package exports has neither a page nor a line on the page of its entry. */
export function checkReference(root: string, docs: string): void {
  const lacking = globSync('packages/*/package.json', { cwd: root }).flatMap((path) => {
    // An npm package manifest of ours.
    const { name, exports } = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
      readonly name: string
      readonly exports: Readonly<Record<string, string>>
    }
    return Object.entries(exports)
      .filter(([, file]) => file.endsWith('.ts'))
      .flatMap(([subpath, file]) => {
        const entry = join(name.replace('@voyager-mc/', ''), subpath)
        const names = namesIn(readFileSync(join(root, dirname(path), file), 'utf8'))
        return names
          .filter((symbol) => !isShown(symbol, join(docs, 'reference', entry)))
          .map((symbol) => `${entry}: ${symbol}`)
      })
  })
  if (lacking.length > 0) throw new Error(`The reference lacks these symbols:\n${lacking.join('\n')}`)
}

/** Names that an index file exports. */
export function namesIn(index: string): readonly string[] {
  const plain = index.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const lists = [...plain.matchAll(/export\s+(?:type\s+)?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(','),
  )
  const own = [
    ...plain.matchAll(/export\s+(?:async\s+)?(?:function|const|class|interface|type)\s+(\w+)/g),
  ].map(([, name = '']) => name)
  const listed = lists.map(
    (part) =>
      part
        .replace(/^\s*type\s+/, '')
        .split(/\sas\s/)
        .at(-1)
        ?.trim() ?? '',
  )
  return [...new Set([...listed, ...own])].filter((name) => name !== '')
}

function isShown(symbol: string, folder: string): boolean {
  const kinds = ['functions', 'interfaces', 'classes', 'type-aliases', 'variables']
  if (kinds.some((kind) => existsSync(join(folder, kind, `${symbol}.md`)))) return true
  // One that comes from another package is named with a link to its page there.
  const page = join(folder, 'index.md')
  return existsSync(page) && readFileSync(page, 'utf8').includes(`Re-exports [${symbol}]`)
}
