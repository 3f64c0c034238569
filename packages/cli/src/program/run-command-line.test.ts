import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCommands } from '../commands/all-commands.ts'
import { runCli } from '../testing/run-cli.ts'

test.each([
  [
    'an unknown command that is near a known one',
    ['lern'],
    'command is "lern"; did you mean learn? If not, `voyager --help` lists the commands.',
  ],
  ['an unknown command', ['fly', 'x'], 'command is "fly"; `voyager --help` lists the commands.'],
  [
    'an unknown flag that is near a known one',
    ['learn', '--sead', '1'],
    'flag is "--sead"; did you mean --seed? If not, `voyager learn --help` lists the flags.',
  ],
  [
    'an unknown flag',
    ['report', 'x', '--loud'],
    'flag is "--loud"; `voyager report --help` lists the flags.',
  ],
  [
    'a flag of an earlier version',
    ['solve', 'Mine 1 oak_log', '--fresh-world'],
    'flag is "--fresh-world"; leave it out: without --host an embedded world is opened.',
  ],
  ['a flag without its value', ['learn', '--port'], '--port is ""; write --port PORT.'],
  ['a missing word', ['report'], 'RUN is ""; write voyager report RUN ….'],
  ['a word too many', ['export', 'a', 'b', 'c'], 'words is "a b c"; write voyager export RUN DIR.'],
  ['a resume without a run', ['resume'], 'RUN is ""; write voyager resume RUN.'],
  ['a goal without words', ['solve'], 'GOAL is ""; write voyager solve "Craft 1 diamond_pickaxe".'],
  [
    'a goal that rules do not understand',
    ['solve', 'Think about it'],
    'GOAL is "Think about it"; "think" is not understood; did you mean "Explore"? The rules know goals such as "Craft 1 diamond_pickaxe"; a model (--model) knows others, too.',
  ],
  [
    'a goal with a mistyped item',
    ['solve', 'Craft 1 diamand_pickaxe'],
    'GOAL is "Craft 1 diamand_pickaxe"; "diamand_pickaxe" is not understood; did you mean "Craft 1 diamond_pickaxe"? The rules know goals such as "Craft 1 diamond_pickaxe"; a model (--model) knows others, too.',
  ],
  [
    'an unknown item',
    ['learn', '--until', 'banana'],
    '--until is "banana"; name an item of Minecraft 1.19.4 such as iron_pickaxe, or none.',
  ],
  [
    'a mistyped item',
    ['learn', '--until', 'iron_pikaxe'],
    '--until is "iron_pikaxe"; did you mean iron_pickaxe? If not, name an item of Minecraft 1.19.4 such as iron_pickaxe, or none.',
  ],
  [
    'a version that no embedded world has',
    ['learn', '--version', '1.8.8'],
    /^--version is "1\.8\.8"; use one of .*1\.19\.4.*\.$/,
  ],
  [
    'a version that the agent does not know',
    ['learn', '--host', '127.0.0.1', '--version', '1.14.4'],
    'Minecraft "1.14.4" is not supported; use 1.16.5 to 1.21.4.',
  ],
  [
    'a server that shall run ahead',
    ['learn', '--host', '127.0.0.1', '--speed', '5'],
    '--speed is 5; leave it out with --host: a server keeps its own time.',
  ],
  [
    'a server that shall run ahead while a goal is split',
    ['decompose', 'Craft 1 furnace', '--host', '127.0.0.1', '--speed', '5'],
    '--speed is 5; leave it out with --host: a server keeps its own time.',
  ],
  ['a --resume without a run', ['learn', '--resume'], '--run is ""; name the run that goes on, with --run.'],
  [
    'a run that is not there',
    ['resume', '/nowhere'],
    'RUN is "/nowhere"; name a directory that holds a run.',
  ],
  [
    'an endpoint without a model',
    ['learn', '--base-url', 'http://127.0.0.1:1/v1', '--run', join(tmpdir(), 'voyager-never')],
    '--base-url is "http://127.0.0.1:1/v1"; name the model there with --model.',
  ],
  ['an unknown shell', ['completions', 'csh'], 'SHELL is "csh"; use one of bash, zsh, fish.'],
  [
    'an unknown action',
    ['skills', 'lsit'],
    'action is "lsit"; did you mean list? If not, `voyager skills --help` lists the commands.',
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
])('answers %s with one line and exit code 2', async (_name, words, complaint) => {
  const outcome = await runCli(words)
  expect(outcome).toMatchObject({ code: 2, said: '' })
  expect(outcome.complaint).toMatch(complaint)
  expect(outcome.complaint).not.toContain('\n')
})

test('a stack trace comes with --debug', async () => {
  expect((await runCli(['learn', '--seed', 'abc', '--debug'])).complaint).toContain('    at ')
})

test('prints its version', async () => {
  expect(await runCli(['--version'])).toEqual({ code: 0, said: '0.0.0', complaint: '' })
})

test.each([[[]], [['skills']]])(
  'without a command prints its help, which is wrong use: %j',
  async (words) => {
    const { code, said } = await runCli(words)
    expect({ code, isHelp: said.startsWith('Usage: voyager') }).toEqual({ code: 2, isHelp: true })
  },
)

test.each(allCommands.map(({ name }) => name))('says what %s does, with examples', async (name) => {
  const { code, said } = await runCli([...name.split(' '), '--help'])
  expect(code).toBe(0)
  expect(said).toMatch(/--json[^]*Examples:\n {2}(voyager|source) [^]*Exit codes:/)
})

describe('the configuration', () => {
  let directory: string
  beforeAll(() => (directory = mkdtempSync(join(tmpdir(), 'cli-config-'))))
  afterAll(() => rmSync(directory, { recursive: true }))

  const runWith = (name: string, text: string): ReturnType<typeof runCli> => {
    const file = join(directory, name)
    writeFileSync(file, text)
    return runCli(['skills', 'list', '--config', file])
  }

  test('stands in for flags', async () => {
    const outcome = await runWith('good.mjs', `export default { skills: ${JSON.stringify(directory)} }`)
    expect(outcome).toMatchObject({ code: 0, said: 'The library is empty.' })
  })

  test.each([
    ['unknown.mjs', 'export default { prot: 1 }', 'option in unknown.mjs is "prot"; did you mean port?'],
    ['number.mjs', 'export default { port: 70000 }', 'port in number.mjs is 70000; pass a whole number'],
    ['list.mjs', 'export default []', 'default export of list.mjs is []; export an object'],
    ['syntax.mjs', 'export default {', /syntax\.mjs cannot be loaded: .*; correct it\.$/],
  ])('%s is refused in one line', async (name, text, complaint) => {
    const outcome = await runWith(name, text)
    expect(outcome).toMatchObject({ code: 2, said: '' })
    expect(outcome.complaint).toMatch(complaint)
    expect(outcome.complaint).not.toContain('\n')
  })
})
