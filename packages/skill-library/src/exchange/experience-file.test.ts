import type { WayRecord } from '@voyager-mc/core'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSkillLibrary } from '../library/create-skill-library.ts'
import type { ManagedSkillLibrary } from '../library/managed-skill-library.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { exportSkillsTo } from './export-skills-to.ts'
import { importSkillsFrom } from './import-skills-from.ts'
import { mergeLibraries } from './merge-libraries.ts'
import { openSkillLibrary } from './open-skill-library.ts'

const birch: WayRecord = {
  way: 'mine',
  item: 'birch_log',
  version: '1.19.4',
  biome: 'forest',
  dimension: 'overworld',
  tries: 4,
  failures: 1,
  ticks: 900,
  items: 12,
  damage: 0,
}

async function experienced(): Promise<ManagedSkillLibrary> {
  const library = createSkillLibrary()
  const source = 'async function chop(bot) { await mineBlock(bot, "birch_log", 1) }'
  await library.add({ name: 'chop', source }, { name: 'Mine 1 birch_log' })
  await library.experience?.save([birch])
  return library
}

test.each(['skills.json', 'folder'])('experience travels with the skills as %s', async (name) => {
  const path = join(await temporaryFolder(), name)
  await exportSkillsTo(await experienced(), { to: path })
  const other = createSkillLibrary()
  await importSkillsFrom(other, { from: path })
  expect(await other.experience?.load()).toEqual([birch])
  expect((await other.list()).map((skill) => skill.name)).toEqual(['chop'])
})

test('experience travels with SKILL.md folders and with another library', async () => {
  const folder = await temporaryFolder()
  await exportSkillsTo(await experienced(), { to: folder, as: 'skill-md' })
  const [fromFolder, merged] = [createSkillLibrary(), createSkillLibrary()]
  await importSkillsFrom(fromFolder, { from: folder })
  await mergeLibraries(merged, { from: await experienced() })
  expect(await fromFolder.experience?.load()).toEqual([birch])
  expect(await merged.experience?.load()).toEqual([birch])
})

test('what is taken over twice counts once, and what says less than one’s own is left', async () => {
  const folder = await temporaryFolder()
  await exportSkillsTo(await experienced(), { to: join(folder, 'all.json') })
  const library = createSkillLibrary()
  const more = { ...birch, tries: 9, items: 40 }
  await importSkillsFrom(library, { from: join(folder, 'all.json') })
  await importSkillsFrom(library, { from: join(folder, 'all.json') })
  expect(await library.experience?.load()).toEqual([birch])
  await library.experience?.save([more])
  await importSkillsFrom(library, { from: join(folder, 'all.json') })
  expect(await library.experience?.load()).toEqual([more])
})

test('a dry run takes nothing over', async () => {
  const path = join(await temporaryFolder(), 'all.json')
  await exportSkillsTo(await experienced(), { to: path })
  const library = createSkillLibrary()
  await importSkillsFrom(library, { from: path, dryRun: true })
  expect(await library.experience?.load()).toEqual([])
})

test('a library in a file keeps its experience, and one that is damaged is left out', async () => {
  const folder = await temporaryFolder()
  const library = await openSkillLibrary(folder)
  await library.experience?.save([birch, { ...birch, biome: 'taiga' }])
  await library.close()
  const { openDatabase } = await import('@voyager-mc/core/sqlite')
  const database = openDatabase(join(folder, 'skills.db'))
  database.run("UPDATE experience SET record = replace(record, '900', '1') WHERE key LIKE '%taiga%'")
  database.close()
  const again = await openSkillLibrary(folder)
  expect(await again.experience?.load()).toEqual([birch])
  await again.close()
})
