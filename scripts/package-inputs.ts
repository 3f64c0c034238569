import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files that decide about every check. */
export const commonInputs: readonly string[] = [
  '.npmrc',
  'internal',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'scripts/count-reporter.ts',
  'tsconfig.json',
  'vitest.config.ts',
]

/** Places that tests of a package read or start although the package does not depend on them. */
const readBesides: Readonly<
  Record<string, { readonly packages?: readonly string[]; readonly files?: readonly string[] }>
> = {
  'bot-runtime': { packages: ['cli'] },
  cli: { files: ['docs/guides/evaluate.md'] },
  create: { files: ['packages'] },
}

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** Paths that decide about the tests of each package, by its folder: its own, those of all packages it depends on, and what is common. */
export function packageInputs(root: string): ReadonlyMap<string, readonly string[]> {
  const manifests = globSync('packages/*/package.json', { cwd: root })
    .toSorted()
    .map((file) => {
      const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest // an npm package manifest of ours
      return { folder: dirname(file), manifest }
    })
  const folderOf = new Map(manifests.map(({ folder, manifest }) => [manifest.name, folder]))
  const nextOf = new Map(
    manifests.map(({ folder, manifest: { dependencies, devDependencies, peerDependencies } }) => {
      const names = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })
      const besides = readBesides[folder.slice('packages/'.length)]?.packages ?? []
      return [
        folder,
        [...names.flatMap((name) => folderOf.get(name) ?? []), ...besides.map((name) => `packages/${name}`)],
      ]
    }),
  )
  return new Map(
    manifests.map(({ folder }) => {
      const reached = new Set<string>()
      const reach = (next: string): void => {
        if (reached.has(next)) return
        reached.add(next)
        for (const further of nextOf.get(next) ?? []) reach(further)
      }
      reach(folder)
      const files = readBesides[folder.slice('packages/'.length)]?.files ?? []
      return [folder, [...reached, ...files, ...commonInputs]]
    }),
  )
}
