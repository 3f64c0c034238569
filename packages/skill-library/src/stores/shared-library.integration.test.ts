import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSkillLibrary } from '../library/create-skill-library.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { sqliteSkillStore } from './sqlite-skill-store.ts'

const script = new URL('../testing/add-skills-until-killed.ts', import.meta.url).pathname

test('four processes lose none of a hundred skills, and count the versions of one they all learn', async () => {
  const path = join(await temporaryFolder(), 'skills.db')
  const children = ['a', 'b', 'c', 'd'].map((prefix) =>
    spawn(process.execPath, [script, `${prefix}x`, '25', path], { stdio: ['ignore', 'ignore', 'inherit'] }),
  )
  const codes = await Promise.all(children.map((child) => once(child, 'close')))
  expect(codes.map(([code]: unknown[]) => code)).toEqual([0, 0, 0, 0])
  const library = createSkillLibrary({ store: sqliteSkillStore(path, { access: 'read' }) })
  const names = (await library.list()).map(({ name }) => name)
  expect(names.filter((name) => /^[abcd]x\d+$/.test(name))).toHaveLength(100)
  const versions = await library.versions('shared')
  expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1))
  expect(versions.filter(({ status }) => status === 'active')).toHaveLength(1)
  await library.close()
})
