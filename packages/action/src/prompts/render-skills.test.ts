import type { Skill } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { renderSkills } from './render-skills.ts'

const skill = (name: string, source: string): Skill => ({
  name,
  source,
  description: '',
  task: '',
  version: 1,
})
const helper = 'function countOf(bot, name) {\n  return 1\n}'
const main = (name: string): string => `async function ${name}(bot) {\n  countOf(bot, "${name}")\n}`

test('writes a shared helper function out once', () => {
  const [first, second] = ['mineLog', 'mineDirt'].map((name) => skill(name, `${helper}\n\n${main(name)}\n`))
  expect(renderSkills([first, second].filter((one) => one !== undefined))).toBe(
    [
      'Functions that worked for other tasks, given, too:',
      `// Only inside mineLog, not to be called: countOf.\n${helper}\n\n${main('mineLog')}`,
      `// Only inside mineDirt, not to be called: countOf.\n// With countOf as above.\n${main('mineDirt')}`,
    ].join('\n\n'),
  )
})

test('writes out helpers of one name that differ', () => {
  const other = helper.replace('1', '2')
  const skills = [skill('a', `${helper}\n${main('a')}`), skill('b', `${other}\n${main('b')}`)]
  expect(renderSkills(skills)).toContain(other)
})

test('shows a program that does not parse as it is', () => {
  expect(renderSkills([skill('a', 'async function a(bot) {')])).toContain('async function a(bot) {')
})
