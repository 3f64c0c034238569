import { expect, test } from 'vitest'
import { meterWebAssembly } from './meter-web-assembly.ts'

const header = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]
const section = (id: number, ...content: readonly number[]): readonly number[] => [
  id,
  content.length,
  ...content,
]

/** A module with a clock to import and one function that loops for ever. */
const endless = Uint8Array.from([
  ...header,
  ...section(1, 2, 0x60, 0, 1, 0x7c, 0x60, 0, 0),
  ...section(2, 1, 1, 0x61, 1, 0x70, 0, 0),
  ...section(3, 1, 1),
  ...section(6, 0),
  ...section(7, 1, 1, 0x66, 0, 1),
  ...section(10, 1, 7, 0, 0x03, 0x40, 0x0c, 0, 0x0b, 0x0b),
])

test('an endless loop rings the alarm, which can leave it', async () => {
  const { bytes, alarm, meter } = meterWebAssembly(endless)
  const module = await WebAssembly.compile(bytes)
  let looks = 0
  const { exports } = await WebAssembly.instantiate(module, {
    [alarm.module]: {
      [alarm.name]: () => {
        looks += 1
        if (looks === 3) throw new RangeError('enough')
        if (exports[meter] instanceof WebAssembly.Global) exports[meter].value = 1000
        return 0
      },
    },
  })
  const { f } = exports
  expect(() => {
    if (typeof f === 'function') f()
  }).toThrow('enough')
})

test('a binary without a clock is refused', () => {
  expect(() => meterWebAssembly(Uint8Array.from([...header, ...section(1, 0)]))).toThrow('no clock')
})

test('an instruction it does not know is refused', () => {
  const unknown = endless.slice()
  unknown[unknown.lastIndexOf(0x03)] = 0xfd
  expect(() => meterWebAssembly(unknown)).toThrow('unknown instruction 0xfd')
})

test('a binary that ends too early is refused', () => {
  expect(() => meterWebAssembly(endless.subarray(0, endless.length - 4))).toThrow('install the version')
})
