import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import {
  callback,
  choice,
  direction,
  flag,
  number,
  position,
  text,
  whole,
  type ArgumentType,
} from './argument-type.ts'
import { either, listOf, object, optional, options } from './composed-argument-type.ts'
import { readArgument } from './read-argument.ts'

const block = { kind: 'block' }
const reader = {
  kindOf: (value: unknown) => (value === block ? 'block' : undefined),
  objectionTo: () => undefined,
}
const read = (type: ArgumentType, value: unknown) => readArgument(type, value, reader)
const action = (): number => 1

test.each<readonly [string, ArgumentType, unknown]>([
  ['a number within its bounds', number(0, 2), 1.5],
  ['a whole number', whole(-1, 2), -1],
  ['a text', text(3), 'abc'],
  ['a choice', choice('hand', 'head'), 'head'],
  ['a flag', flag, false],
  ['a function', callback, action],
  ['a host object', object('block'), block],
  ['nothing', optional(flag), null],
  ['the second of two types', either(flag, number(0, 1)), 1],
  ['a list', listOf(whole(0, 9), 3), [1, 2]],
  ['an object', options({ count: optional(whole(0, 9)) }), { count: 3 }],
])('accepts %s', (_what, type, value) => {
  expect(read(type, value)).toEqual({ status: 'accepted', value })
})

test.each<readonly [string, ArgumentType, unknown]>([
  ['a number that is none', number(0, 2), Number.NaN],
  ['a number above its bounds', number(0, 2), 2.1],
  ['a number below its bounds', number(0, 2), -1e-9],
  ['a fraction for a whole number', whole(0, 2), 1.5],
  ['an object with a value', number(0, 2), { valueOf: () => 1 }],
  ['a text for a number', number(0, 2), '1'],
  ['a long text', text(3), 'abcd'],
  ['an unknown choice', choice('hand', 'head'), 'toString'],
  ['an object of no kind', object('block'), { ...block }],
  ['nothing where something is needed', object('block'), null],
  ['a long list', listOf(whole(0, 9), 3), [1, 2, 3, 4]],
  ['a list with holes', listOf(whole(0, 9), 3), [1, undefined, 3]],
  ['a list for an object', options({}), []],
  ['an object of a class', options({}), new Date(0)],
])('refuses %s', (_what, type, value) => {
  expect(read(type, value)).toMatchObject({ status: 'refused' })
})

test('a position is read once and becomes a new one', () => {
  let reads = 0
  const value = {
    get x() {
      reads += 1
      return reads
    },
    y: 2,
    z: 3,
  }
  expect(read(position, value)).toEqual({ status: 'accepted', value: new Vec3(1, 2, 3) })
  expect(read(direction, new Vec3(0, 2, 0))).toMatchObject({ status: 'refused', at: '.y', value: 2 })
})

test('an object is read once, and fields that are not listed stay behind', () => {
  let reads = 0
  const value = {
    get maxDistance() {
      reads += 1
      return reads === 1 ? 8 : 1e9
    },
    constructor: 'odd',
  }
  const type = options({ maxDistance: number(0, 16) })
  expect(read(type, value)).toEqual({ status: 'accepted', value: { maxDistance: 8 } })
})

test('what is refused deep inside is named', () => {
  const type = options({ faces: listOf(direction, 6) })
  expect(read(type, { faces: [new Vec3(0, 1, 0), new Vec3(0, 9, 0)] })).toEqual({
    status: 'refused',
    at: '.faces[1].y',
    value: 9,
    wanted: 'a number from -1 to 1',
  })
})
