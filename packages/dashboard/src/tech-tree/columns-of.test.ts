import { expect, test } from 'vitest'
import { columnsOf } from './columns-of.ts'

test('stands each name to the right of all that it needs', () => {
  const columns = columnsOf(
    new Map([
      ['pickaxe', ['stick', 'planks']],
      ['stick', ['planks']],
      ['planks', ['log']],
      ['log', []],
    ]),
  )
  expect(Object.fromEntries(columns)).toEqual({ log: 0, planks: 1, stick: 2, pickaxe: 3 })
})

test('ends on a circle', () => {
  const columns = columnsOf(
    new Map([
      ['ingot', ['block']],
      ['block', ['ingot']],
    ]),
  )
  expect([...columns.keys()].sort()).toEqual(['block', 'ingot'])
})
