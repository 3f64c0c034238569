import { expect, test } from 'vitest'
import { warningsOf } from './fleet-warning.ts'

const well = { name: 'north', skewMs: 0, isDeaf: false }

test('a clock that is nearly right is worth no warning', () => {
  expect([5000, -5000, 0].map((skewMs) => warningsOf({ ...well, skewMs }))).toEqual([[], [], []])
})

test('a wrong clock is told with its seconds and the remedy', () => {
  const [ahead, ...none] = warningsOf({ ...well, skewMs: 3_599_700 })
  expect(none).toEqual([])
  expect(ahead).toEqual({
    type: 'clock-skew',
    seconds: 3600,
    message:
      "The clock of worker north is 3600 s ahead of the database's; nothing is decided by it, but the times in its logs and " +
      'journals are wrong until it is set, such as by timedatectl set-ntp true.',
  })
  const [behind] = warningsOf({ ...well, skewMs: -5600 })
  expect(behind).toMatchObject({
    seconds: -6,
    message: expect.stringContaining("is 6 s behind the database's;"),
  })
})

test('a worker that hears nothing is told, beside a wrong clock', () => {
  const warnings = warningsOf({ name: 'north', skewMs: 6000, isDeaf: true })
  expect(warnings.map(({ type }) => type)).toEqual(['clock-skew', 'no-notifications'])
  expect(warnings[1]?.message).toContain('worker north')
})
