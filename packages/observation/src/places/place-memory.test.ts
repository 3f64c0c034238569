import { mostPlaces, type Place } from '@voyager-mc/core'
import fastCheck from 'fast-check'
import { expect, test } from 'vitest'
import { worthOf } from './block-worth.ts'
import { knownPlaces } from './known-places.ts'
import { createPlaceMemory } from './place-memory.ts'

function oak(x: number, overrides: Partial<Place> = {}): Place {
  const place = { kind: 'block', name: 'oak_log', position: { x, y: 64, z: 0 } } as const
  return { ...place, dimension: 'overworld', seenAtTick: x, ...overrides }
}

test('takes sightings close together for one place and keeps the newest time', () => {
  const memory = createPlaceMemory()
  memory.note(oak(0))
  memory.note(oak(10))
  expect(memory.list()).toEqual([{ ...oak(10), position: { x: 0, y: 64, z: 0 } }])
})

test('keeps apart what is far away, of another name or in another dimension', () => {
  const memory = createPlaceMemory()
  for (const place of [oak(0), oak(40), oak(0, { name: 'birch_log' }), oak(0, { dimension: 'the_nether' })])
    memory.note(place)
  expect(memory.list()).toHaveLength(4)
})

test('moves what walks, and not what stands', () => {
  const memory = createPlaceMemory()
  for (const kind of ['creature', 'block'] as const) {
    memory.note(oak(0, { kind, name: 'cow' }))
    memory.note(oak(12, { kind, name: 'cow' }))
  }
  expect(memory.list().map(({ position }) => position.x)).toEqual([12, 0])
})

test('drops the sighting that is oldest when there are too many of a name', () => {
  const memory = createPlaceMemory([1, 2, 3, 4, 5, 6].map((at) => oak(100 * at)))
  expect(memory.list().map(({ position }) => position.x)).toEqual([300, 400, 500, 600])
})

test('keeps what is known beside a sighting: contents, and the other end', () => {
  const chest = oak(0, { kind: 'chest', name: 'chest', contents: { bread: 2 } })
  const memory = createPlaceMemory([chest])
  memory.note(oak(0, { kind: 'chest', name: 'chest', seenAtTick: 9 }))
  expect(memory.list()).toEqual([{ ...chest, seenAtTick: 9 }])
})

test('forgets what turned out to be gone', () => {
  const memory = createPlaceMemory([oak(0), oak(100)])
  memory.forget(({ position }) => position.x === 100)
  expect(memory.list()).toEqual([oak(0)])
})

test('never holds more places than its bound, and never loses the last death for one more log', () => {
  const names = fastCheck.integer({ min: 0, max: 99 }).map((index) => `kind_${index}`)
  const sightings = fastCheck.array(fastCheck.tuple(names, fastCheck.nat(4000)), { maxLength: 600 })
  fastCheck.assert(
    fastCheck.property(sightings, (seen) => {
      const death = oak(7, { kind: 'death', name: 'death', contents: { diamond: 1 }, untilTick: 6000 })
      const memory = createPlaceMemory([death])
      for (const [name, x] of seen) memory.note(oak(x, { name, seenAtTick: x + 10 }))
      return memory.list().length <= mostPlaces && memory.list().includes(death)
    }),
    { numRuns: 60, seed: 1 },
  )
})

test('tells age and distance, nearest first, other dimensions last and without a distance', () => {
  const places = [oak(0, { dimension: 'the_nether' }), oak(90), oak(10)]
  const from = { position: { x: 0, y: 64, z: 0 }, dimension: 'overworld', tick: 100 }
  const known = knownPlaces(places, from)
  expect(known.map(({ distanceBlocks, ageTicks }) => [distanceBlocks, ageTicks])).toEqual([
    [10, 90],
    [90, 10],
    [undefined, 100],
  ])
})

test.each([
  ['stone', []],
  ['cave_air', []],
  ['oak_leaves', []],
  ['iron_ore', ['block iron_ore']],
  ['water', ['block water']],
  ['furnace', ['station furnace']],
  ['red_bed', ['bed red_bed']],
  ['barrel', ['chest barrel']],
  ['nether_portal', ['portal nether_portal']],
  ['end_portal_frame', ['block end_portal_frame', 'structure stronghold']],
  ['bell', ['block bell', 'structure village']],
])('remembers %s as %j', (block, expected) => {
  expect(worthOf(block).map(({ kind, name }) => `${kind} ${name}`)).toEqual(expected)
})

test('thousands of places of hundreds of names in two dimensions leave what counts: portals, the home, the last death', () => {
  const memory = createPlaceMemory()
  const kept = [
    oak(0, { kind: 'waypoint', name: 'home' }),
    oak(0, { kind: 'bed', name: 'white_bed' }),
    oak(0, { kind: 'portal', name: 'nether_portal', dimension: 'the_nether' }),
    oak(0, { kind: 'death', name: 'death' }),
  ]
  for (const place of kept) memory.note(place)
  for (let index = 1; index <= 6000; index += 1)
    memory.note(
      oak(index, {
        kind: (['block', 'structure', 'creature', 'biome'] as const)[index % 4] ?? 'block',
        name: index % 7 === 0 ? 'constructor' : `thing_${index % 500}`,
        dimension: index % 3 === 0 ? 'the_nether' : 'overworld',
        position: { x: 100 * index, y: 64, z: -100 * index },
      }),
    )
  expect(memory.list().length).toBeLessThanOrEqual(mostPlaces)
  expect(memory.list()).toEqual(expect.arrayContaining(kept))
  expect(createPlaceMemory(memory.list()).list()).toEqual(memory.list())
})
