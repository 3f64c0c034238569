import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { runProgramsInTurn, type ProgramsInTurn } from './run-programs-in-turn.ts'

const examples = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'examples')
// The main job has tests of its own.
const stories = readdirSync(examples).filter((file) => file.endsWith('.ts') && file !== 'lifelong.ts')

let workingDirectory: string
let running: ProgramsInTurn
beforeAll(() => {
  workingDirectory = mkdtempSync(join(tmpdir(), 'voyager-examples-'))
  running = runProgramsInTurn(workingDirectory, 90_000)
})
afterAll(() => {
  running.close()
  rmSync(workingDirectory, { recursive: true, force: true })
})

// One after the other: a bot that has to share its core with three others misses its deadlines.
describe('the examples run and what they assert holds', () => {
  test.each(stories)('%s', async (story) => {
    await running.run(join(examples, story))
  })
})
