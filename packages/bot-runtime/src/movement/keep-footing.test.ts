import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { FootingError } from './footing-error.ts'
import { keepFooting } from './keep-footing.ts'

const floor = new Vec3(0, 63, 0)

/** Digs a block from a place above a floor, with these blocks under it from the highest down; the digs that came through. */
async function dig(
  under: readonly string[],
  { at = floor, from = new Vec3(0.5, 64, 0.5) }: { readonly at?: Vec3; readonly from?: Vec3 } = {},
): Promise<number> {
  let digs = 0
  const blockAt = ({ y }: Vec3): object => {
    const name = Math.floor(y) >= 64 ? 'air' : (['stone', ...under][63 - Math.floor(y)] ?? 'stone')
    return { name, boundingBox: name === 'stone' ? 'block' : 'empty' }
  }
  const bot = fakeBot({ blockAt, dig: async () => void (digs += 1) })
  bot.entity.position = from
  keepFooting(bot)
  // The fake block has only what is read.
  await bot.dig({ name: 'stone', position: at } as Parameters<Bot['dig']>[0], true)
  return digs
}

test('the floor stays under the feet above lava and above a fall that hurts', async () => {
  await expect(dig(['air', 'lava'])).rejects.toThrow(FootingError)
  await expect(dig(['air', 'air', 'air', 'air'])).rejects.toThrow(
    'stone at (0, 63, 0) carries me, and below it is lava or a fall of more than three blocks.',
  )
})

test('the floor is dug above solid ground, a short fall and water, and so is a block beside the feet', async () => {
  expect(await dig(['stone'])).toBe(1)
  expect(await dig(['air', 'air', 'stone'])).toBe(1)
  expect(await dig(['air', 'air', 'air', 'water'])).toBe(1)
  expect(await dig(['lava'], { at: new Vec3(2, 63, 0) })).toBe(1)
  expect(await dig(['lava'], { at: new Vec3(0, 65, 0) })).toBe(1)
})
