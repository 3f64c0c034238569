import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCli } from '../testing/run-cli.ts'

let directory: string
beforeAll(() => (directory = mkdtempSync(join(tmpdir(), 'odd-configs-'))))
afterAll(() => rmSync(directory, { recursive: true }))

test.each([
  [
    'a promise',
    'promise.mjs',
    'export default new Promise(() => {})',
    /is \[object Promise\]; export an object/,
  ],
  [
    'one that never loads',
    'waits.mjs',
    'await new Promise(() => {})',
    /: it takes longer than 10 s; correct it\.$/,
  ],
  ['one long word', 'long.mjs', 'a'.repeat(100_000), /cannot be loaded: .*; correct it\.$/],
])(
  'a configuration that is %s is refused in one short line',
  { timeout: 30_000 },
  async (_name, file, text, complaint) => {
    const path = join(directory, file)
    writeFileSync(path, text)
    const outcome = await runCli(['config', '--config', path])
    expect(outcome).toMatchObject({ code: 2, said: '' })
    expect(outcome.complaint).toMatch(complaint)
    expect(outcome.complaint.length).toBeLessThan(500)
  },
)

test.each(['', '.'])('a configuration that is a folder (%j) is refused as no file', async (file) => {
  const outcome = await runCli(['config', '--config', file], { directory })
  expect(outcome).toMatchObject({
    code: 2,
    said: '',
    complaint: `--config is ${JSON.stringify(directory)}; name a file that exists.`,
  })
})
