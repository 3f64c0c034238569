import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

export const scope = '@voyager-mc'

export interface PackageRegistry {
  /** Makes an empty project whose `npm install` finds our packages here and all others where it always does. */
  createProject(directory: string): void
  close(): void
}

/**
 * Serves the named packages as an npm registry for our scope on 127.0.0.1, so that an installation resolves exactly as a
 * user's will: by range and by peer, not by overrides. A package is packed when it is asked for the first time. The game
 * data that the command brings is served with them.
 */
export async function servePackages(
  names: readonly string[],
  { directory }: { readonly directory: string },
): Promise<PackageRegistry> {
  const folders = new Map([
    ...names.map((name) => [`${scope}/${name}`, join('packages', name)] as const),
    [`${scope}/minecraft-data`, join('vendor', 'minecraft-data')],
  ])
  const tarballs = new Map<string, Tarball>()
  const tarballOf = (name: string): Tarball | undefined => {
    const folder = folders.get(name)
    if (folder === undefined) return undefined
    const tarball = tarballs.get(name) ?? pack(folder, directory)
    tarballs.set(name, tarball)
    return tarball
  }
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1)
    const isTarball = path.endsWith('.tgz')
    const tarball = tarballOf(isTarball ? path.slice(0, -'.tgz'.length) : path)
    if (tarball === undefined) response.writeHead(404).end('{}')
    else if (isTarball) response.end(tarball.data)
    else response.end(describeVersions(tarball, urlOf(server)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    createProject(project) {
      mkdirSync(project, { recursive: true })
      writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')
      writeFileSync(join(project, '.npmrc'), `${scope}:registry=${urlOf(server)}\n`)
    },
    close: () => server.close(),
  }
}

interface Tarball {
  readonly manifest: { readonly name: string; readonly version: string }
  readonly data: Buffer
}

function pack(folder: string, directory: string): Tarball {
  const output = execFileSync('pnpm', ['pack', '--json', '--pack-destination', directory], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { filename } = JSON.parse(output) as { filename: string } // pnpm pack --json prints this shape
  const manifest = execFileSync('tar', ['-xOzf', filename, 'package/package.json'], { encoding: 'utf8' })
  return { manifest: JSON.parse(manifest) as Tarball['manifest'], data: readFileSync(filename) } // of npm's shape
}

/** What a registry answers when asked for a package: every version (we have one) and where its tarball is. */
function describeVersions({ manifest, data }: Tarball, url: string): string {
  const { name, version } = manifest
  const integrity = `sha512-${createHash('sha512').update(data).digest('base64')}`
  const dist = { tarball: `${url}/${name}.tgz`, integrity }
  return JSON.stringify({
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, dist } },
  })
}

function urlOf(server: Server): string {
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  return `http://127.0.0.1:${port}`
}
