import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toolNames } from './tool-names.ts'

test('a usual name stays as it is', () => {
  expect(toolNames(['mineLog', 'craft_table-2'], { prefix: 'skill_' })).toEqual([
    'skill_mineLog',
    'skill_craft_table-2',
  ])
})

test('letters that providers refuse are replaced, and names that become alike are numbered', () => {
  expect(toolNames(['mine$Log', 'mine_Log', 'fällen', '採掘'])).toEqual([
    'mine_Log',
    'mine_Log_2',
    'f_llen',
    '__',
  ])
})

test('names that agree in their first 64 letters are told apart', () => {
  const long = 'a'.repeat(70)
  const names = toolNames([`${long}b`, `${long}c`])
  expect(names.map(({ length }) => length)).toEqual([64, 64])
  expect(new Set(names).size).toBe(2)
})

test('every list of names becomes names that every provider takes', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 130 })), (names) => {
      const made = toolNames(names, { prefix: 'skill_' })
      expect(made.every((name) => /^[a-zA-Z_][a-zA-Z0-9_-]{0,63}$/.test(name))).toBe(true)
      expect(new Set(made).size).toBe(names.length)
    }),
  )
})
