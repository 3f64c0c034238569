import type { KnownPlace } from '@voyager-mc/core'
import { makeObservation } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { afterDeath } from './after-death.ts'

const here = { x: 0, y: 64, z: 0 }
const death: KnownPlace = {
  kind: 'death',
  name: 'death',
  position: { x: 9, y: 60, z: 0 },
  dimension: 'overworld',
  seenAtTick: 0,
  ageTicks: 100,
  contents: { iron_ingot: 3 },
}
const deep = { ...death, position: { x: 9, y: 4, z: 0 } }

test.for<[string, Partial<KnownPlace>, Record<string, number>, string | undefined]>([
  ['dear things near by', death, {}, 'fetch'],
  ['things nobody knows', { ...death, contents: undefined as never }, {}, 'fetch'],
  ['cheap things', { ...death, contents: { cobblestone: 40, stick: 2 } }, {}, 'leave'],
  ['dear things deep down, without a tool', deep, {}, undefined],
  ['dear things deep down, with a tool', deep, { stone_pickaxe: 1 }, 'fetch'],
  [
    'dear things that vanish before one is down',
    { ...deep, ageTicks: 1200 },
    { stone_pickaxe: 1 },
    undefined,
  ],
  ['dear things at hand that have vanished', { ...death, ageTicks: 5900 }, {}, 'leave'],
  ['things that lava has burnt', { ...death, contents: {} }, {}, 'leave'],
  ['ore, which is cheap', { ...death, contents: { raw_iron: 6 } }, {}, 'leave'],
  [
    'cheap things far off',
    { ...death, position: { x: 90, y: 64, z: 0 }, contents: { dirt: 4 } },
    {},
    undefined,
  ],
  ['another dimension', { ...death, dimension: 'the_nether' }, {}, undefined],
  ['a chest', { ...death, kind: 'chest' }, {}, undefined],
])('after a death for %s', ([, place, inventory, chore]) => {
  const places = [{ ...death, ...place }]
  expect(afterDeath(makeObservation({ position: here, dimension: 'overworld', inventory, places }))).toBe(
    chore,
  )
})

test('does not go back unarmed to where it has died twice', () => {
  const places = [death, { ...death, position: { x: 12, y: 62, z: 4 } }]
  const after = (inventory: Record<string, number>): string | undefined =>
    afterDeath(makeObservation({ position: here, dimension: 'overworld', inventory, places }))
  expect(after({ stone_pickaxe: 1 })).toBe('leave')
  expect(after({ stone_sword: 1 })).toBe('fetch')
})

const lostThere: KnownPlace = {
  ...death,
  position: { x: 60, y: 70, z: 10 },
  dimension: 'the_nether',
  seenAtTick: 1000,
  ageTicks: 9000,
  untilTick: 16_000,
  contents: { diamond_pickaxe: 1 },
}
const portal: KnownPlace = {
  kind: 'portal',
  name: 'nether_portal',
  position: { x: 30, y: 64, z: 0 },
  dimension: 'overworld',
  seenAtTick: 0,
  ageTicks: 9000,
  leadsTo: { dimension: 'the_nether', position: { x: 4, y: 66, z: 0 } },
}

test.for<[string, readonly KnownPlace[], string | undefined]>([
  ['fetches what lies in the Nether through a portal', [lostThere, portal], 'fetch-away'],
  ['does not where no portal is known', [lostThere], undefined],
  [
    'does not where none leads near',
    [{ ...lostThere, position: { x: 500, y: 70, z: 0 } }, portal],
    undefined,
  ],
  ['does not for cheap things', [{ ...lostThere, contents: { dirt: 9 } }, portal], undefined],
  ['does not for what has half vanished', [{ ...lostThere, untilTick: 13_000 }, portal], undefined],
  [
    'does not with bare hands where it has died twice',
    [lostThere, { ...lostThere, position: { x: 66, y: 70, z: 10 } }, portal],
    undefined,
  ],
  ['sees to what lies here first', [death, lostThere, portal], 'fetch'],
])('after a death away it %s', ([, places, chore]) => {
  expect(afterDeath(makeObservation({ position: here, dimension: 'overworld', places }))).toBe(chore)
})

test('climbs down to a portal below ground with a pickaxe only', () => {
  const places = [lostThere, { ...portal, position: { x: 30, y: -36, z: 0 } }]
  const after = (inventory: Record<string, number>): string | undefined =>
    afterDeath(makeObservation({ position: here, dimension: 'overworld', inventory, places }))
  expect(after({ stone_sword: 1 })).toBe(undefined)
  expect(after({ stone_pickaxe: 1 })).toBe('fetch-away')
})

test('far off nothing vanishes meanwhile, and too far off nobody goes for it', () => {
  const at = (x: number): string | undefined =>
    afterDeath(
      makeObservation({
        position: here,
        dimension: 'overworld',
        places: [{ ...death, position: { x, y: 60, z: 0 }, ageTicks: 40_000, untilTick: 44_000 }],
      }),
    )
  expect([at(190), at(600), at(800)]).toEqual(['fetch', 'fetch', undefined])
})
