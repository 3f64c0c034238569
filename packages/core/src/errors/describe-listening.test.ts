import { expect, test } from 'vitest'
import { describeListening } from './describe-listening.ts'

test.each([
  ['EADDRINUSE', 'choose another port, or 0 for a free one.'],
  ['EACCES', 'choose another port, or 0 for a free one.'],
  ['EADDRNOTAVAIL', 'choose an address of this machine, such as 127.0.0.1.'],
  ['ENOTFOUND', 'choose an address of this machine, such as 127.0.0.1.'],
])('%s has its own remedy', (code, remedy) => {
  const cause = Object.assign(new Error(`listen ${code}`), { code })
  expect(describeListening(cause, { host: 'h', port: 1 })).toBe(
    `h:1 cannot be listened at (listen ${code}); ${remedy}`,
  )
})
