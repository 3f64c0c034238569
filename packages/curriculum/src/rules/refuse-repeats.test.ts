import { makeObservation } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { refuseRepeats } from './refuse-repeats.ts'

const situation = {
  observation: makeObservation(),
  completed: ['Mine 1 dirt'],
  failed: [
    { name: 'Kill 1 cow', failures: 2 },
    { name: 'Kill 1 zombie', failures: 3 },
  ],
}

test.each([
  ['Mine 1 dirt', 'It was completed already.'],
  ['mine 1 Dirt', 'It was completed already.'],
  ['Mine 2 dirt', undefined],
  ['Kill 1 cow', undefined],
  ['Kill 1 zombie', 'It failed 3 times already.'],
])('says about %s: %s', (name, objection) => {
  expect(refuseRepeats()({ name }, situation)).toBe(objection)
})

test('compares what phrases mean when it is told how', () => {
  const canonical = (name: string): string => name.replaceAll(/one|1/g, '1')
  expect(refuseRepeats({ canonical })({ name: 'Mine one dirt' }, situation)).toBe('It was completed already.')
})

test('adds up the failures of phrases with one meaning', () => {
  const failed = [
    { name: 'Kill one cow', failures: 1 },
    { name: 'Kill 1 cow', failures: 2 },
  ]
  const canonical = (name: string): string => name.replaceAll('one', '1')
  const refuse = refuseRepeats({ canonical })
  expect(refuse({ name: 'Kill 1 cow' }, { ...situation, failed })).toBe('It failed 3 times already.')
})
