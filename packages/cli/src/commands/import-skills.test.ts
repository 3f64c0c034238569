import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSkillLibrary } from '@voyager-mc/skill-library'
import { openHome, inspectHome } from '@voyager-mc/voyager/home'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCli, type CliOutcome } from '../testing/run-cli.ts'

let directory: string
let target: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'import-skills-'))
  target = join(directory, 'run')
})
afterEach(() => rmSync(directory, { recursive: true }))

const run = (...words: readonly string[]): Promise<CliOutcome> => runCli(words, { directory })
const code = (name: string, said: string): string =>
  `async function ${name}(bot) {\n  bot.chat(${JSON.stringify(said)})\n}`

/** A library of two skills, written to a path in the shape that flags ask for. */
async function writeSkills(path: string, flags: readonly string[] = []): Promise<string> {
  const library = join(directory, 'source')
  if (!existsSync(library)) {
    const made = await openSkillLibrary(library)
    await made.add({ name: 'mineLog', source: code('mineLog', 'one') }, { name: 'Mine 1 oak_log' })
    await made.add({ name: 'mineLog', source: code('mineLog', 'two') }, { name: 'Mine 1 oak_log' })
    await made.add({ name: 'craftStick', source: code('craftStick', 'stick') }, { name: 'Craft 4 stick' })
    await made.close()
  }
  const { code: exit } = await run('skills', 'export', path, '--skills', library, ...flags)
  expect(exit).toBe(0)
  return path
}

const counts = (added: number, unchanged: number): string =>
  `${added} added, 0 replaced, 0 renamed, 0 kept as older versions, ${unchanged} unchanged, 0 refused.`

describe('skills that are imported into a run', () => {
  test.each([
    ['a folder of the original', 'folder', []],
    ['SKILL.md folders', 'folders', ['--as', 'skill-md']],
    ['a bundle', 'skills.json', []],
    ['lines of NDJSON', 'skills.ndjson', []],
  ])('from %s are told of before, taken once, and found by the run', async (_name, file, flags) => {
    const place = await writeSkills(join(directory, file), flags)
    const trial = await run('import', target, place, '--dry-run')
    expect(trial).toMatchObject({ code: 0, said: `${counts(2, 0)} Nothing was changed.` })
    expect(existsSync(target)).toBe(false)
    expect(await run('import', target, place)).toMatchObject({ code: 0, said: counts(2, 0) })
    const before = await run('skills', 'list', '--run', target, '--json')
    expect(await run('import', target, place, '--dry-run')).toMatchObject({
      code: 0,
      said: `${counts(0, 2)} Nothing was changed.`,
    })
    expect(await run('import', target, place)).toMatchObject({ code: 0, said: counts(0, 2) })
    expect(await run('skills', 'list', '--run', target, '--json')).toEqual(before)
    expect((await run('skills', 'show', 'mineLog', '--run', target)).said).toContain('bot.chat("two")')
    expect((await inspectHome(target)).flatMap(({ faults }) => faults)).toEqual([])
  })

  test('come from the home of another run, with its versions', async () => {
    await writeSkills(join(directory, 'folder'))
    const first = join(directory, 'first')
    await run('import', first, join(directory, 'folder'))
    await run('import', target, join(first, 'home.db'))
    expect((await run('skills', 'list', '--run', target)).said).toContain('mineLog v2')
  })

  test('stand beside what the checkpoint they lie in has else', async () => {
    const checkpoint = join(directory, 'ckpt')
    await writeSkills(join(checkpoint, 'skill'))
    mkdirSync(join(checkpoint, 'curriculum'))
    writeFileSync(join(checkpoint, 'curriculum', 'completed_tasks.json'), '["Mine 1 wood log"]')
    writeFileSync(join(checkpoint, 'curriculum', 'failed_tasks.json'), '[]')
    const tasks = (number: number): string =>
      `${number} completed and 0 failed tasks, 0 answers and 0 chests added.`
    expect((await run('import', target, checkpoint, '--dry-run')).said).toBe(
      `${tasks(1)}\n${counts(2, 0)} Nothing was changed.`,
    )
    expect((await run('import', target, checkpoint)).said).toBe(`${tasks(1)}\n${counts(2, 0)}`)
    expect(JSON.parse((await run('import', target, checkpoint, '--json')).said)).toMatchObject({
      completed: 0,
      skills: { added: [], unchanged: ['mineLog', 'craftStick'] },
    })
  })

  test('win, lose or get another name where the run has one of theirs, as it is asked for', async () => {
    const lines = (said: string): string =>
      `${JSON.stringify({ name: 'go', source: code('go', said), task: 'Go' })}\n`
    const [mine, theirs] = ['mine', 'theirs'].map((name) => {
      const file = join(directory, `${name}.ndjson`)
      writeFileSync(file, lines(name))
      return file
    })
    await run('import', target, mine ?? '')
    const into = (rule: string, ...flags: readonly string[]): Promise<CliOutcome> =>
      run('import', target, theirs ?? '', '--on-conflict', rule, ...flags)
    expect((await into('take-theirs', '--dry-run')).said).toMatch(
      /^0 added, 1 replaced.*\nReplaced go: version 1 by 2; .* Nothing was changed\.$/,
    )
    expect((await into('rename', '--dry-run')).said).toMatch(/1 renamed.*\nRenamed go to \w+\./)
    expect((await into('keep-mine')).said).toContain('1 kept as older versions')
    expect((await run('skills', 'show', 'go', '--run', target)).said).toContain('bot.chat("mine")')
  })

  test('are refused by name where they cannot be taken, and the others are taken', async () => {
    const file = await writeSkills(join(directory, 'skills.ndjson'))
    const changed = readFileSync(file, 'utf8')
      .replace('stick\\\\\\"', 'stone\\\\\\"')
      .replace('\\"stick\\"', '\\"stone\\"')
    const bad = [
      'no JSON',
      '{"name":"half"}',
      JSON.stringify({ name: 'mineBlock', source: code('mineBlock', 'x') }),
    ]
    writeFileSync(file, `${changed}${bad.join('\n')}\n`)
    const { code: exit, said } = await run('import', target, file)
    expect(exit).toBe(1)
    expect(said.replaceAll(file, 'FILE').split('\n')).toEqual([
      '1 added, 0 replaced, 0 renamed, 0 kept as older versions, 0 unchanged, 4 refused.',
      expect.stringMatching(/^Refused mineBlock: .*a primitive has this name/),
      'Refused: Line 3 of FILE was passed over: the source of craftStick was changed after it was admitted.',
      'Refused: Line 4 of FILE was passed over: it is not JSON.',
      'Refused: Line 5 of FILE was passed over: it has no name and source of a skill.',
    ])
  })

  test('are refused while somebody else has the run, and where there are none', async () => {
    const place = await writeSkills(join(directory, 'folder'))
    const home = await openHome(target)
    expect(await run('import', target, place)).toMatchObject({
      code: 3,
      complaint: expect.stringContaining('is in use'),
    })
    await home.close()
    const empty = join(directory, 'empty')
    mkdirSync(empty)
    expect(await run('import', target, empty)).toMatchObject({
      code: 3,
      complaint: expect.stringContaining('holds no skills'),
    })
  })
})
