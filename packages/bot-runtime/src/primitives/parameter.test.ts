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
  ['position', 7, 'value for use must be a Vec3, such as bot.entity.position, not 7'],
  ['position', { name: 'cow', position: { x: 1, y: 2, z: 3 } }, 'position, as its position is'],
  ['string', { name: 'cow' }, 'value for use must be a string, as its name is'],
  ['string', ['cow'], 'value for use must be a string, not a list of 1'],
  ['number', 'two', 'value for use must be a number, not "two"'],
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

test.for<[ParameterType, unknown, string]>([
  ['string', 'x'.repeat(1001), 'a string of at most 1000 characters'],
  ['number', 1e15, 'a number up to 30000000'],
  ['number', Number.POSITIVE_INFINITY, 'a number'],
  ['strings', Array.from({ length: 10_001 }, () => 'a'), 'an array of strings of at most 10000 entries'],
  ['positions', [{ x: 1e300, y: 0, z: 0 }], 'an array of Vec3'],
  ['counts', { dirt: 1e15 }, 'an object of item names to counts'],
])('refuses %s beyond its bounds', ([type, value, message]) => {
  expect(() => check(type, value)).toThrow(`value for use must be ${message}`)
})

test('an object that a program made is no entity', () => {
  const made = Object.assign(Object.create(null), { id: 3, position: new Vec3(0, 0, 0) })
  expect(() => check('entity', made)).toThrow('must be an entity of the bot')
  class Pig {
    readonly id = 3
    readonly position = new Vec3(0, 0, 0)
  }
  const pig = new Pig()
  expect(check('entity', pig)).toBe(pig)
})

test('what was checked is what is used', () => {
  const counts = { dirt: 2 }
  const copy = check('counts', counts)
  counts.dirt = 1e15
  expect(copy).toEqual({ dirt: 2 })
})
