import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSkillLibrary } from '@voyager-mc/skill-library'
import { openHome } from '@voyager-mc/voyager/home'
import { skillsOfRun } from '@voyager-mc/voyager/preset'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCli, type CliOutcome } from '../testing/run-cli.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'cli-skills-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const run = (...words: readonly string[]): Promise<CliOutcome> => runCli(words, { directory })

describe('skills', () => {
  let library: string
  beforeEach(async () => {
    library = join(directory, 'library')
    const made = await openSkillLibrary(library)
    await made.add(
      { name: 'mineLog', source: 'async function mineLog(bot) {\n  bot.chat("one")\n}' },
      { name: 'Mine 1 oak_log' },
    )
    await made.add(
      { name: 'mineLog', source: 'async function mineLog(bot) {\n  bot.chat("two")\n}' },
      { name: 'Mine 1 oak_log' },
    )
    await made.close()
  })
  const skills = (...words: readonly string[]): Promise<CliOutcome> =>
    run('skills', ...words, '--skills', library)

  test('are listed with their record', async () => {
    expect((await skills('list')).said).toBe('mineLog v2: Mine 1 oak_log; 0 successes, 0 failures')
  })

  test('are shown with their source', async () => {
    expect((await skills('show', 'mineLog')).said).toContain('bot.chat("two")')
  })

  test('are found', async () => {
    expect((await skills('search', 'oak', 'log')).said).toContain('mineLog: Mine 1 oak_log')
  })

  test('go back to an older version', async () => {
    expect((await skills('rollback', 'mineLog', '1')).said).toBe('mineLog is at version 1 again.')
    expect((await skills('show', 'mineLog')).said).toContain('bot.chat("one")')
  })

  test('are retired', async () => {
    await skills('retire', 'mineLog', 'Too', 'slow.')
    expect((await skills('list')).said).toContain('mineLog v2 (retired)')
  })

  test('are shown with the reason they are out of use and the verdict of their replay', async () => {
    const made = await openSkillLibrary(library, {
      promote: async () => ({ status: 'failed', detail: 'No wheat was there.' }),
    })
    await made.add({ name: 'farm', source: 'async function farm(bot) {}' }, { name: 'Harvest 1 wheat' })
    await made.close()
    const { said } = await skills('show', 'farm')
    expect(said).toContain('farm, version 1 of 1, quarantined\nWhy: Its replay failed: No wheat was there.')
    expect(said).toContain('Replay failed: No wheat was there.')
  })

  test.each([
    [['list'], [{ name: 'mineLog', version: 2, status: 'active' }]],
    [['show', 'mineLog'], { name: 'mineLog', version: 2, task: 'Mine 1 oak_log' }],
    [['search', 'oak log'], [{ name: 'mineLog', task: 'Mine 1 oak_log' }]],
    [['verify'], []],
  ])('are printed as data by %j', async (words, data) => {
    expect(JSON.parse((await skills(...words, '--json')).said)).toMatchObject(data)
  })

  test('are not imported under the name of a primitive', async () => {
    const path = join(directory, 'skills.json')
    writeFileSync(path, JSON.stringify({ mineBlock: { code: 'async function mineBlock(bot) {}' } }))
    const outcome = await skills('import', directory)
    expect(outcome).toMatchObject({ code: 1, said: expect.stringContaining('Refused mineBlock: ') })
    expect(outcome.said).toContain('a primitive has this name')
  })

  test('that are damaged are found', async () => {
    const path = join(library, 'skills.db')
    // The same length, as a flipped bit leaves it.
    writeFileSync(path, Buffer.from(readFileSync(path, 'latin1').replaceAll('two', 'oak'), 'latin1'))
    expect(await skills('verify')).toMatchObject({
      code: 1,
      said: expect.stringContaining('is left out: it is not what was written'),
    })
  })

  test('are verified', async () => {
    expect(await skills('verify')).toMatchObject({ code: 0, said: '1 skills, nothing found.' })
  })

  test.each([
    ['a bundle', 'first.json', []],
    ['lines', 'first.ndjson', []],
    ['a folder of the original', 'folder', []],
    ['SKILL.md folders', 'folder', ['--as', 'skill-md']],
  ])('travel as %s', async (_name, file, flags) => {
    const path = join(directory, file)
    expect((await skills('export', path, ...flags)).said).toBe(`1 skills written to ${path}.`)
    const other = join(directory, 'other')
    const trial = await run('skills', 'import', path, '--skills', other, '--dry-run')
    expect(trial.said).toBe(
      '1 added, 0 replaced, 0 renamed, 0 kept as older versions, 0 unchanged, 0 refused.',
    )
    expect(existsSync(other)).toBe(false)
    const { code } = await run('skills', 'import', path, '--skills', other)
    expect(code).toBe(0)
    expect((await run('skills', 'list', '--skills', other)).said).toContain('mineLog')
  })
})

test('the library of a run is found by the place of the run, whether it is named as a run or as a library', async () => {
  const place = join(directory, 'run')
  await (await openHome(place)).close()
  const made = await openSkillLibrary(skillsOfRun(place))
  await made.add({ name: 'mineLog', source: 'async function mineLog(bot) {}' }, { name: 'Mine 1 oak_log' })
  await made.close()
  const listed = (await run('skills', 'list', '--run', place)).said
  expect(listed).toContain('mineLog v1')
  expect((await run('skills', 'list', '--skills', place)).said).toBe(listed)
})

describe('skills of two libraries', () => {
  test('are merged, and what is replaced is said with the way back', async () => {
    const [mine, theirs] = [join(directory, 'mine'), join(directory, 'theirs')]
    for (const [place, text] of [
      [mine, 'mine'],
      [theirs, 'theirs'],
    ] as const) {
      const library = await openSkillLibrary(place)
      await library.add(
        { name: 'go', source: `async function go(bot) { bot.chat("${text}") }` },
        { name: 'Go' },
      )
      if (text === 'theirs') await library.recordUse('go', 'succeeded')
      await library.close()
    }
    const into = ['--skills', mine]
    expect((await run('skills', 'import', theirs, ...into)).said).toBe(
      [
        '0 added, 1 replaced, 0 renamed, 0 kept as older versions, 0 unchanged, 0 refused.',
        'Replaced go: version 1 by 2; voyager skills rollback go 1 brings it back.',
      ].join('\n'),
    )
    expect((await run('skills', 'import', theirs, ...into)).said).toContain('1 unchanged')
    expect((await run('skills', 'rollback', 'go', '1', ...into)).code).toBe(0)
    expect((await run('skills', 'show', 'go', ...into)).said).toContain('"mine"')
  })

  test('are not merged by a rule that does not exist', async () => {
    const outcome = await run(
      'skills',
      'import',
      directory,
      '--skills',
      join(directory, 'x'),
      '--on-conflict',
      'theirs',
    )
    expect(outcome).toMatchObject({ code: 2, complaint: expect.stringContaining('keep-mine, take-theirs') })
  })

  test('are exported for trial without a file being written', async () => {
    const library = join(directory, 'library')
    const made = await openSkillLibrary(library)
    await made.add({ name: 'go', source: 'async function go(bot) {}' }, { name: 'Go' })
    await made.close()
    const path = join(directory, 'out')
    const { said } = await run('skills', 'export', path, '--skills', library, '--dry-run')
    expect(said).toBe(`1 skills would be written to ${path}: 3 files added, 0 replaced.`)
    expect(existsSync(path)).toBe(false)
  })
})
