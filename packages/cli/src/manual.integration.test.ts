import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startWorld } from '@voyager-mc/world'
import { expect, test } from 'vitest'

const program = fileURLToPath(new URL('./voyager.ts', import.meta.url))

/** What a person types when the terminal asks. */
const answers = [
  ['Task: ', 'Mine 1 dirt'],
  ['Context (empty for none): ', ''],
  ['Success? (y/n) ', 'n'],
  ['Critique: ', 'Dig where you stand.'],
  ['Confirm? (Y/n) ', ''],
] as const

test('a person at the terminal plays curriculum and critic', { timeout: 240_000 }, async () => {
  const directory = mkdtempSync(join(tmpdir(), 'voyager-manual-'))
  const world = await startWorld({ seed: 1, viewDistanceChunks: 3 })
  const place = ['--host', '127.0.0.1', '--port', String(world.port), '--run', join(directory, 'run')]
  const flags = [...place, '--manual', 'critic,curriculum', '--attempts', '1', '--json']
  const child = spawn(process.execPath, [program, 'learn', ...flags], { stdio: 'pipe' })
  let said = ''
  let asked = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    asked += text
    const answer = answers.find(([question]) => asked.endsWith(question))
    if (answer === undefined) return
    asked = ''
    child.stdin.write(`${answer[1]}\n`)
  })
  await once(child, 'close')
  await world.close()
  rmSync(directory, { recursive: true })
  const events: readonly { readonly type: string }[] = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['run-start', 'task-start', 'attempt-end', 'run-end', 'result']),
  )
  expect(events).toContainEqual({ type: 'task-start', task: { name: 'Mine 1 dirt' }, resumed: false })
  expect(events).toContainEqual({
    type: 'critique-end',
    critique: {
      success: false,
      reasoning: 'A person judged this attempt.',
      feedback: 'Dig where you stand.',
    },
  })
})
