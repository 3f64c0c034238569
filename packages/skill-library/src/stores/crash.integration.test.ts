import { spawn } from 'node:child_process'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { seededRandom } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { createSkillLibrary } from '../library/create-skill-library.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { fileSkillStore } from './file-skill-store.ts'

const script = new URL('../testing/add-skills-until-killed.ts', import.meta.url).pathname
const random = seededRandom(9)

/** Lets a process add skills to folders, kills it some milliseconds after it is ready, and gives what it reported. */
function addUntilKilled(
  folders: readonly string[],
  prefix: string,
  mode: string,
): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, prefix, mode, ...folders], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    let isTimed = false
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      if (isTimed || !output.includes('ready')) return
      isTimed = true
      setTimeout(() => child.kill('SIGKILL'), random() * 60)
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

/** Kills processes that add to some folders, each folder at a random point of its own, and checks every folder. */
async function crash(folderCount: number, kills: number, mode: string): Promise<void> {
  const folders = await Promise.all(Array.from({ length: folderCount }, () => temporaryFolder()))
  const reported = folders.map(() => new Set<string>())
  for (let round = 0; round < kills; round += 1) {
    for (const line of await addUntilKilled(folders, `${mode}${round}x`, mode)) {
      const [folder, name = ''] = line.split(' ')
      reported[Number(folder)]?.add(name)
    }
  }
  for (const [at, directory] of folders.entries()) await expectWhole(directory, reported[at] ?? new Set())
}

async function expectWhole(directory: string, reported: ReadonlySet<string>): Promise<void> {
  const library = createSkillLibrary({ store: fileSkillStore(directory) })
  const records = await library.records()
  const names = records.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect([...reported].filter((name) => !names.includes(name))).toEqual([])
  expect(records.filter(({ version }) => version !== 1)).toEqual([])
  const findings = await library.verify()
  // The bodies repeat from process to process, so twins are expected here.
  expect(findings.filter(({ type }) => type !== 'duplicate-source')).toEqual([])
  const last = records.at(-1)
  expect((await library.retrieve({ task: { name: last?.task ?? '' } }, { limit: 1 })).length).toBe(1)
  await library.close()
  const mirror: unknown = JSON.parse(await readFile(join(directory, 'skills.json'), 'utf8'))
  expect(Object.keys(Object(mirror)).sort()).toEqual([...names].sort())
  expect((await readdir(join(directory, 'code'))).sort()).toEqual(names.map((name) => `${name}.js`).sort())
}

test(
  'every admitted skill is there, none twice, after stores were killed at 160 points',
  { timeout: 240_000 },
  () => crash(10, 16, 'store'),
)

test(
  'every admitted skill is there, none twice, after libraries were killed at 40 points',
  { timeout: 240_000 },
  () => crash(5, 8, 'library'),
)
