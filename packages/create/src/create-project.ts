import { InvalidArgumentError } from '@voyager-mc/core'
import { makeFolder } from '@voyager-mc/core/files'
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ProjectExistsError } from './project-exists-error.ts'

export interface CreateProjectOptions {
  /** Range of our packages; the default is that of this package. */
  readonly version?: string
}

// What npm takes for the name of a package without a scope.
const validName = /^[a-z0-9][a-z0-9._-]{0,213}$/

// npm leaves files of these names out of a package, or reads them as its own.
const hidden: Readonly<Record<string, string>> = { '_package.json': 'package.json', _gitignore: '.gitignore' }

/** Writes an agent of one's own into a new or empty folder; resolves to the names of its files. */
export async function createProject(
  directory: string,
  { version }: CreateProjectOptions = {},
): Promise<readonly string[]> {
  const place = resolve(directory)
  const name = basename(place)
  if (!validName.test(name))
    throw new InvalidArgumentError(
      'folder',
      name,
      'use small letters, digits, dots and dashes, such as my-agent.',
    )
  makeFolder(place)
  if ((await readdir(place)).length > 0) throw new ProjectExistsError(place)
  await cp(fileURLToPath(new URL('../template', import.meta.url)), place, { recursive: true })
  for (const [from, to] of Object.entries(hidden)) await rename(join(place, from), join(place, to))
  const file = join(place, 'package.json')
  const range = version ?? (await ownRange())
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replace('"my-agent"', JSON.stringify(name)).replaceAll('"VERSION"', JSON.stringify(range)),
  )
  return (await readdir(place, { recursive: true })).sort()
}

async function ownRange(): Promise<string> {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8')
  const { version } = JSON.parse(text) as { readonly version: string } // our own manifest
  return `^${version}`
}
