import type { Place, PlaceStore } from '@voyager-mc/core'
import { makeObservation } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { openEstate } from './estate.ts'

const birch: Place = {
  kind: 'block',
  name: 'birch_log',
  position: { x: 9, y: 64, z: 0 },
  dimension: 'overworld',
  seenAtTick: 40,
}

function storeOf(kept: readonly Place[]): PlaceStore & { readonly saved: (readonly Place[])[] } {
  const saved: (readonly Place[])[] = []
  return { saved, load: async () => kept, save: async (places) => void saved.push(places) }
}

test('gives a new game the places of an earlier process', async () => {
  const { inheritance } = await openEstate({ home: undefined, places: [storeOf([birch])] })
  expect(inheritance).toEqual({ bots: [{ memory: { places: [{ ...birch, ageTicks: 0 }] } }] })
})

test('saves the places of each answer without their age and distance', async () => {
  const store = storeOf([])
  const estate = await openEstate({ home: undefined, places: [store] })
  await estate.commit()
  const places = [{ ...birch, ageTicks: 7, distanceBlocks: 3 }]
  estate.noteAnswer({ type: 'reset', bot: 0, observation: makeObservation({ places }), draws: 0 })
  await estate.commit()
  expect(store.saved).toEqual([[birch]])
})

test('leaves the next thread what the agent saw last, not what the store had', async () => {
  const estate = await openEstate({ home: undefined, places: [storeOf([birch])] })
  estate.noteAnswer({
    type: 'reset',
    bot: 0,
    observation: makeObservation({ places: [], seenBlocks: ['clay'] }),
    draws: 0,
  })
  expect(estate.inheritance?.bots[0]?.memory).toEqual({ chests: [], seenBlocks: ['clay'], places: [] })
})

test('keeps the places of each bot of a team apart', async () => {
  const stores = [storeOf([]), storeOf([birch]), undefined]
  const estate = await openEstate({ home: undefined, places: stores })
  expect(estate.inheritance?.bots).toEqual([{}, { memory: { places: [{ ...birch, ageTicks: 0 }] } }, {}])
  const seen = (name: string) => makeObservation({ places: [{ ...birch, name, ageTicks: 1 }] })
  estate.noteAnswer({ type: 'reset', bot: 0, observation: seen('clay'), draws: 0 })
  estate.noteAnswer({ type: 'reset', bot: 2, observation: seen('sand'), draws: 0 })
  await estate.commit()
  expect(stores.map((store) => store?.saved)).toEqual([[[{ ...birch, name: 'clay' }]], [], undefined])
})
