import type { Place } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { fakeBot } from '../testing/fake-bot.ts'
import { fakeContext } from '../testing/fake-context.ts'
import { recall } from './waypoints.ts'

const death: Place = {
  kind: 'death',
  name: 'death',
  position: { x: 9, y: 64, z: 0 },
  dimension: 'overworld',
  seenAtTick: 100,
  untilTick: 6100,
}

async function recallDeath(place: Place): Promise<unknown> {
  const bot = fakeBot({
    entity: { position: new Vec3(0, 64, 0) },
    game: { dimension: 'overworld' },
    time: { age: 200 },
  })
  const land = { places: { list: () => [place] } }
  // Of all that is known of the land the places alone are asked about.
  return recall.call({ ...fakeContext({ bot }), land: land as never }, 'death')
}

test.each([
  ['dear things', { ...death, contents: { diamond: 3 } }],
  ['things that nobody knows', death],
])('a death that has cost %s is recalled while they lie there', async (_what, place) => {
  expect(await recallDeath(place)).toEqual(new Vec3(9, 64, 0))
})

test.each([
  ['lava has burnt', { ...death, contents: {} }],
  ['has vanished', { ...death, contents: { diamond: 3 }, untilTick: 300 }],
])('a death whose cost %s is not', async (_what, place) => {
  expect(await recallDeath(place)).toBeNull()
})
