import { expect, test } from 'vitest'
import { fieldsOf } from './fields.ts'
import type { SkillView } from './run-view.ts'
import { tendedSkills } from './tended-skills.ts'

const first = { version: 1, task: 'Mine 1 oak_log', source: 'one', atMs: 0 }
const second = { ...first, version: 2, source: 'two' }
const record = { calls: [], retrieved: 0, passed: 0, failed: 0 }
const mineLog: SkillView = { name: 'mineLog', ...second, ...record, versions: [first, second] }
const dance: SkillView = { ...mineLog, name: 'dance' }

const tend = (action: string, detail: string, skill = mineLog): readonly SkillView[] =>
  tendedSkills([skill, dance], { fields: fieldsOf({ action, detail }), atMs: 5 })

test("a person's source is a version after all others", () => {
  const rolledBack = { ...mineLog, version: 1, source: 'one' }
  expect(tend('skill-edit', 'mineLog: three: of\ntwo lines', rolledBack)).toMatchObject([
    {
      version: 3,
      source: 'three: of\ntwo lines',
      versions: [first, second, { version: 3, source: 'three: of\ntwo lines', atMs: 5 }],
    },
    dance,
  ])
})

test('a skill that is rolled back has the source of that version, and is in use again', () => {
  const [skill] = tend('skill-rollback', 'mineLog to version 1', { ...mineLog, retired: 'Slow.' })
  expect(skill).toMatchObject({ version: 1, source: 'one', versions: [first, second] })
  expect(skill).not.toHaveProperty('retired')
})

test('a version that was never seen changes nothing', () => {
  expect(tend('skill-rollback', 'mineLog to version 9')).toEqual([mineLog, dance])
})

test('a skill taken out of use says why', () => {
  expect(tend('skill-retire', 'mineLog: Too slow.')).toEqual([{ ...mineLog, retired: 'Too slow.' }, dance])
})

test('other interventions leave the skills as they are', () => {
  expect(tend('say', 'mineLog: go')).toEqual([mineLog, dance])
  expect(tend('skill-edit', 'mineLog')).toEqual([mineLog, dance])
})
