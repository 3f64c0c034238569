import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
}

interface Chunk {
  readonly type: 'chunk' | 'asset'
  readonly moduleIds?: readonly string[]
}

interface Emitter {
  emitFile(file: { type: 'asset'; fileName: string; source: string }): string
}

/** File beside the build that names the packages whose programs are part of it. */
export const licencesFile = 'third-party-licences.txt'

/**
 * Bundler plugin that writes name, version, licence and licence text of every package that is bundled; such licences
 * ask for their text wherever the program goes. A package without a licence file stops the build.
 */
export function keepLicences() {
  return {
    name: 'keep-licences',
    generateBundle(this: Emitter, _options: unknown, bundle: Readonly<Record<string, Chunk>>): void {
      const modules = Object.values(bundle).flatMap(({ moduleIds }) => moduleIds ?? [])
      const folders = new Set(
        modules.flatMap((id) => /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []),
      )
      if (folders.size === 0) return
      const source = [...folders].toSorted().map(readLicence).join('\n\n')
      this.emitFile({ type: 'asset', fileName: licencesFile, source: `${source}\n` })
    },
  }
}

function readLicence(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest // an npm package manifest
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  if (file === undefined)
    throw new Error(`${manifest.name} has no licence file; it cannot be bundled, make it a dependency.`)
  const text = readFileSync(join(folder, file), 'utf8').trim()
  return `${manifest.name} ${manifest.version}, ${manifest.license ?? 'see below'}\n\n${text}`
}
