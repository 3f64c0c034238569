import { expect, test } from 'vitest'
import { findHaltPlace, lineNotes } from './halt-place.ts'

const program = {
  name: 'main',
  source: 'one\ntwo\nthree',
  modules: [
    { name: 'walk', source: 'a\nb' },
    { name: 'dig', source: 'c\nd' },
  ],
}

/** Numbers that are left after the code of notes was run one after the other. */
function noted(...codes: readonly string[]): readonly [number, number] {
  const $$line = [0, 0]
  for (const code of codes)
    for (const [, at, value] of code.matchAll(/\$\$line\[(\d)\](?==.*?(\d+)$)/g))
      $$line[Number(at)] = Number(value)
  const [last = 0, inProgram = 0] = $$line
  return [last, inProgram]
}
const { inProgram, inSkill } = lineNotes({ countsTurns: false, hasModules: true })

test('the last note tells the line of the program', () => {
  expect(findHaltPlace(noted(inProgram(1), inProgram(3)), program)).toEqual({ line: 3 })
})

test('within a skill it tells both lines', () => {
  const place = findHaltPlace(noted(inProgram(2), inSkill(1)(2)), program)
  expect(place).toEqual({ line: 2, skill: { name: 'dig', line: 2 } })
  expect(findHaltPlace(noted(inProgram(2), inSkill(0)(1), inProgram(3)), program)).toEqual({ line: 3 })
})

test('a skill nobody called from the program has no line in it', () => {
  expect(findHaltPlace(noted(inSkill(0)(1)), program)).toBeUndefined()
})

test.each([[[0, 0]], [[4, 0]], [[-1, -1]], [[2 ** 31 - 1, 0]], [[0.5, 0.5]]] as const)(
  'numbers %j are no place',
  (notes) => {
    expect(findHaltPlace(notes, program)).toBeUndefined()
  },
)

test('a note of a skill beyond those that are told is none', () => {
  expect(inSkill(5000)(7)).toBe('$$line[0]=0')
})
