import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

interface Manifest {
  readonly name: string
  readonly publishConfig: object
  readonly dependencies?: object
  readonly devDependencies?: object
  readonly peerDependencies?: object
}

/**
 * Lays a project out as npm would after an installation of all our packages, from what was built: `node_modules` with
 * our packages as they are published, and a link to each package of others that they name. Needs no network.
 */
export function assembleProject(directory: string): void {
  const modules = join(directory, 'node_modules')
  for (const file of globSync('packages/*/package.json').sort()) {
    const source = dirname(file)
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest // an npm package manifest of ours
    const place = join(modules, manifest.name)
    mkdirSync(place, { recursive: true })
    const published = { ...manifest, ...manifest.publishConfig }
    writeFileSync(join(place, 'package.json'), JSON.stringify(published))
    cpSync(join(source, 'dist'), join(place, 'dist'), { recursive: true })
    const others = Object.keys({
      ...manifest.devDependencies,
      ...manifest.dependencies,
      ...manifest.peerDependencies,
    })
    for (const other of others) link(other, { source, modules })
  }
  writeFileSync(join(directory, 'package.json'), '{ "private": true, "type": "module" }')
}

interface LinkOptions {
  readonly source: string
  readonly modules: string
}

function link(name: string, { source, modules }: LinkOptions): void {
  const place = join(modules, name)
  const target = resolve(source, 'node_modules', name)
  if (name.startsWith('@voyager-mc/') || existsSync(place) || !existsSync(target)) return
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(target, place, 'junction')
}
