import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { createCanvas, setPixel } from './canvas.ts'
import { encodePng } from './encode-png.ts'

test('another decoder reads the same pixels', () => {
  const canvas = createCanvas(5, 3)
  for (let index = 0; index < 15; index += 1)
    setPixel(canvas, index % 5, Math.floor(index / 5), index * 0x0a1b2c)
  const { width, height, data } = PNG.sync.read(Buffer.from(encodePng(canvas)))
  expect([width, height]).toEqual([5, 3])
  expect(Array.from(data).filter((_value, index) => index % 4 < 3)).toEqual(Array.from(canvas.pixels))
})

test('a pixel outside of the picture is left out', () => {
  const canvas = createCanvas(2, 2)
  for (const [x, y] of [
    [-1, 0],
    [2, 0],
    [0, 2],
    [0, -1],
  ] as const)
    setPixel(canvas, x, y, 0xffffff)
  expect(Array.from(canvas.pixels).every((value) => value === 0)).toBe(true)
})
