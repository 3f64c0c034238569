import { expect, test } from 'vitest'
import { parseSelector } from './parse-selector.ts'

test.each([
  ['@s', { kind: 'self', limit: 1 }],
  ['@p', { kind: 'players', sort: 'nearest', limit: 1 }],
  ['@r', { kind: 'players', sort: 'random', limit: 1 }],
  ['@a', { kind: 'players', sort: 'arbitrary', limit: Infinity }],
  ['@e', { kind: 'entities', limit: Infinity }],
  ['@e[type=cow]', { types: [{ value: 'cow', isNegated: false }] }],
  ['@e[type=!minecraft:player]', { types: [{ value: 'player', isNegated: true }] }],
  [
    '@e[type=!cow,type=!pig]',
    {
      types: [
        { value: 'cow', isNegated: true },
        { value: 'pig', isNegated: true },
      ],
    },
  ],
  ['@a[name="Big Bot"]', { names: [{ value: 'Big Bot', isNegated: false }] }],
  [
    '@e[ distance = ..10 , limit=3, sort=furthest ]',
    { distance: { minimum: -Infinity, maximum: 10 }, limit: 3, sort: 'furthest' },
  ],
  ['@e[distance=5]', { distance: { minimum: 5, maximum: 5 } }],
  ['@e[distance=2..8]', { distance: { minimum: 2, maximum: 8 } }],
  ['@e[distance=2..]', { distance: { minimum: 2, maximum: Infinity } }],
  [
    '@a[level=3..5,gamemode=!creative]',
    { level: { minimum: 3, maximum: 5 }, gameModes: [{ value: 'creative', isNegated: true }] },
  ],
  ['@e[x=1,y=2,z=-3,dx=4,dy=0,dz=5]', { x: 1, y: 2, z: -3, dx: 4, dy: 0, dz: 5 }],
])('%s', (text, expected) => {
  expect(parseSelector(text)).toMatchObject(expected)
})

test.each([
  ['@x', "Unknown selector type '@x'"],
  ['@', "Unknown selector type '@'"],
  ['@e[colour=red]', "Unknown option 'colour'"],
  ['@e[constructor=1]', "Unknown option 'constructor'"],
  ['@e[type]', "Expected value for option 'type'"],
  ['@e[limit=0]', 'Integer must not be less than 1, found 0'],
  ['@e[limit=x]', "Invalid integer 'x'"],
  ['@e[sort=best]', "Invalid or unknown sort type 'best'"],
  ['@e[distance=..]', 'Expected value or range of values'],
  ['@e[distance=-2..5]', 'Distance cannot be negative'],
  ['@e[distance=9..3]', 'Min cannot be bigger than max'],
  ['@e[type=Cow!]', 'Invalid ID'],
])('%s is refused', (text, message) => {
  expect(() => parseSelector(text)).toThrow(message)
})
