import { expect, test } from 'vitest'
import { isAgreedLicence } from './judge-licence.ts'

test.each(['MIT', 'ISC', 'Apache-2.0', 'BSD', 'BSD-3-Clause', '0BSD', '(MIT OR CC0-1.0)'])(
  '%s is agreed to',
  (licence) => expect(isAgreedLicence(licence)).toBe(true),
)

test.each(['GPL-3.0', 'AGPL-3.0-only', 'Unknown', 'UNLICENSED', 'MIT-like', ''])(
  '%j is not agreed to',
  (licence) => expect(isAgreedLicence(licence)).toBe(false),
)

test('one agreed licence among alternatives is enough', () => {
  expect(isAgreedLicence('(AFL-2.1 OR BSD-3-Clause)')).toBe(true)
  expect(isAgreedLicence('GPL-2.0 OR AGPL-3.0')).toBe(false)
})

test('of licences that hold together each must be agreed to', () => {
  expect(isAgreedLicence('MIT AND ISC')).toBe(true)
  expect(isAgreedLicence('(MIT AND GPL-3.0)')).toBe(false)
})

test('an expression with both words is left to be read by hand', () => {
  expect(isAgreedLicence('GPL-3.0 AND (MIT OR ISC)')).toBe(false)
})
