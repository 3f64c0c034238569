import { defaultSight } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { presetSight } from './preset-sight.ts'

test("nobody sees through rock unless told to, but for the original's preset", () => {
  expect([defaultSight, presetSight(undefined), presetSight('original')]).toEqual([
    'exposed',
    'exposed',
    'loaded',
  ])
})
