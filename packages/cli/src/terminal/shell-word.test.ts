import { expect, test } from 'vitest'
import { shellWord } from './shell-word.ts'

test.each([
  ['runs/20261122-040506-seed-7', 'runs/20261122-040506-seed-7'],
  ['runs/größe', 'runs/größe'],
  ['my runs/first', "'my runs/first'"],
  ["Ada's", String.raw`'Ada'\''s'`],
  ['~/x', "'~/x'"],
  ['$HOME;ls', "'$HOME;ls'"],
  ['-x', './-x'],
  ['', "''"],
])('%j is written as %s', (place, written) => {
  expect(shellWord(place)).toBe(written)
})
