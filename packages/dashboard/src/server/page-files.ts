import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DashboardError } from '../dashboard-error.ts'

/** Files of the page by their path, such as `/index.html`. */
export type PageFiles = ReadonlyMap<string, PageFile>

export interface PageFile {
  readonly type: string
  readonly body: Uint8Array<ArrayBuffer>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Reads the page that was built with the package; beside its sources it is built first. */
export async function readPageFiles(): Promise<PageFiles> {
  const isSource = import.meta.url.endsWith('.ts')
  const folder = fileURLToPath(new URL(isSource ? '../../node_modules/.page/' : './page/', import.meta.url))
  if (isSource) await buildPage(folder)
  if (!existsSync(folder)) throw new DashboardError(`The page is not in ${folder}; install the package anew.`)
  const names = await readdir(folder, { recursive: true })
  const files = new Map<string, PageFile>()
  for (const name of names) {
    const type = types[extname(name)]
    if (type === undefined) continue
    files.set(`/${name.replaceAll('\\', '/')}`, {
      type,
      body: new Uint8Array(await readFile(join(folder, name))),
    })
  }
  return files
}

/** Builds the page from its sources, unless that was done since they changed. */
async function buildPage(folder: string): Promise<void> {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const { isFresh, markFresh } = await import('./page-freshness.ts')
  if (await isFresh(root, folder)) return
  const { build } = await import('vite')
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  })
  await markFresh(root, folder)
}
