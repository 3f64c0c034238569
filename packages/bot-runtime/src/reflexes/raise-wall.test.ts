import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { raiseWall, sidesTowards } from './raise-wall.ts'

const { signal } = new AbortController()

test.for<[x: number, z: number, sides: readonly (readonly number[])[]]>([
  [9, 0.5, [[1, 0]]],
  [-9, 2, [[-1, 0]]],
  [0.5, -7, [[0, -1]]],
  [
    6,
    5,
    [
      [1, 0],
      [0, 1],
    ],
  ],
])('an enemy at %d, %d', ([x, z, sides]) => {
  const towards = sidesTowards(new Vec3(0.5, 64, 0.5), new Vec3(x, 64, z))
  expect(towards.map((side) => [side.x + 0, side.z + 0])).toEqual(sides)
})

/** A bot on a floor of stone; what it places is there. */
function builder(items: readonly string[]): ReturnType<typeof fakeBot> & { placed: string[] } {
  const placed: string[] = []
  const bot = fakeBot({
    blockAt: (place: Vec3) => ({
      position: place,
      boundingBox: place.y < 64 || placed.includes(String(place)) ? 'block' : 'empty',
    }),
    inventory: { slots: [], items: () => items.map((name) => ({ name })) },
    equip: async () => undefined,
    placeBlock: async ({ position }: { readonly position: Vec3 }, face: Vec3) =>
      void placed.push(String(position.plus(face))),
  })
  return Object.assign(bot, { placed })
}

test('puts two blocks between itself and an archer', async () => {
  const bot = builder(['cobblestone'])
  await raiseWall(bot, new Vec3(9, 64, 0.5), { signal })
  expect(bot.placed).toEqual(['(1, 64, 0)', '(1, 65, 0)'])
})

test('on soul sand, into which feet sink, the wall stands on the ground', async () => {
  const bot = builder(['cobblestone'])
  bot.entity.position.y = 63.875
  await raiseWall(bot, new Vec3(9, 64, 0.5), { signal })
  expect(bot.placed).toEqual(['(1, 64, 0)', '(1, 65, 0)'])
})

test('builds nothing without blocks', async () => {
  const bot = builder(['stone_sword'])
  await raiseWall(bot, new Vec3(9, 64, 0.5), { signal })
  expect(bot.placed).toEqual([])
})
