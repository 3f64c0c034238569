import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createVoyager, tasks } from '@voyager-mc/voyager'
import { openHome } from '@voyager-mc/voyager/home'
import { makeRoles } from '@voyager-mc/voyager/testing'
import { runCli, type CliOutcome } from '../testing/run-cli.ts'

let directory: string
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'cli-'))
  const home = await openHome(directory)
  await createVoyager({ ...makeRoles(), store: home.runStore }).learn({ until: tasks(1) }).result
  await home.close()
})
afterEach(() => rmSync(directory, { recursive: true }))

const run = (...words: readonly string[]): Promise<CliOutcome> => runCli(words, { directory })

test('writes a report with figures, table and plots', async () => {
  const { code, said } = await run('report', directory, '--recheck', '--png', '--prices', '2.5,10')
  const plots = ['cost', 'items', 'path', 'skills', 'tiers'].flatMap((name) => [`${name}.png`, `${name}.svg`])
  expect({ code, files: readdirSync(join(directory, 'report')) }).toEqual({
    code: 0,
    files: [...plots, 'summary.json', 'summary.md'].sort(),
  })
  expect(said).toContain('| Attempts | 1 |')
})

test('judges the attempts of a run again by rules', async () => {
  await run('report', directory, '--recheck')
  const summary: unknown = JSON.parse(readFileSync(join(directory, 'report/summary.json'), 'utf8'))
  expect(summary).toMatchObject({ verdicts: { compared: 1, falseSuccesses: 1, falseSuccessRate: 1 } })
})

test('compares runs', async () => {
  const { said } = await run('compare', directory, directory, '--json')
  expect(JSON.parse(said)).toMatchObject({ runs: 2, attempts: { count: 2, median: 1 } })
})

test('says where a run stands', async () => {
  const { said } = await run('status', directory)
  expect(said).toBe(`${directory}: 1 attempts, 1 completed, 0 failed, 1 skills; between tasks; 1 tasks done.`)
})

test('shows the other runs when one cannot be read', async () => {
  const { code, said, complaint } = await run('status', join(directory, 'none'), directory)
  expect({ code, complaint }).toEqual({
    code: 2,
    complaint: `RUN is "${join(directory, 'none')}"; name a directory that holds a run.`,
  })
  expect(said).toContain('1 attempts, 1 completed')
})

test('shows a run on a page until it is interrupted, and names both links', async () => {
  const { code, said } = await runCli(['view', directory, '--json'], {
    directory,
    signal: AbortSignal.abort(),
  })
  const links: { readonly url: string; readonly readOnlyUrl: string } = JSON.parse(said)
  expect(code).toBe(130)
  expect(links.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=/)
  expect(links.readOnlyUrl).not.toBe(links.url)
})

test('refuses to show a place without a run', async () => {
  const place = join(directory, 'none')
  expect(await run('view', place)).toMatchObject({
    code: 2,
    complaint: `RUN is "${place}"; name a directory that holds a run.`,
  })
})

test('prints the events of a run, a record a line', async () => {
  const { code, said } = await run('events', directory)
  const records = said.split('\n').map((line): unknown => JSON.parse(line))
  expect(code).toBe(0)
  expect(records[0]).toMatchObject({ sequence: 0, event: { type: 'run-start' } })
  expect(records.at(-1)).toMatchObject({ sequence: records.length - 1, event: { type: 'run-end' } })
})

test('follows a run until it ends', async () => {
  expect((await run('events', directory, '--follow')).said).toBe((await run('events', directory)).said)
})

test('stops following when it is interrupted', async () => {
  const signal = AbortSignal.abort()
  expect(await runCli(['events', directory, '--follow'], { signal })).toMatchObject({ code: 130, said: '' })
})

describe('a checkpoint of the original', () => {
  let checkpoint: string
  beforeEach(() => {
    checkpoint = join(directory, 'ckpt')
    mkdirSync(join(checkpoint, 'curriculum'), { recursive: true })
    writeFileSync(join(checkpoint, 'curriculum/completed_tasks.json'), '["Mine 1 wood log"]')
    writeFileSync(join(checkpoint, 'curriculum/failed_tasks.json'), '["Kill 1 zombie"]')
  })

  test('has a status', async () => {
    expect((await run('status', checkpoint)).said).toBe(
      `${checkpoint}: 0 attempts, 1 completed, 1 failed, 0 skills; between tasks; a checkpoint of the original.`,
    )
  })

  test('counts its attempts and skills', async () => {
    for (const folder of ['events', 'skill']) mkdirSync(join(checkpoint, folder))
    for (const name of ['Mine_1_wood_log_20230515_174233', 'Kill_1_zombie_20230515_174301'])
      writeFileSync(join(checkpoint, 'events', name), '[]')
    const code = 'async function mineWoodLog(bot) {\n  await mineBlock(bot, "oak_log", 1)\n}'
    writeFileSync(
      join(checkpoint, 'skill/skills.json'),
      JSON.stringify({ mineWoodLog: { code, description: 'Mines one log.' } }),
    )
    expect((await run('status', checkpoint)).said).toContain('2 attempts, 1 completed, 1 failed, 1 skills')
    expect(JSON.parse((await run('status', checkpoint, '--json')).said)).toMatchObject({
      attempts: 2,
      skills: ['mineWoodLog'],
    })
  })

  test('has a report', async () => {
    expect(await run('report', checkpoint)).toMatchObject({ code: 0, complaint: '' })
  })

  test('is exported again', async () => {
    expect(await run('export', checkpoint, join(directory, 'copy'))).toMatchObject({
      code: 0,
      said: expect.stringContaining('1 completed tasks, 0 skills and 0 attempts'),
    })
  })
})

test('imports what it printed, once, and says before what it would add', async () => {
  const { said: lines } = await run('events', directory)
  const [file, copy] = [join(directory, 'events.ndjson'), join(directory, 'copy')]
  writeFileSync(file, lines)
  const count = lines.split('\n').length
  expect((await run('import', copy, file, '--dry-run')).said).toBe(
    `${count} records added, 0 unchanged. Nothing was changed.`,
  )
  expect(readdirSync(directory)).not.toContain('copy')
  expect((await run('import', copy, file)).said).toBe(`${count} records added, 0 unchanged.`)
  expect((await run('import', copy, file, '--json')).said).toBe(`{"added":0,"unchanged":${count}}`)
  expect((await run('events', copy)).said).toBe(lines)
})

test('says nothing before it refuses a place that cannot be written', async () => {
  const file = join(directory, 'file')
  writeFileSync(file, '')
  const { code, said, complaint } = await run('learn', '--run', join(file, 'run'))
  expect({ code, said }).toEqual({ code: 3, said: '' })
  expect(complaint).toContain('name a directory that can be written with --run.')
})

test('refuses to import what is not there', async () => {
  const { code, complaint } = await run('import', directory, join(directory, 'none'))
  expect({ code, complaint: complaint.replace(directory, '') }).toEqual({
    code: 2,
    complaint: 'PLACE is "/none"; name a file of events, a checkpoint of the original, or skills.',
  })
})
