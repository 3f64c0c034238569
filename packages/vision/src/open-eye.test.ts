import { PNG } from 'pngjs'
import { afterAll, expect, test } from 'vitest'
import { openEye, type PictureOptions } from './open-eye.ts'
import { pictureUrl } from './picture-url.ts'
import { fakeBot, fakeStates } from './testing/fake-bot.ts'

const eye = openEye({ width: 32, height: 24, rangeBlocks: 16 })
afterAll(() => eye.close())

const bot = fakeBot((_x, y) => (y < 2 ? fakeStates.grass_block : fakeStates.air), { pitch: -1.5 })

async function middleOf(picture: Promise<{ readonly png: Uint8Array }>): Promise<readonly number[]> {
  const { data, width } = PNG.sync.read(Buffer.from((await picture).png))
  return [...data.subarray((8 * width + 20) * 4, (8 * width + 20) * 4 + 3)]
}

test('sees a block that was put there between two pictures, and another bot in its own world', async () => {
  const before = await middleOf(eye.see(bot))
  for (let x = 0; x < 16; x += 1)
    for (let z = 0; z < 16; z += 1) bot.setBlock({ x, y: 2, z }, fakeStates.stone)
  const [red = 0, green = 0, blue = 0] = await middleOf(eye.see(bot))
  expect(before[1]).toBeGreaterThan((before[2] ?? 0) * 1.5)
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(6)
  expect((await middleOf(eye.see(fakeBot(() => 0))))[2]).toBeGreaterThan(240)
})

test('one call may want another size', async () => {
  const picture = await eye.see(bot, { width: 48 })
  expect(picture).toMatchObject({ width: 48, height: 24 })
  expect(pictureUrl(picture)).toMatch(/^data:image\/png;base64,iVBOR/)
})

test.each<[PictureOptions, string]>([
  [{ width: 8 }, 'width is 8; use a number from 16 to 1920.'],
  [{ width: 100.5 }, 'width is 100.5; use a number from 16 to 1920.'],
  [{ height: Number.NaN }, 'height is NaN; use a number from 16 to 1080.'],
  [{ rangeBlocks: 1e9 }, 'rangeBlocks is 1000000000; use a number from 1 to 256.'],
  [{ fieldOfViewDegrees: 180 }, 'fieldOfViewDegrees is 180; use a number from 10 to 150.'],
  [{ leastBrightness: 2 }, 'leastBrightness is 2; use a number from 0 to 1.'],
])('refuses %o', async (options, message) => {
  expect(() => openEye(options)).toThrow(message)
  await expect(eye.see(bot, options)).rejects.toThrow(message)
})

test('refuses a camera at no place', async () => {
  const camera = { position: { x: Infinity, y: 0, z: 0 }, yaw: 0, pitch: 0 }
  await expect(eye.see(bot, { camera })).rejects.toThrow('camera x is Infinity; use a finite number.')
})

test('obeys its signal, and a closed eye sees nothing', async () => {
  const caller = new AbortController()
  const other = openEye({ width: 32, height: 24 })
  const picture = other.see(bot, { signal: caller.signal })
  caller.abort(new Error('enough'))
  await expect(picture).rejects.toThrow('enough')
  const cut = expect(other.see(bot)).rejects.toMatchObject({ code: 'picture' })
  await other.close()
  await cut
  await expect(other.see(bot)).rejects.toThrow('The eye is closed; open another one.')
})
