import { globSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sizeOf } from './installed-size.ts'

/** Folder of modules as an installation left it. */
export interface InstalledTree {
  /** Disk it takes, in MB as `du -m` counts. */
  readonly megabytes: number
  /** Sizes of all files together, in millions of bytes, as `npm run bench -- size` counts. */
  readonly filesMegabytes: number
  /** Packages that answer to `minecraft-data`, by the name that they have themselves. */
  readonly gameData: readonly string[]
}

const megabyte = 2 ** 20

/** Measures the modules of a project. */
export function readInstalledTree(project: string): InstalledTree {
  const modules = join(project, 'node_modules')
  const manifests = globSync('{,**/node_modules/}minecraft-data/package.json', { cwd: modules })
  const gameData = manifests.map((file) => {
    // An npm package manifest.
    const { name } = JSON.parse(readFileSync(join(modules, file), 'utf8')) as { readonly name: string }
    return name
  })
  const bytes = readdirSync(modules, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .reduce((sum, { parentPath, name }) => sum + lstatSync(join(parentPath, name)).size, 0)
  return {
    megabytes: sizeOf(modules, { nested: true }) / megabyte,
    filesMegabytes: bytes / 1_000_000,
    gameData,
  }
}
