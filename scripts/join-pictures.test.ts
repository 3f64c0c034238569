import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { joinPictures } from './join-pictures.ts'

function picture(shade: number, width = 2): Buffer {
  const png = new PNG({ width, height: 2 })
  png.data.fill(shade)
  return PNG.sync.write(png)
}

test('joins pictures, of which the first is what a reader without animation sees', () => {
  const joined = joinPictures([picture(10), picture(200)], { shownMs: 700 })
  const names = [...joined.toString('latin1').matchAll(/IHDR|acTL|fcTL|IDAT|fdAT|IEND/g)].map(
    ([name]) => name,
  )
  expect(names).toEqual(['IHDR', 'acTL', 'fcTL', 'IDAT', 'fcTL', 'fdAT', 'IEND'])
  expect(PNG.sync.read(joined).data[0]).toBe(10)
})

test('refuses pictures of two sizes, and none', () => {
  expect(() => joinPictures([picture(1), picture(1, 3)], { shownMs: 1 })).toThrow(
    'Picture 1 is of another size',
  )
  expect(() => joinPictures([], { shownMs: 1 })).toThrow('There is no picture to join.')
})
