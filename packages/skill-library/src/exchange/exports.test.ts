import { lstat, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manualClock } from '@voyager-mc/core/testing'
import { describe, expect, test } from 'vitest'
import { createSkillLibrary } from '../library/create-skill-library.ts'
import type { ManagedSkillLibrary } from '../library/managed-skill-library.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { exportOriginalFolder } from './export-original-folder.ts'
import { exportSkillMdFolders } from './export-skill-md-folders.ts'

async function libraryOf(...names: readonly string[]): Promise<ManagedSkillLibrary> {
  const library = createSkillLibrary({ clock: manualClock() })
  for (const name of names) await library.add({ name, source: `function ${name}(bot) {}` }, { name: 'Fish' })
  return library
}

describe.each([
  ['the original', exportOriginalFolder, join('code', 'fish.js')],
  ['SKILL.md folders', exportSkillMdFolders, join('fish', 'scripts', 'fish.js')],
] as const)('exporting to %s', (_name, exportTo, file) => {
  test('says for trial what it would write, and writes nothing', async () => {
    const [library, directory] = [await libraryOf('fish'), join(await temporaryFolder(), 'new')]
    const trial = await exportTo(library, { to: directory, dryRun: true })
    await expect(readdir(directory)).rejects.toThrow(/ENOENT/)
    expect(trial.added).toContain(join(directory, file))
    expect(await exportTo(library, { to: directory })).toEqual(trial)
  })

  test('twice changes nothing, and a change is called a replacement', async () => {
    const [library, directory] = [await libraryOf('fish'), await temporaryFolder()]
    const first = await exportTo(library, { to: directory })
    expect(await exportTo(library, { to: directory })).toEqual({
      ...first,
      added: [],
      unchanged: first.added,
    })
    await writeFile(join(directory, file), 'changed')
    expect((await exportTo(library, { to: directory })).replaced).toEqual([join(directory, file)])
  })

  test('names files anew where names differ in case only, and says so', async () => {
    const { renamed } = await exportTo(await libraryOf('fish', 'Fish'), { to: await temporaryFolder() })
    expect(renamed.map(({ name }) => name)).toEqual(['Fish'])
  })

  test('follows and replaces no symbolic link', async () => {
    const [directory, victim] = [await temporaryFolder(), await temporaryFolder()]
    const [folder = '', ...rest] = file.split('/')
    await symlink(victim, join(directory, folder))
    const { refused } = await exportTo(await libraryOf('fish'), { to: directory })
    expect(refused.map(({ path }) => path)).toContain(join(directory, file))
    expect(await readdir(victim)).toEqual([])
    const other = await temporaryFolder()
    await mkdir(join(other, folder, ...rest.slice(0, -1)), { recursive: true })
    await writeFile(join(victim, 'x.js'), 'victim')
    await symlink(join(victim, 'x.js'), join(other, file))
    expect((await exportTo(await libraryOf('fish'), { to: other })).refused).toHaveLength(1)
    expect(await readFile(join(victim, 'x.js'), 'utf8')).toBe('victim')
    expect((await lstat(join(other, file))).isSymbolicLink()).toBe(true)
  })

  test('names a place that cannot be written', async () => {
    const directory = join(await temporaryFolder(), 'file')
    await writeFile(directory, '')
    await expect(exportTo(await libraryOf('fish'), { to: directory })).rejects.toThrow(
      /cannot be written; check/,
    )
  })
})
