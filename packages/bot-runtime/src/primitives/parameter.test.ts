import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { checkArgument, type ParameterType } from './parameter.ts'

const check = (type: ParameterType, value: unknown): unknown =>
  checkArgument('use', 'value', { type, summary: '' }, value)

test.for<[ParameterType, unknown]>([
  ['string', 'dirt'],
  ['boolean', false],
  ['counts', { dirt: 2 }],
  ['strings', ['a']],
  ['blocks', [{ name: 'dirt', position: { x: 0, y: 0, z: 0 } }]],
])('accepts %s %j', ([type, value]) => {
  expect(check(type, value)).toEqual(value)
})

test('turns anything with x, y and z into a vector of our own', () => {
  expect(check('position', { x: 1, y: 2, z: 3 })).toEqual(new Vec3(1, 2, 3))
})

test.for<[ParameterType, unknown, string]>([
  ['position', { x: 1, y: 2 }, 'value for use must be a Vec3'],
  ['position', { x: 1, y: 2, z: Number.NaN }, 'value for use must be a Vec3'],
  ['positions', [{ x: 1 }], 'value for use must be an array of Vec3'],
  ['counts', { dirt: 'two' }, 'value for use must be an object of item names to counts'],
  ['strings', 'dirt', 'value for use must be an array of strings'],
  ['blocks', [{ name: 'dirt' }], 'value for use must be an array of { name, position }'],
  ['function', 'go', 'value for use must be a function'],
  ['entity', { id: 3 }, 'value for use must be an entity of the bot'],
])('refuses %s %j', ([type, value, message]) => {
  expect(() => check(type, value)).toThrow(message)
})
