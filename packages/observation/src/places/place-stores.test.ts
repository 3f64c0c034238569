import { openDatabase, type Database } from '@voyager-mc/core/sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { testPlaceStore } from '../testing/index.ts'
import { memoryPlaceStore } from './memory-place-store.ts'
import { sqlitePlaceStore } from './sqlite-place-store.ts'

const village = {
  kind: 'structure',
  name: 'village',
  position: { x: 1, y: 2, z: 3 },
  dimension: 'overworld',
  seenAtTick: 5,
} as const

function database(): Database {
  const opened = openDatabase(':memory:')
  onTestFinished(() => opened.close())
  return opened
}

testPlaceStore(
  () => {
    const store = memoryPlaceStore()
    return () => store
  },
  { test, expect },
)

testPlaceStore(
  () => {
    const opened = database()
    return () => sqlitePlaceStore(opened)
  },
  { test, expect },
)

test('leaves out a row that is not as it was written', async () => {
  const opened = database()
  const store = sqlitePlaceStore(opened)
  await store.save([village, { ...village, name: 'mineshaft' }])
  opened.run("UPDATE place SET place = replace(place, 'village', 'fortress')")
  expect((await store.load()).map(({ name }) => name)).toEqual(['mineshaft'])
})

test('writes nothing before the stage does the work', async () => {
  const opened = database()
  const waiting: ((open: Database) => void)[] = []
  const store = sqlitePlaceStore(opened, { stage: (work) => void waiting.push(work) })
  await store.save([village])
  expect(await store.load()).toEqual([])
  for (const work of waiting) work(opened)
  expect(await store.load()).toEqual([village])
})
