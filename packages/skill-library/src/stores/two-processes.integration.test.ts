import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { LibraryLockedError } from '../errors/library-locked-error.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { fileSkillStore } from './file-skill-store.ts'

const script = new URL('../testing/add-skills-until-killed.ts', import.meta.url).pathname

test('a second process cannot write, is told who does, and can read meanwhile', async () => {
  const directory = await temporaryFolder()
  const writer = spawn(process.execPath, [script, 'otherx', 'store', directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    let output = ''
    while (!output.includes('otherx3')) output += String((await once(writer.stdout, 'data'))[0])
    const refused: unknown = await fileSkillStore(directory)
      .load()
      .catch((error: unknown) => error)
    expect(LibraryLockedError.isInstance(refused) && refused.processId).toBe(writer.pid)
    const { records, problems } = await fileSkillStore(directory, { access: 'read' }).load()
    expect(records.length).toBeGreaterThanOrEqual(3)
    expect(problems).toEqual([])
  } finally {
    writer.kill('SIGKILL')
    await once(writer, 'close')
  }
  const store = fileSkillStore(directory)
  await expect(store.load()).resolves.toMatchObject({ foreign: [] })
  await store.close()
})
