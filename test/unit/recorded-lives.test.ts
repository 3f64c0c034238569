import { expect, test } from 'vitest'
import {
  renderLastFailures,
  renderLives,
  renderReach,
  type RecordedLife,
} from '../../docs/generate/render-lives.ts'

const life: RecordedLife = {
  seed: 1,
  sight: 'exposed',
  commit: 'abcdef12',
  minutes: 720,
  items: 200,
  worldMinutes: 720,
  deaths: 3,
  operatorCommands: 0,
  milestones: { 'Nether entered': 100, 'blaze rod': 400 },
  lastFailures: [],
}

const rowOf = (page: string, milestone: string): readonly string[] =>
  (page.split('\n').find((line) => line.startsWith(`| ${milestone} `)) ?? '')
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim())

test('a life that was cut off has not reached what it did not reach before', () => {
  const cut = { ...life, seed: 2, worldMinutes: 90, milestones: {} }
  const [six, twelve] = rowOf(renderReach([life, life, life, cut]), 'Nether entered')
  expect(six).toMatch(/^3 of 4 /)
  expect(twelve).toMatch(/^3 of 4 /)
})

test('a milestone counts within the hours in which it came, of lives that were begun for as long', () => {
  const short = { ...life, minutes: 360, worldMinutes: 360, milestones: { 'Nether entered': 50 } }
  const [six, twelve] = rowOf(renderReach([life, short]), 'blaze rod')
  expect(six).toMatch(/^0 of 2 /)
  expect(twelve).toMatch(/^1 of 1 /)
})

test('the middle one of lives most of which never got there has not been there', () => {
  const none = { ...life, milestones: {} }
  expect(rowOf(renderReach([life, none, none]), 'Nether entered').at(-1)).toBe('not reached')
  expect(rowOf(renderReach([life, life, none]), 'Nether entered').at(-1)).toBe('100')
})

test('a life has one row with the minute of each milestone, and a dash for the others', () => {
  const row = renderLives([life]).split('\n').at(-1)
  expect(row).toMatch(/^\| 1 +\| `abcdef12` \| 720 +\| 3 +\| 200 +\|/)
  expect(row).toContain('| 100 ')
  expect(row?.match(/–/g)).toHaveLength(9)
})

test('what failed last is told in a line for each life, shortened', () => {
  const lastFailures = ['a: first', `b: ${'long '.repeat(80)}`, 'c: third\nline']
  const text = renderLastFailures([life, { ...life, seed: 7, lastFailures }])
  expect(text.split('\n')).toHaveLength(1)
  expect(text).toMatch(/^- 7: b: long .* … c: third line$/)
})
