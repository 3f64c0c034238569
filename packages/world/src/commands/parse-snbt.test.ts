import { expect, test } from 'vitest'
import { parseSnbt } from './parse-snbt.ts'

test.each([
  ['{}', {}],
  ['{Damage:5}', { Damage: 5 }],
  ['{a:1b,b:2s,c:3L,d:0.5f,e:-1.5d}', { a: 1, b: 2, c: 3, d: 0.5, e: -1.5 }],
  [
    '{Enchantments:[{id:"minecraft:sharpness",lvl:3s}]}',
    { Enchantments: [{ id: 'minecraft:sharpness', lvl: 3 }] },
  ],
  ['{on:true,off:false,word:plain}', { on: true, off: false, word: 'plain' }],
  ['{ spaced : [ 1 , 2 ] }', { spaced: [1, 2] }],
  ['[I;1,2,3]', [1, 2, 3]],
  [String.raw`"a \"b\""`, 'a "b"'],
  ["'x'", 'x'],
])('%s', (text, value) => {
  expect(parseSnbt(text)).toEqual(value)
})

test.each([
  ['{a:1', "Expected ','"],
  ['{a}', "Expected ':'"],
  ['{a:}', 'Expected value'],
  ['{a:1}x', 'Unexpected trailing data'],
  ['"open', 'Unclosed quoted string'],
  ['['.repeat(200), 'Invalid tag'],
])('%s is refused', (text, message) => {
  expect(() => parseSnbt(text)).toThrow(message)
})
