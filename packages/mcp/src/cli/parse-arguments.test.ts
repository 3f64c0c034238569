import { expect, test } from 'vitest'
import { parseArguments } from './parse-arguments.ts'

test('reads every option', () => {
  const args = '--host h --port 1 --version 1.19.4 --username Ada --skills s --world --seed=-3 --no-programs'
  const { options } = parseArguments([...args.split(' '), '--time-limit', '5', '--http', '0'], {
    variables: { VOYAGER_MCP_TOKEN: 'secret' },
  })
  expect(options).toEqual({
    host: 'h',
    port: 1,
    version: '1.19.4',
    username: 'Ada',
    skills: 's',
    world: { seed: -3 },
    allowPrograms: false,
    stepTimeoutMs: 5000,
    http: { port: 0, token: 'secret' },
  })
})

test.each([
  [['--port', '0'], /--port is "0"; pass a whole number from 1 to 65535/],
  [['--http', 'x'], /--http is "x"/],
  [['--nonsense'], /--help lists the options/],
])('refuses %j in one sentence', (args, message) => {
  expect(() => parseArguments(args, { variables: {} })).toThrow(message)
})
