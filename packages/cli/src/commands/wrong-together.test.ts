import { expect, test } from 'vitest'
import { runCli } from '../testing/run-cli.ts'

test.each([
  [
    'a server at no port',
    ['learn', '--host', '127.0.0.1', '--port', '0'],
    '--port is 0; pass the port of the server at --host, from 1 to 65535.',
  ],
  ...['solve', 'decompose'].map(
    (command) =>
      [
        `skills that are not there, for ${command}`,
        [command, 'Craft 1 stick', '--skills', '/nowhere/skills'],
        '--skills is "/nowhere/skills"; name a directory that holds a skill library, or a run.',
      ] as const,
  ),
  [
    'skills that are not there, for mcp',
    ['mcp', '--skills', '/nowhere/skills'],
    '--skills is "/nowhere/skills"; name a directory that holds a skill library, or a run.',
  ],
] as const)('answers %s with one line and exit code 2', async (_name, words, complaint) => {
  expect(await runCli(words)).toEqual({ code: 2, said: '', complaint })
})
