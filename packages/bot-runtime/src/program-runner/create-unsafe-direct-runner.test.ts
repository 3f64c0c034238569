import { expect, test } from 'vitest'
import { createUnsafeDirectRunner } from './create-unsafe-direct-runner.ts'
import type { ProgramHost } from '../membrane/program-host.ts'

const runner = createUnsafeDirectRunner()
const host = (globals: ProgramHost['globals'] = {}): ProgramHost => ({ globals })
const main = (body: string): { readonly name: string; readonly source: string } => ({
  name: 'main',
  source: `async function main(bot) {\n${body}\n}`,
})

test('runs the program against the live objects', async () => {
  const said: string[] = []
  const bot = { chat: (text: string) => said.push(text) }
  expect(await runner.run(main('bot.chat("hello")'), host({ bot }))).toEqual({ status: 'completed' })
  expect(said).toEqual(['hello'])
})

test('quotes the line of an error', async () => {
  expect(await runner.run(main('throw new TypeError("no")'), host())).toEqual({
    status: 'failed',
    message: 'TypeError: no\n  at line 2: throw new TypeError("no")',
    line: 2,
  })
})

test('counts lines of the program, not of its skills', async () => {
  const modules = [{ name: 'skill', source: 'async function skill() {\n\n\nthrow new Error("deep")\n}' }]
  const outcome = await runner.run({ ...main('null.x'), modules }, host())
  expect(outcome).toMatchObject({ status: 'failed', line: 2 })
})

test('says where a program is no JavaScript', async () => {
  expect(await runner.run(main('let = ;'), host())).toMatchObject({ status: 'failed', line: 2 })
})

test('stops waiting when the signal is aborted', async () => {
  const stop = new AbortController()
  const outcome = runner.run(main('await new Promise(() => {})'), host(), { signal: stop.signal })
  stop.abort()
  expect(await outcome).toMatchObject({ status: 'interrupted' })
})

test('says which function is missing', async () => {
  expect(await runner.run({ name: 'other', source: 'const x = 1' }, host())).toMatchObject({
    message: expect.stringContaining('no function other'),
  })
})

test.each(['a; stolen = true', 'constructor()', 'class', '', 'a\nb', '__proto__ = 1'])(
  'a skill named %j is not composed into source',
  async (name) => {
    const modules = [{ name, source: 'async function skill() {}' }]
    expect(await runner.run({ ...main(''), modules }, host())).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('is not a function name'),
    })
  },
)
