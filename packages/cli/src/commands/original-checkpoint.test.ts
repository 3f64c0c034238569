import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCli } from '../testing/run-cli.ts'

let directory: string
let checkpoint: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'original-checkpoint-'))
  checkpoint = join(directory, 'ckpt')
  const write = (name: string, value: unknown): void => {
    mkdirSync(join(checkpoint, name, '..'), { recursive: true })
    writeFileSync(join(checkpoint, name), JSON.stringify(value))
  }
  write('curriculum/completed_tasks.json', ['Mine 1 wood log', 'Craft 1 crafting table'])
  write('curriculum/failed_tasks.json', ['Catch 1 fish'])
  write('curriculum/qa_cache.json', {})
  write('action/chest_memory.json', {})
  write('events/Mine_1_wood_log_20230801_010203', [['observe', {}]])
  write('events/Catch_1_fish_20230801_010303', [['observe', {}]])
  write('skill/skills.json', {
    mineWoodLog: { code: 'async function mineWoodLog(bot) {}', description: 'Mines a log.' },
  })
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

test('a report counts what a checkpoint of the original holds', async () => {
  const { code, said } = await runCli(['report', checkpoint, '--json'])
  expect([code, JSON.parse(said)]).toEqual([
    0,
    expect.objectContaining({ attempts: 2, tasksCompleted: 2, tasksFailed: 1, skills: ['mineWoodLog'] }),
  ])
  const summary: unknown = JSON.parse(readFileSync(join(checkpoint, 'report/summary.json'), 'utf8'))
  expect(summary).toMatchObject({ attempts: 2, tasksCompleted: 2, skills: ['mineWoodLog'] })
})

test('an export of a checkpoint of the original keeps the events of its attempts', async () => {
  const copy = join(directory, 'copy')
  const { code, said } = await runCli(['export', checkpoint, copy])
  expect([code, said]).toEqual([0, `2 completed tasks, 1 skills and 2 attempts written to ${copy}.`])
  const names = readdirSync(join(checkpoint, 'events'))
  expect(readdirSync(join(copy, 'events'))).toEqual(names)
  for (const name of names)
    expect(readFileSync(join(copy, 'events', name))).toEqual(readFileSync(join(checkpoint, 'events', name)))
})

test.each(['file', 'file/in'])('an export to %s is refused in one line', async (name) => {
  writeFileSync(join(directory, 'file'), '')
  const { code, complaint } = await runCli(['export', checkpoint, join(directory, name)])
  expect(code).toBe(3)
  expect(complaint).toMatch(/^A checkpoint cannot be written to .*file.* \(E.*\); name a directory .*\.$/)
  expect(complaint).not.toContain('\n')
})
