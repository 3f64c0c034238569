import { expect, test } from 'vitest'
import { findProgramFrame, findSkillFrame, isPath, pathBefore } from './guest-stack.ts'

test.each([
  ['    at main (program.js:3:7)\n    at run (program.js:9:1)', { line: 3, column: 7 }],
  ['    at program.js:4\n', { line: 4, column: 1 }],
  ['    at x (guest.js:1:1)', undefined],
  ['(program.js:)', undefined],
])('finds the program in %j', (stack, place) => {
  expect(findProgramFrame(stack)).toEqual(place)
})

test.each([
  ['    at mineFirst (mineFirst.skill.js:5:9)', { name: 'mineFirst', line: 5, column: 9 }],
  ['.skill.js:5:9', undefined],
  ['', undefined],
])('finds the skill in %j', (stack, place) => {
  expect(findSkillFrame(stack)).toEqual(place)
})

test('finds what is called before a bracket', () => {
  expect(pathBefore('await bot.dig(block)', 13)).toBe('bot.dig')
  expect(pathBefore('(1).dig(block)', 7)).toBe('')
  expect(pathBefore('x', 99)).toBe('x')
})

test('tells paths of names from other texts', () => {
  expect(['a', 'a.b', '', 'a b', '.a', 'a..b'].map(isPath)).toEqual([true, true, false, false, false, false])
})

test.each(['q'.repeat(1e6), '(program.js:'.repeat(1e5), `${'q'.repeat(1e6)}.skill.js:`])(
  'a long text is read once',
  (stack) => {
    const before = process.cpuUsage()
    findProgramFrame(stack)
    findSkillFrame(stack)
    pathBefore(stack, stack.length)
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500)
  },
)
