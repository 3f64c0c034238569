import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHome } from '@voyager-mc/voyager/home'
import { loadRunState } from '@voyager-mc/voyager/journal'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startLifelong } from './run-lifelong-process.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'voyager-lifelong-'))
})

afterEach(() => {
  rmSync(directory, { recursive: true, force: true })
})

/** Completed tasks of the run, and what it was begun with. */
async function readRun(): Promise<{ readonly completed: readonly string[]; readonly config: unknown }> {
  const home = await openHome(join(directory, 'run'), { readOnly: true })
  const { completed } = await loadRunState(home.runStore)
  const config = await home.runStore.readDocument('config.json')
  await home.close()
  return { completed, config }
}

describe('the main job without a model', () => {
  test(
    'goes from bare hands to an iron pickaxe and leaves a run directory',
    { timeout: 480_000 },
    async () => {
      const { finished } = startLifelong(['--run', join(directory, 'run')])
      const { code, stdout, stderr } = await finished
      expect(stdout.split('\n')[0]).toMatch(/^\[0:00\] Run: .*, until iron_pickaxe is held/)
      expect(stdout).toContain('Roles: rules of the tech tree')
      expect(stdout).toMatch(/iron pickaxe +attempt \d+, wall \d+:\d\d/)
      expect(stdout).toContain('Ended: iron_pickaxe unlocked')
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      const { completed, config } = await readRun()
      expect(config).toMatchObject({ seed: 1, version: '1.19.4', until: 'iron_pickaxe' })
      expect(completed).toContain('Craft 1 iron_pickaxe')
      expect(readdirSync(join(directory, 'run/skills'))).toContain('craftIronPickaxe.js')
    },
  )

  test('ends cleanly at Ctrl-C and goes on with nothing but its place', async () => {
    const run = join(directory, 'run')
    const first = startLifelong(['--seed', '2', '--attempts', '5', '--run', run])
    await first.printed('learned ')
    first.child.kill('SIGINT')
    const stopped = await first.finished
    expect(stopped.code).toBe(130)
    expect(stopped.stdout).toContain('Stopped by Ctrl-C.\n')
    expect(stopped.stdout).toContain(`Go on:   npm run lifelong -- --run ${run} --resume\n`)
    const { completed: before } = await readRun()
    const resumed = await startLifelong(['--run', run, '--resume']).finished
    expect(resumed.code).toBe(0)
    expect(resumed.stdout).toMatch(/Minecraft 1\.19\.4|seed 2/)
    expect(resumed.stdout).toContain(`${before.length + 1} of 5 attempts`)
    const { completed: after } = await readRun()
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.length).toBeGreaterThan(before.length)
    expect(new Set(after).size).toBe(after.length)
    const again = await startLifelong(['--run', run, '--json']).finished
    expect(again).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('--resume') })
  })
})

// Every other bad input is the command line's own, which the example shares.
test('an unknown flag gets one clear line and an exit code', async () => {
  const { code, stderr } = await startLifelong(['--sead', '1']).finished
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringMatching(/^flag is "--sead"; did you mean --seed\? .*--help.*\n$/),
  })
})
