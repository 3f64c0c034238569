import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { openingsRound } from '../combat/openings-round.ts'
import { canWallIn, wallIn } from './wall-in.ts'

const { signal } = new AbortController()

type IsRock = (place: Vec3) => boolean

const feet = new Vec3(0, 64, 0)
const ground: IsRock = ({ y }) => y < 64

/** A bot in a land of rock and air; what it places is there. */
function builder(isRock: IsRock, count: number): ReturnType<typeof fakeBot> & { placed: string[] } {
  const placed: string[] = []
  const bot = fakeBot({
    blockAt: (place: Vec3) => ({
      name: 'stone',
      position: place,
      shapes: [[0, 0, 0, 1, 1, 1]],
      boundingBox: isRock(place) || placed.includes(String(place)) ? 'block' : 'empty',
    }),
    inventory: { slots: [], items: () => (count > 0 ? [{ name: 'cobblestone', count }] : []) },
    clearControlStates: () => undefined,
    equip: async () => undefined,
    placeBlock: async ({ position }: { readonly position: Vec3 }, face: Vec3) =>
      void placed.push(String(position.plus(face))),
  })
  return Object.assign(bot, { placed })
}

test('closes four sides and the roof, the side towards the enemy first', async () => {
  const bot = builder(ground, 10)
  expect(canWallIn(bot)).toBe(true)
  expect(await wallIn(bot, { signal, enemy: new Vec3(9, 64, 0.5) })).toBe(true)
  expect(bot.placed.slice(0, 2)).toEqual(['(1, 64, 0)', '(1, 65, 0)'])
  expect(bot.placed).toHaveLength(10)
  expect(openingsRound(bot, feet)).toEqual([])
})

test('on soul sand, into which feet sink, the walls stand on the ground and the roof is above the head', async () => {
  const bot = builder(ground, 10)
  bot.entity.position.y = 63.875
  expect(canWallIn(bot)).toBe(true)
  expect(await wallIn(bot, { signal, enemy: new Vec3(9, 64, 0.5) })).toBe(true)
  expect(bot.placed.slice(0, 2)).toEqual(['(1, 64, 0)', '(1, 65, 0)'])
  expect(bot.placed).toContain('(0, 66, 0)')
  expect(openingsRound(bot, feet)).toEqual([])
})

test('two blocks close a tunnel at its end', () => {
  const isTunnel: IsRock = ({ x, y, z }) => !(x <= 0 && (y === 64 || y === 65) && z === 0)
  expect(openingsRound(builder(isTunnel, 2), feet).map(String)).toEqual(['(-1, 64, 0)', '(-1, 65, 0)'])
  expect(canWallIn(builder(isTunnel, 2))).toBe(true)
  expect(canWallIn(builder(isTunnel, 1))).toBe(false)
})

test('a wall over an edge stands on a block of its own', async () => {
  const bot = builder(({ x, y }) => y < 64 && x <= 0, 20)
  await wallIn(bot, { signal, enemy: new Vec3(9, 64, 0.5) })
  expect(bot.placed.slice(0, 3)).toEqual(['(1, 63, 0)', '(1, 64, 0)', '(1, 65, 0)'])
})

test('beside a fence no wall is begun: it cannot be closed, and arrows fly past', () => {
  const bot = builder(ground, 20)
  const plain = bot.blockAt.bind(bot)
  const shapes = [[0.375, 0, 0.375, 0.625, 1.5, 0.625]]
  const fence = { name: 'oak_fence', boundingBox: 'block', shapes }
  Object.assign(bot, {
    blockAt: (place: Vec3) => (String(place) === '(1, 64, 0)' ? fence : plain(place)),
  })
  expect(openingsRound(bot, feet).map(String)).toContain('(1, 64, 0)')
  expect(canWallIn(bot)).toBe(false)
})

test('nobody walls itself in who falls, or hangs over nothing', () => {
  const falling = builder(ground, 20)
  falling.entity.onGround = false
  expect(canWallIn(falling)).toBe(false)
  expect(canWallIn(builder(({ y }) => y < 60, 20))).toBe(false)
})
