import { paper } from '@voyager-mc/voyager/preset'
import { expect, test } from 'vitest'
import { paperAttempts } from './paper-attempts.ts'
import { runOptions } from './run-options.ts'

test('attempts are by default those of the paper, and the help says so', () => {
  expect(paperAttempts).toEqual({ learn: paper.attempts, solve: paper.zeroShotAttempts })
  expect(runOptions.attempts).toMatchObject({
    shown: String(paperAttempts.learn),
    shownOf: { solve: String(paperAttempts.solve) },
  })
})
