import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@voyager-mc/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { loadRunState } from '../state/load-run-state.ts'
import { tasks } from '../stop-conditions/tasks.ts'
import { fakeSkillLibrary } from '../testing/fake-skill-library.ts'
import { repeatableEnd, repeatableRoles } from '../testing/repeatable-roles.ts'
import { fileRunStore } from './file-run-store.ts'

let directory: string
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'cut-'))))
afterEach(() => rmSync(directory, { recursive: true }))

async function learn(limit: number): Promise<Record<string, unknown>> {
  const store = fileRunStore(directory)
  const roles = repeatableRoles({ state: await loadRunState(store), skillLibrary: fakeSkillLibrary() })
  const { state } = await createVoyager({ ...roles, store }).learn({ until: tasks(limit), resume: true })
    .result
  await store.close()
  const { completed, failed, skills, attempts, chestMemory, tasks: ended } = state
  return { completed, failed, skills, attempts, tasks: ended, chests: Object.keys(chestMemory) }
}

test('a run whose journal is cut at any byte ends like one that never was', { timeout: 30_000 }, async () => {
  const path = join(directory, 'journal.ndjson')
  expect(await learn(4)).toEqual(repeatableEnd(4))
  const whole = readFileSync(path)
  const random = seededRandom(3)
  for (let cut = 0; cut < 30; cut += 1) {
    const length = Math.floor(random() * whole.length)
    // The documents follow the journal, so a process that wrote less of it has not written them either.
    for (const folder of ['curriculum', 'action']) rmSync(join(directory, folder), { recursive: true })
    writeFileSync(path, whole.subarray(0, length))
    expect({ length, ...(await learn(4)) }).toEqual({ length, ...repeatableEnd(4) })
  }
})
