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
      'Learned functions, also given. Of each block call only the last; the others are its helpers:',
      `${helper}\n\n${main('mineLog')}`,
      main('mineDirt'),
    ].join('\n\n'),
  )
})

test('writes out helpers of one name that differ', () => {
  const other = helper.replace('1', '2')
  const skills = [skill('a', `${helper}\n${main('a')}`), skill('b', `${other}\n${main('b')}`)]
  expect(renderSkills(skills)).toContain(other)
})

test('shows a function that is to be called also where another program has it as a helper', () => {
  const [log, all] = [
    skill('mineLog', main('mineLog')),
    skill('mineAll', `${main('mineLog')}\n${main('mineAll')}`),
  ]
  expect(renderSkills([all, log]).split('\n\n').at(-1)).toBe(main('mineLog'))
})

test('shows a program that does not parse as it is', () => {
  expect(renderSkills([skill('a', 'async function a(bot) {')])).toContain('async function a(bot) {')
})
