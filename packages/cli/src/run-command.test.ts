import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSkillLibrary } from '@voyager-mc/skill-library'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createVoyager } from '@voyager-mc/voyager'
import { tasks } from '@voyager-mc/voyager'
import { fileRunStore } from '@voyager-mc/voyager'
import { makeRoles } from '@voyager-mc/voyager/testing'
import { allCommands } from './all-commands.ts'
import { runCommand } from './run-command.ts'

let directory: string
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'cli-'))
  const store = fileRunStore(directory)
  await createVoyager({ ...makeRoles(), store }).learn({ until: tasks(1) }).result
  await store.close()
})
afterEach(() => rmSync(directory, { recursive: true }))

interface Outcome {
  readonly code: number
  readonly said: string
  readonly complaint: string
}

async function run(...words: readonly string[]): Promise<Outcome> {
  const said: string[] = []
  const complaints: string[] = []
  const code = await runCommand(words, {
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
    signal: new AbortController().signal,
    directory,
    variables: {},
  })
  return { code, said: said.join('\n'), complaint: complaints.join('\n') }
}

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

test.each([
  [
    'an unknown command',
    ['fly', 'x'],
    'command is "fly"; use one of learn, solve, decompose, resume, report, compare, status, skills, export, doctor, world, mcp, completions.',
  ],
  ['a missing directory', ['report'], 'RUN is ""; write voyager report RUN.'],
  ['an unknown flag', ['report', 'x', '--loud'], 'flag is "--loud"; voyager report --help lists the flags.'],
  [
    'a flag without its value',
    ['learn', '--port'],
    /^flag is "--port"; Option '--port <value>' argument missing\.$/,
  ],
  [
    'a port out of range',
    ['learn', '--port', '70000'],
    '--port is "70000"; pass a whole number from 1 to 65535.',
  ],
  [
    'an unknown ablation',
    ['learn', '--ablate', 'luck'],
    /^--ablate is "luck"; use one of random-curriculum, .*questions\.$/,
  ],
  [
    'prices that are none',
    ['report', 'x', '--prices', '2'],
    '--prices is "2"; pass two numbers such as 2.5,10.',
  ],
  [
    'a budget that is none',
    ['learn', '--max-dollars', 'few'],
    '--max-dollars is "few"; pass a number above 0.',
  ],
  [
    'a world that runs ahead of a model',
    ['solve', 'Mine 1 oak_log', '--fresh-world', '--speed', '5', '--model', 'openai:gpt-4o'],
    '--speed is 5; leave it out when a model plays.',
  ],
  ['a goal without words', ['solve'], 'GOAL is ""; write voyager solve "Craft 1 diamond_pickaxe".'],
  ['a resume without a run', ['resume'], 'RUN is ""; write voyager resume RUN.'],
  ['an unknown shell', ['completions', 'csh'], 'shell is "csh"; use one of bash, zsh, fish.'],
  [
    'an unknown action',
    ['skills', 'sell'],
    'action is "sell"; use one of list, show, search, import, export, verify, rollback, retire.',
  ],
  [
    'no library',
    ['skills', 'list'],
    '--skills is ""; pass --skills DIR, or --run DIR for the library of a run.',
  ],
  [
    'a library that is not there',
    ['skills', 'list', '--skills', '/nowhere'],
    '--skills is "/nowhere"; name a directory that holds a skill library.',
  ],
  [
    'a configuration that is not there',
    ['learn', '--config', '/none.ts'],
    '--config is "/none.ts"; name a file that exists.',
  ],
  [
    'a directory without a run',
    ['report', '/nowhere'],
    'RUN is "/nowhere"; name a directory that holds a journal.ndjson.',
  ],
])('answers %s with one line and exit code 2', async (_name, words, complaint) => {
  const outcome = await run(...words)
  expect(outcome).toMatchObject({ code: 2, said: '' })
  expect(outcome.complaint).toMatch(complaint)
  expect(outcome.complaint).not.toContain('\n')
})

test('prints its help', async () => {
  expect((await run('--help')).said).toContain('voyager COMMAND')
})

test.each(allCommands.map(({ name }) => name))('says what %s does, with examples', async (name) => {
  const { code, said } = await run(name, '--help')
  expect(code).toBe(0)
  expect(said).toMatch(/Flags:\n[^]*--json[^]*Examples:\n {2}(voyager|source) /)
})

test.each(['bash', 'zsh', 'fish'])('completes every command in %s', async (shell) => {
  const { said } = await run('completions', shell)
  for (const { name } of allCommands) expect(said).toContain(name)
  expect(said).toContain('attempts')
})

describe('the configuration', () => {
  const write = (text: string): void => writeFileSync(join(directory, 'voyager.config.mjs'), text)

  test('stands in for flags', async () => {
    write(`export default { skills: ${JSON.stringify(directory)} }`)
    expect(await run('skills', 'list')).toMatchObject({ code: 0, said: 'The library is empty.' })
  })

  test.each([
    ['an unknown name', 'export default { prot: 1 }', /prot/],
    ['a value out of range', 'export default { port: 0 }', /^port in .*voyager\.config\.mjs is "not valid"/],
  ])('with %s is refused in one line', async (_name, text, complaint) => {
    write(text)
    const outcome = await run('status', directory)
    expect(outcome.code).toBe(2)
    expect(outcome.complaint).toMatch(complaint)
  })
})

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
  const skills = (...words: readonly string[]): Promise<Outcome> =>
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
    expect((await run('skills', 'list', '--skills', other)).said).toBe('The library is empty.')
    const { code } = await run('skills', 'import', path, '--skills', other)
    expect(code).toBe(0)
    expect((await run('skills', 'list', '--skills', other)).said).toContain('mineLog')
  })
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

test('the README names no flag that is not there', () => {
  const readme = readFileSync(new URL('../../voyager/README.md', import.meta.url), 'utf8')
  const known = new Set(allCommands.flatMap(({ flags }) => Object.keys(flags)))
  const common = ['json', 'config', 'debug', 'help']
  const named = [...readme.matchAll(/voyager [a-z]+ .*?--([a-z-]+)/g)].map(([, flag]) => flag ?? '')
  expect(named.filter((flag) => !known.has(flag) && !common.includes(flag))).toEqual([])
})
