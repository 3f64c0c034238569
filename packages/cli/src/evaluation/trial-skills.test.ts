import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSkillLibrary, openSkillLibrary } from '@voyager-mc/skill-library'
import { expect, test } from 'vitest'
import { openHome } from '@voyager-mc/voyager/home'
import { skillsOfRun } from '@voyager-mc/voyager/preset'
import { runCli } from '../testing/run-cli.ts'
import { readTrialSkills } from './trial-skills.ts'

const directory = mkdtempSync(join(tmpdir(), 'trial-skills-'))
const mineLog = {
  name: 'mineLog',
  source: 'async function mineLog(bot) { await mineBlock(bot, "oak_log", 1) }',
}
const craftTable = { name: 'craftTable', source: 'async function craftTable(bot) { await mineLog(bot) }' }

async function fill(name: string, ...programs: readonly (typeof mineLog)[]): Promise<string> {
  const place = join(directory, name)
  const library = await openSkillLibrary(place)
  for (const program of programs) await library.add(program, { name: `Task of ${program.name}` })
  await library.close()
  return place
}

const onNotice = (): void => undefined

test('every trial begins with all skills, and what it learns no other one finds', async () => {
  const { openStore } = await readTrialSkills(await fill('whole', mineLog, craftTable), { onNotice })
  const [one, other] = [1, 2].map(() => createSkillLibrary({ store: openStore() }))
  await one?.add(
    { name: 'rest', source: 'async function rest(bot) { await mineLog(bot) }' },
    { name: 'Rest' },
  )
  const namesOf = async (library: typeof one): Promise<readonly string[]> =>
    ((await library?.list()) ?? []).map(({ name }) => name).toSorted()
  expect(await namesOf(one)).toEqual(['craftTable', 'mineLog', 'rest'])
  expect(await namesOf(other)).toEqual(['craftTable', 'mineLog'])
})

test('other skills have another hash, the same skills the same', async () => {
  const places = [await fill('one', mineLog), await fill('two', mineLog), await fill('three', craftTable)]
  const hashes = await Promise.all(
    places.map(async (place) => (await readTrialSkills(place, { onNotice })).hash),
  )
  expect(hashes[0]).toBe(hashes[1])
  expect(hashes[2]).not.toBe(hashes[0])
})

test('the directory of a run is the library of the run', async () => {
  const run = join(directory, 'run')
  await (await openHome(run)).close()
  const library = await openSkillLibrary(skillsOfRun(run))
  await library.add(mineLog, { name: 'Task of mineLog' })
  await library.close()
  const { openStore, hash } = await readTrialSkills(run, { onNotice })
  expect((await openStore().read()).records.map(({ name }) => name)).toEqual(['mineLog'])
  expect(hash).toBe((await readTrialSkills(await fill('same', mineLog), { onNotice })).hash)
})

test.each([
  [['--skills', 'nowhere'], /--skills is ".*nowhere"; name a directory that holds a skill library\./],
  [['--skills', directory], /--skills is ".*"; name a run or a library that holds skills; there are none\./],
  [['--skills', directory, '--on-fleet'], /--skills is ".*"; leave it out with --on-fleet: /],
])('voyager eval refuses %j', async (words, complaint) => {
  expect(await runCli(['eval', 'smoke', ...words], { directory })).toMatchObject({
    code: 2,
    complaint: expect.stringMatching(complaint),
  })
})
