import { posix } from 'node:path'
import { licencesFile } from '../internal/keep-licences.ts'
import type { PackedFiles } from './check-source-maps.ts'
import { isAgreedLicence } from './judge-licence.ts'

/** What Vite writes for a page, whose programs have no source maps. */
const pageLicences = 'dist/page/third-party-licences.md'

/**
 * Faults of the licences of packages whose programs are bundled into one of ours: the text that has to go with them is
 * not in the tarball, or nobody has agreed to the licence. Which ones are bundled is read from the source maps.
 */
export function checkBundledLicences(files: PackedFiles): readonly string[] {
  const kept = keptLicences(files.read(posix.join('dist', licencesFile)) ?? '')
  const bundled = new Set(files.list().flatMap((path) => bundledFrom(path, files)))
  const page = files.list().some((path) => path.startsWith('dist/page/'))
  return [
    ...(page && !files.read(pageLicences) ? ['the page in dist/page has no licences beside it'] : []),
    ...[...bundled].filter((name) => !kept.has(name)).map((name) => `${name} is bundled without its licence`),
    ...[...kept]
      .filter(([, licence]) => !isAgreedLicence(licence))
      .map(([name, licence]) => `${name} is bundled and has the licence ${licence}`),
  ]
}

/** Licences by the name of their package. */
function keptLicences(text: string): ReadonlyMap<string, string> {
  const headings = text.matchAll(/^(\S+) \d\S*, (.+)$/gm)
  return new Map(Array.from(headings, ([, name = '', licence = '']) => [name, licence]))
}

function bundledFrom(path: string, files: PackedFiles): readonly string[] {
  if (!path.endsWith('.js.map')) return packageIn(path)
  const map = JSON.parse(files.read(path) ?? '{}') as { readonly sources?: readonly string[] } // a source map
  return (map.sources ?? []).flatMap(packageIn)
}

/** Name of the package that a file belongs to; none of a file of ours. */
function packageIn(path: string): readonly string[] {
  const name = /^.*node_modules\/((@[^/]+\/)?[^/]+)/.exec(path)?.[1]
  return name === undefined ? [] : [name]
}
