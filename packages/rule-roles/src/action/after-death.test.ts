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
