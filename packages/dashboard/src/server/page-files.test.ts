import { posix, win32 } from 'node:path'
import { expect, test } from 'vitest'
import { addressOf } from './page-files.ts'

test.each([
  ['Windows', win32],
  ['elsewhere', posix],
])('the browser asks for a file of the page by the same address on %s', (_system, path) => {
  expect(addressOf(path.join('assets', 'index.js'))).toBe('/assets/index.js')
})
