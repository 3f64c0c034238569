import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderRuntimes, type RecordedRuntimes } from '../../docs/generate/render-runtimes.ts'

const file = join(import.meta.dirname, '..', '..', 'docs', 'data', 'runtimes.json')
// Our own file, written by `scripts/check-runtimes.ts`.
const recorded = JSON.parse(readFileSync(file, 'utf8')) as RecordedRuntimes

test('every supported line of Node, Bun and Deno ran the loop, the game and the command', () => {
  const running = recorded.rows
    .filter(({ loop, game, command }) => [loop, game, command].every((each) => each === 'runs'))
    .map(({ runtime, version }) => `${runtime} ${runtime === 'Node.js' ? version.split('.')[0] : ''}`.trim())
  expect(running).toEqual(['Node.js 22', 'Node.js 24', 'Node.js 26', 'Bun', 'Deno'])
})

test('an old Node is refused in one line that names the versions to install', () => {
  const old = recorded.rows.find(({ version }) => version.startsWith('20.'))
  expect(old?.command).toMatch(/^Voyager does not run on Node 20\.[\d.]+; install Node 22\.18, .*\.$/)
})

test('the table has a row for each runtime, and the words of those that refuse', () => {
  const rows = [
    { runtime: 'Node.js', version: '20.1.0', loop: 'Too old.', game: 'runs', command: 'Too old.' },
    { runtime: 'Bun', version: '1.0.0', loop: 'runs', game: 'runs', command: 'runs' },
  ]
  expect(renderRuntimes({ date: '2026-11-24', platform: 'linux-x64', rows })).toMatchInlineSnapshot(`
    "| Runtime        | Loop and home | Game | Command |
    | -------------- | ------------- | ---- | ------- |
    | Node.js 20.1.0 | refuses       | runs | refuses |
    | Bun 1.0.0      | runs          | runs | runs    |

    - Node.js 20.1.0, loop: \`Too old.\`
    - Node.js 20.1.0, command: \`Too old.\`

    Each was run once, on linux-x64, on 2026-11-24."
  `)
})
