import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** Disk blocks that files and folders take, in bytes. */
const blockBytes = 4096

/** Folders of the packages that an installation of these ones brings along, themselves included; optional peers stay away. */
export function installedWith(folders: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = folders.map((folder) => realpathSync(folder))
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) continue
    found.add(folder)
    waiting.push(...neededBy(folder))
  }
  return found
}

function neededBy(folder: string): readonly string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = readManifest(folder)
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => peerDependenciesMeta?.[name]?.optional !== true,
  )
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
  return names.flatMap((name) => findModule(name, folder) ?? [])
}

function readManifest(folder: string): Manifest {
  // Every package has one, and npm reads these fields alike.
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

/** Folder of a module as Node finds it from there; undefined for one that was not installed. */
export function findModule(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const module = join(folder, 'node_modules', name)
    if (existsSync(join(module, 'package.json'))) return realpathSync(module)
    if (folder === dirname(folder)) return undefined
  }
}

/** Disk that a folder takes, in bytes, as `du` counts blocks: of a package by itself, or with what is nested in it. */
export function sizeOf(folder: string, { nested = false }: { readonly nested?: boolean } = {}): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => nested || name !== 'node_modules')
    .reduce((sum, entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return sum + blockBytes + sizeOf(path, { nested })
      return sum + Math.ceil(lstatSync(path).size / blockBytes) * blockBytes
    }, 0)
}
