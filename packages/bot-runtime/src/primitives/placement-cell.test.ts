import type { Bot } from 'mineflayer'
import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { placementAt, placementsAround } from './placement-cell.ts'

const air = { name: 'air', boundingBox: 'empty' }
const water = { name: 'water', boundingBox: 'empty' }
const stone = { name: 'stone', boundingBox: 'block' }

/** A bot that sees these blocks by their place, and the given one everywhere else. */
function botSeeing(blocks: Readonly<Record<string, object | null>>, elsewhere: object | null = air): Bot {
  const bot = {
    entity: { position: new Vec3(-0.5, 0, 0.5) },
    blockAt: ({ x, y, z }: Vec3) => blocks[`${x} ${y} ${z}`] ?? elsewhere,
  }
  // Placements depend on blocks and on where the bot stands, and on nothing else.
  return bot as unknown as Bot
}

const cell = new Vec3(0, 0, 0)

/** The face of the reference that is placed against. */
function faceAt(bot: Bot): string {
  const placement = placementAt(bot, cell)
  return typeof placement === 'string' ? placement : String(placement.face)
}

test('places on what is below before anything else', () => {
  expect(faceAt(botSeeing({ '0 -1 0': stone, '1 0 0': stone }))).toBe('(0, 1, 0)')
})

test('takes only something solid to place against', () => {
  expect(placementAt(botSeeing({ '0 -1 0': water }), cell)).toBe('floating')
  expect(faceAt(botSeeing({ '0 -1 0': water, '0 0 1': stone }))).toBe('(0, 0, -1)')
})

test('refuses a cell that is not loaded', () => {
  expect(placementAt(botSeeing({}, null), cell)).toBe('occupied')
})

test('replaces water and cave air, but nothing that stands there', () => {
  const on = (block: object): unknown => placementAt(botSeeing({ '0 0 0': block, '0 -1 0': stone }), cell)
  expect(on(water)).toMatchObject({ reference: stone })
  expect(on({ name: 'cave_air', boundingBox: 'empty' })).toMatchObject({ reference: stone })
  expect(on({ name: 'torch', boundingBox: 'empty' })).toBe('occupied')
})

test('offers cells on the ground around the wished one, the nearest first and none that the bot stands in', () => {
  const ground = Object.fromEntries([-2, -1, 0, 1].map((x) => [`${x} -1 0`, stone]))
  const torch = { name: 'torch', boundingBox: 'empty' }
  const found = placementsAround(botSeeing({ ...ground, '1 0 0': torch }), new Vec3(0, 0, 0), 2)
  expect(found.map((placement) => placement.cell.x)).toEqual([0, -2])
})
