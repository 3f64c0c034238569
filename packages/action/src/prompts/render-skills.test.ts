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
const helper = 'function countOf(bot, name) {\n return 1\n}'
const main = (name: string): string => `async function ${name}(bot) {\n countOf(bot, "${name}")\n}`

test('writes a shared helper function out once', () => {
  const [first, second] = ['mineLog', 'mineDirt'].map((name) => skill(name, `${helper}\n\n${main(name)}\n`))
  expect(renderSkills([first, second].filter((one) => one !== undefined)).text).toBe(
    [
      'Learned functions, also given. Of each block call only the last; the others are its helpers:',
      `${helper}\n${main('mineLog')}`,
      main('mineDirt'),
    ].join('\n\n'),
  )
})

test('writes out helpers of one name that differ', () => {
  const other = helper.replace('1', '2')
  const skills = [skill('a', `${helper}\n${main('a')}`), skill('b', `${other}\n${main('b')}`)]
  expect(renderSkills(skills).text).toContain(other)
})

test('shows a function that is to be called also where another program has it as a helper', () => {
  const [log, all] = [
    skill('mineLog', main('mineLog')),
    skill('mineAll', `${main('mineLog')}\n${main('mineAll')}`),
  ]
  expect(renderSkills([all, log]).text.split('\n\n').at(-1)).toBe(main('mineLog'))
})

test('shows a program that does not parse as it is', () => {
  expect(renderSkills([skill('a', 'async function a(bot) {')]).text).toContain('async function a(bot) {')
})

test('a blank line stands between programs only, so that each block ends with the function to call', () => {
  const spaced = `${helper}\n\n\nasync function mineLog(bot) {\n\n  await mineBlock(bot, "oak_log", 1)\n}`
  const blocks = renderSkills([skill('mineLog', spaced), skill('mineDirt', main('mineDirt'))]).text.split(
    '\n\n',
  )
  expect(blocks.slice(1).map((block) => block.match(/function (\w+)/g)?.at(-1))).toEqual([
    'function mineLog',
    'function mineDirt',
  ])
})

const long = (name: string, characters: number): Skill =>
  skill(name, `async function ${name}(bot) {\n bot.chat("${'a'.repeat(characters)}")\n}`)

test('the most fitting program is shown however long it is, the others while there is room', () => {
  const { text, left } = renderSkills([long('first', 9000), long('second', 100)])
  expect(text).toContain('function first')
  expect(left.map(({ name }) => name)).toEqual(['second'])
})

test('five programs of a usual length are shown in full', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => long(name, 650))
  expect(renderSkills(five).left).toEqual([])
})

test('nothing comes after a program that had no room, so that what is shown is what fits best', () => {
  const { left } = renderSkills([long('a', 100), long('b', 9000), long('c', 100)])
  expect(left.map(({ name }) => name)).toEqual(['b', 'c'])
})
