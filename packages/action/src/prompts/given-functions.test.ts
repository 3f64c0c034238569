import type { PrimitiveDescription } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { givenFunctions, listFunctionNames } from './given-functions.ts'

const make = (name: string, more: Partial<PrimitiveDescription> = {}): PrimitiveDescription => ({
  name,
  summary: `Does ${name}.`,
  parameters: [{ name: 'what', type: 'string', summary: 'what' }],
  example: `await ${name}(bot, "x")`,
  ...more,
})

const primitives = [
  make('mineBlock'),
  make('shearAnimal', { topics: ['shear', 'wool'] }),
  make('brewPotion', { topics: ['brew', 'potion'] }),
  make('hidden', { isUnlisted: true }),
]

test('tells of special primitives by their names, the same for every task', () => {
  expect(givenFunctions(primitives).text).toMatchInlineSnapshot(`
    "mineBlock(bot, what) // Does mineBlock. what: what.
    For special tasks, bot first, one argument or none where none are shown: shearAnimal, brewPotion."
  `)
})

test('tells of those in full that a task is about', () => {
  const { fitting } = givenFunctions(primitives)
  expect(fitting('Collect 3 white_wool')).toBe('shearAnimal(bot, what) // Does shearAnimal. what: what.')
  expect(fitting('Mine 1 dirt')).toBe('')
})

test('lets programs call every one of them', () => {
  expect(givenFunctions(primitives).names).toEqual(['mineBlock', 'shearAnimal', 'brewPotion', 'hidden'])
})

test('finds the names of all of them in the text', () => {
  expect(listFunctionNames(givenFunctions(primitives).text)).toEqual([
    'mineBlock',
    'shearAnimal',
    'brewPotion',
  ])
})

test('a text of one’s own is shown as it is, for every task', () => {
  const given = givenFunctions('async function rest(bot)\n')
  expect(given.text).toBe('async function rest(bot)')
  expect(given.names).toEqual(['rest'])
  expect(given.fitting('rest')).toBe('')
})
