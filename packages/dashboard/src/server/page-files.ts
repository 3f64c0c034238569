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
  if (isSource) await buildFromSources(folder)
  if (!existsSync(folder)) throw new DashboardError(`The page is not in ${folder}; install the package anew.`)
  const names = await readdir(folder, { recursive: true })
  const files = new Map<string, PageFile>()
  for (const name of names) {
    const type = types[extname(name)]
    if (type === undefined) continue
    files.set(addressOf(name), {
      type,
      body: new Uint8Array(await readFile(join(folder, name))),
    })
  }
  return files
}

/** Address of a file of the page by its path, which has backslashes on Windows. */
export function addressOf(name: string): string {
  return `/${name.replaceAll('\\', '/')}`
}

interface PageBuilder {
  buildPage(this: void, root: string, folder: string): Promise<void>
}

async function buildFromSources(folder: string): Promise<void> {
  // Named by its address, so that a build of this package does not take the builder in; it is the file beside this one.
  const builder = (await import(new URL('./build-page.ts', import.meta.url).href)) as PageBuilder
  await builder.buildPage(fileURLToPath(new URL('../../', import.meta.url)), folder)
}
