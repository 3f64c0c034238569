import { expect, test } from 'vitest'
import { runCli } from '../testing/run-cli.ts'

test.each([
  [
    'a flag before the command',
    ['--json', 'status', 'x'],
    'flag is "--json"; write it behind the command: `voyager status --json`.',
  ],
  [
    'a flag with a value before the command',
    ['--seed', '7', 'learn'],
    'flag is "--seed"; write it behind a command, such as `voyager learn --seed`.',
  ],
  [
    'a flag before the command of a group',
    ['skills', '--run', 'x', 'list'],
    'flag is "--run"; write it behind a command, such as `voyager skills list --run`.',
  ],
  [
    'a value for a switch',
    ['status', 'x', '--json=yes'],
    '--json is "yes"; leave the value out: write --json.',
  ],
  [
    'a flag in the place of a number',
    ['learn', '--seed', '--run', 'x'],
    '--seed is "--run"; write --seed N.',
  ],
  ['a flag in the place of a text', ['learn', '--run', '--json'], '--run is "--json"; write --run DIR.'],
  [
    'a short flag for the help',
    ['learn', '-h'],
    'flag is "-h"; did you mean --help? If not, `voyager learn --help` lists the flags.',
  ],
  [
    'a short flag for the version',
    ['-V'],
    'flag is "-V"; did you mean --version? If not, `voyager --help` lists the flags.',
  ],
  [
    'a mistyped flag for the help',
    ['status', '--hlep'],
    'flag is "--hlep"; did you mean --help? If not, `voyager status --help` lists the flags.',
  ],
  [
    'help about an unknown command',
    ['help', 'lern'],
    'command is "lern"; did you mean learn? If not, `voyager --help` lists the commands.',
  ],
  [
    'help about an unknown command of a group',
    ['help', 'skills', 'lsit'],
    'action is "lsit"; did you mean list? If not, `voyager skills --help` lists the commands.',
  ],
  [
    'help of a group about an unknown command',
    ['fleet', 'help', 'sumbit'],
    'action is "sumbit"; did you mean submit? If not, `voyager fleet --help` lists the commands.',
  ],
  [
    'help about two commands',
    ['help', 'learn', 'resume'],
    'words is "learn resume"; write voyager help learn.',
  ],
])('answers %s with one line and exit code 2', async (_name, words, complaint) => {
  expect(await runCli(words)).toEqual({ code: 2, said: '', complaint })
})

test.each([
  [['help', 'learn'], 'Usage: voyager learn '],
  [['help', 'skills', 'list'], 'Usage: voyager skills list '],
  [['skills', 'help', 'list'], 'Usage: voyager skills list '],
  [['help', 'skills'], 'Usage: voyager skills '],
  [['help'], 'Usage: voyager [options]'],
  [['skills', 'help'], 'Usage: voyager skills '],
])('shows the help that %j asks for', async (words, opening) => {
  const { code, said, complaint } = await runCli(words)
  expect({ code, complaint, opening: said.slice(0, opening.length) }).toEqual({
    code: 0,
    complaint: '',
    opening,
  })
})
