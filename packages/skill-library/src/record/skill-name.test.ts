import { expect, test } from 'vitest'
import { isSkillName } from './skill-name.ts'

test.each(['mineWoodLog', '$', '_private', 'été', 'fishV2'])('%s is a name for a skill', (name) => {
  expect(isSkillName(name)).toBe(true)
})

test.each([
  '',
  '../../victim/index',
  'a/b',
  'a\\b',
  'two words',
  'line\nbreak',
  'end\n',
  '1st',
  'a-b',
  '__proto__',
  'constructor',
  'toString',
  'a'.repeat(121),
])('%j is not', (name) => {
  expect(isSkillName(name)).toBe(false)
})
