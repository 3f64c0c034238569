import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Skill } from '@voyager-mc/core'
import { createSkillLibrary, sqliteSkillStore } from '@voyager-mc/skill-library'
import { openHome } from '@voyager-mc/voyager/home'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkKilledRun } from './check-killed-run.ts'
import { damageRun } from './damage-run.ts'
import { killRuns } from './kill-runs.ts'
import type { SaidLine } from './said-line.ts'

// A sample of `pnpm kills --count 300`, because each kill takes a game of its own.
let directory: string
let hot: string | undefined
beforeAll(() => (directory = mkdtempSync(join(tmpdir(), 'kills-'))))
afterAll(() => rmSync(directory, { recursive: true }))

test(
  'a real run that is killed while it saves and while it closes has lost nothing',
  { timeout: 240_000 },
  async () => {
    const { kills, faults, ...left } = await killRuns({
      directory,
      count: 2,
      seed: 3,
      moments: ['saving', 'closing'],
      attemptsPerRun: 20,
    })
    expect(faults).toEqual([])
    ;({ hot } = left)
    expect(kills).toMatchObject({ saving: 1, closing: 1 })
  },
)

test('forty random faults in what a kill left are told, or have changed nothing', async () => {
  const { told, harmless, silent } = await damageRun(hot ?? '', { count: 40, seed: 5 })
  expect(silent).toEqual([])
  expect(told + harmless).toBe(40)
  expect(told).toBeGreaterThan(10)
})

test('whatever was heard of a run and is not in its home is told', async () => {
  const before = { events: {}, skills: new Set<string>(), tick: undefined }
  const said: readonly SaidLine[] = [
    ...Array.from({ length: 100 }, () => ({ event: 'attempt-end' as const })),
    { event: 'skill-add', skill: 'flyToTheMoon@1' },
    { staged: 7 },
    { event: 'step-end' },
  ]
  const { faults } = await checkKilledRun(join(directory, 'run-1'), { before, said })
  expect(faults).toContainEqual(expect.stringMatching(/^\d+ of 100 attempt-end events are lost\.$/))
  expect(faults).toContain('The skill flyToTheMoon@1 was learned and is gone.')
  expect(faults).toContainEqual(expect.stringMatching(/^The world is at tick \d+, the journal at 7\.$/))
})

test('a skill that was learned again has lost no version', async () => {
  const place = join(directory, 'relearned')
  const home = await openHome(place)
  const library = createSkillLibrary({ store: sqliteSkillStore(home.database) })
  const learn = (blocks: string): Promise<Skill> =>
    library.add(
      {
        name: 'mineDirt',
        source: `async function mineDirt(bot) { await mineBlock(bot, "dirt", ${blocks}) }`,
      },
      { name: 'Mine 1 dirt', context: '' },
    )
  await learn('1')
  await learn('2')
  await library.close()
  await home.close()
  const said: readonly SaidLine[] = [1, 2].map((version) => ({
    event: 'skill-add',
    skill: `mineDirt@${version}`,
  }))
  const before = { events: {}, skills: new Set<string>(), tick: undefined }
  const { faults } = await checkKilledRun(place, { before, said })
  expect(faults.filter((fault) => fault.startsWith('The skill'))).toEqual([])
})
