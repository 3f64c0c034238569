import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { sixNeighbours } from '../bot/six-neighbours.ts'
import { fakeBot } from '../testing/fake-bot.ts'
import { sealedWay, type SealedStep } from './sealed-way.ts'

const from = new Vec3(0, 61, 0)

/** A bot in a hole of two cells; everything else is what this says, or stone. */
function buriedBot(nameAt: (place: Vec3) => string | undefined = () => undefined): Bot {
  const own = [from, from.offset(0, 1, 0)]
  return fakeBot({
    blockAt: (place: Vec3) => {
      const isOwn = own.some((each) => each.equals(place))
      const name = isOwn ? 'air' : (nameAt(place) ?? 'stone')
      const isEmpty = ['air', 'lava', 'water'].includes(name)
      return {
        name,
        position: place,
        boundingBox: isEmpty ? 'empty' : 'block',
        diggable: name !== 'bedrock',
        harvestTools: undefined,
        digTime: () => 600,
      }
    },
  })
}

const enemies = [new Vec3(5, 64, 0)]

const wayOf = (bot: Bot): readonly SealedStep[] => sealedWay(bot, { from, enemies, farBlocks: 16 }) ?? []

const endOf = (way: readonly SealedStep[]): Vec3 => way.at(-1)?.feet ?? from

const opened = (way: readonly SealedStep[]): readonly Vec3[] => way.flatMap(({ digs }) => digs)

test('leads away from an enemy as far as wanted', () => {
  const end = endOf(wayOf(buriedBot()))
  expect(end.x).toBeLessThan(0)
  expect(end.distanceTo(enemies[0] ?? from)).toBeGreaterThanOrEqual(16)
})

test.for(['air', 'lava', 'water'])(
  'opens nothing that touches %s, which would let in light or worse',
  (name) => {
    const isHazard = ({ x, y, z }: Vec3): boolean => (x + 2 * y + 3 * z) % 23 === 0
    const cells = opened(wayOf(buriedBot((place) => (isHazard(place) ? name : undefined))))
    expect(cells.length).toBeGreaterThan(5)
    const touched = cells.flatMap((cell) => sixNeighbours.map(([x, y, z]) => cell.offset(x, y, z)))
    expect(touched.filter(isHazard)).toEqual([])
  },
)

test('leaves no gravel hanging over what it has dug', () => {
  const isGravel = ({ x, y, z }: Vec3): boolean => (x + 2 * y + 3 * z) % 5 === 0
  const cells = opened(wayOf(buriedBot((place) => (isGravel(place) ? 'gravel' : undefined))))
  expect(cells.length).toBeGreaterThan(5)
  const isDug = (place: Vec3): boolean => cells.some((cell) => cell.equals(place))
  const above = cells.map((cell) => cell.offset(0, 1, 0))
  expect(above.filter((place) => isGravel(place) && !isDug(place))).toEqual([])
})

test('there is none where nothing can be dug', () => {
  const isShell = (place: Vec3): string | undefined => (place.distanceTo(from) < 4 ? 'bedrock' : undefined)
  expect(sealedWay(buriedBot(isShell), { from, enemies, farBlocks: 16 })).toBeUndefined()
})

test('every step is one that a body can make', () => {
  let feet = from
  const way = wayOf(buriedBot(({ y }) => (y > 66 ? 'air' : undefined)))
  expect(way.length).toBeGreaterThan(5)
  for (const step of way) {
    const { x, y, z } = step.feet.minus(feet)
    expect(Math.abs(x) + Math.abs(z)).toBeLessThanOrEqual(1)
    expect(Math.abs(y)).toBeLessThanOrEqual(1)
    feet = step.feet
  }
})
