import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { seededRandom } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { createSkillLibrary } from '../library/create-skill-library.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { sqliteSkillStore } from './sqlite-skill-store.ts'

const script = new URL('../testing/add-skills-until-killed.ts', import.meta.url).pathname
const random = seededRandom(9)

interface AddUntilKilledOptions {
  readonly prefix: string
  /** Output from which on the time to the kill runs. */
  readonly begins: RegExp
}

/** Lets a process add to libraries, kills it some milliseconds after it has begun, and gives what it reported. */
function addUntilKilled(
  paths: readonly string[],
  { prefix, begins }: AddUntilKilledOptions,
): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, prefix, '1000000', ...paths], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    let isTimed = false
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      if (isTimed || !begins.test(output)) return
      isTimed = true
      setTimeout(() => child.kill('SIGKILL'), random() * 200)
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code !== null) reject(new Error(`The adding process ended by itself with code ${code}.`))
      // A line cut in two by the kill was not reported.
      const lines = output.slice(0, output.lastIndexOf('\n')).split('\n')
      resolve(lines.filter((line) => line !== 'ready' && line !== ''))
    })
  })
}

async function expectWhole(path: string, reported: ReadonlySet<string>): Promise<void> {
  const library = createSkillLibrary({ store: sqliteSkillStore(path) })
  const names = (await library.records()).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect([...reported].filter((name) => !names.includes(name))).toEqual([])
  const versions = (await library.versions('shared')).map(({ version }) => version)
  expect(versions).toEqual(versions.map((_, at) => at + 1))
  const findings = await library.verify()
  // The bodies repeat from process to process, so twins are expected here.
  expect(findings.filter(({ type }) => type !== 'duplicate-source')).toEqual([])
  await library.close()
}

test(
  'every admitted skill is there, none twice, after libraries were killed at 60 points',
  { timeout: 240_000 },
  async () => {
    const directories = await Promise.all([1, 2, 3, 4, 5].map(() => temporaryFolder()))
    const paths = directories.map((directory) => join(directory, 'skills.db'))
    const reported = paths.map(() => new Set<string>())
    for (let round = 0; round < 12; round += 1) {
      // Every other kill waits for something admitted: a busy machine may admit nothing in the time of the others.
      const begins = round % 2 === 0 ? /^ready\n/ : /^ready\n.*\n/
      for (const line of await addUntilKilled(paths, { prefix: `k${round}x`, begins })) {
        const [place, name = ''] = line.split(' ')
        reported[Number(place)]?.add(name)
      }
    }
    // One at least before each second kill; how many more depends on how busy the machine is.
    expect(reported.reduce((sum, { size }) => sum + size, 0)).toBeGreaterThanOrEqual(6)
    for (const [at, path] of paths.entries()) await expectWhole(path, reported[at] ?? new Set())
  },
)
