import { expect, expectTypeOf, test } from 'vitest'
import { definedOf } from './defined-of.ts'

test('leaves out what is undefined and keeps everything else', () => {
  expect(Object.keys(definedOf({ zero: 0, none: undefined, no: false, empty: '', nothing: null }))).toEqual([
    'zero',
    'no',
    'empty',
    'nothing',
  ])
})

test('gives optional fields for those that may be undefined', () => {
  const limit = Math.random() < 2 ? 3 : undefined
  const fields = definedOf({ limit, name: 'x' })
  expectTypeOf(fields.name).toEqualTypeOf<string>()
  const options: { readonly limit?: number; readonly name: string } = fields
  expect(options).toEqual({ limit: 3, name: 'x' })
})
