import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const note = 'sources.txt'

/** Whether the built page is that of the sources as they are. */
export async function isFresh(root: string, folder: string): Promise<boolean> {
  const noted = await readFile(join(folder, note), 'utf8').catch(() => '')
  return noted === (await digestOf(root))
}

/** Notes from which sources the page was built. */
export async function markFresh(root: string, folder: string): Promise<void> {
  await writeFile(join(folder, note), await digestOf(root))
}

async function digestOf(root: string): Promise<string> {
  // The page takes in code of the package, too.
  const folders = ['page', 'src/view', 'src/world', 'src/replay'].map((name) =>
    readdir(join(root, name), { recursive: true, withFileTypes: true }),
  )
  const names = (await Promise.all(folders)).flat()
  const files = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const hash = createHash('sha256')
  for (const file of [...files.sort(), join(root, 'vite.config.ts'), join(root, 'package.json')])
    hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}
