import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const startWorldUrl = pathToFileURL(join(import.meta.dirname, '../start-world.ts')).href
const run = (options: string, timeout: number) =>
  promisify(execFile)(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { startWorld } = await import(${JSON.stringify(startWorldUrl)})
       const world = await startWorld(${options})
       console.log(world.port > 0 ? 'listens' : 'is deaf')`,
    ],
    { timeout },
  )

test('a forgotten close does not keep a process alive', async () => {
  expect((await run('{}', 30_000)).stdout).toBe('listens\n')
})

test('a world that is all there is to a process keeps it when it is asked to', async () => {
  await expect(run('{ holdsProcess: true }', 4000)).rejects.toMatchObject({ killed: true })
})
