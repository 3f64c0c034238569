import type { WayRecord } from '@voyager-mc/core'
import type { StoreCase } from './store-case.ts'

const byStaircase: WayRecord = {
  way: 'mine staircase',
  item: 'diamond',
  version: '1.19.4',
  biome: 'plains',
  dimension: 'overworld',
  tries: 3,
  failures: 1,
  ticks: 2400,
  items: 5,
  damage: 2.5,
}
const inDesert: WayRecord = { ...byStaircase, biome: 'desert' }

/** Tests of the experience a store keeps, when it keeps any. */
export const experienceCases: readonly StoreCase[] = [
  [
    'gives back every field of its experience',
    async (open, expect) => {
      const store = await open()
      if (store.experience === undefined) return store.close()
      expect(await store.experience.load()).toEqual([])
      await store.experience.save([byStaircase])
      await store.close()
      const again = await open()
      expect(await again.experience?.load()).toEqual([byStaircase])
      await again.close()
    },
  ],
  [
    'replaces the same experience and keeps other',
    async (open, expect) => {
      const store = await open()
      await store.experience?.save([byStaircase, inDesert])
      await store.experience?.save([{ ...byStaircase, tries: 4 }])
      const tries = (await store.experience?.load())?.map((record) => [record.biome, record.tries]).sort()
      if (tries)
        expect(tries).toEqual([
          ['desert', 3],
          ['plains', 4],
        ])
      await store.close()
    },
  ],
  [
    'leaves out experience that is none',
    async (open, expect) => {
      const store = await open()
      // What another process wrote may be anything.
      const broken = [
        {},
        { ...byStaircase, ticks: -1 },
        { ...byStaircase, item: 7 },
      ] as unknown as WayRecord[]
      await store.experience?.save([...broken, inDesert])
      if (store.experience) expect(await store.experience.load()).toEqual([inDesert])
      await store.close()
    },
  ],
]
