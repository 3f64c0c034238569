import { openDatabase, type Database } from '@voyager-mc/core/sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { sampleWorld } from '../testing/sample-world.ts'
import { recordWorld } from './record-world.ts'
import { readParts } from './recording-table.ts'

function database(): Database {
  const opened = openDatabase(':memory:')
  onTestFinished(() => opened.close())
  return opened
}

const clock = { now: () => 5, sleep: async () => undefined }

test('what is recorded is read in its order, over several parts and several runs', async () => {
  const home = database()
  for (const run of [0, 1]) {
    const { take, end } = recordWorld(home, { clock })
    for (let tick = 0; tick < 400; tick += 1) take({ ...sampleWorld(), tick: run * 1000 + tick })
    await end()
  }
  const read = [...readParts(home)].map((line) => JSON.parse(line))
  expect(read.length).toBe(800)
  expect(read[0]).toEqual([5, { ...sampleWorld(), tick: 0 }])
  expect(read.at(-1)[1].tick).toBe(1399)
  expect(Number(home.get('SELECT count(*) AS parts FROM recording')?.['parts'])).toBeGreaterThan(2)
})

test('no more than five minutes of the world wait to be written', async () => {
  const home = database()
  const { take, end } = recordWorld(home, { clock })
  for (const tick of [0, 5999, 6000, 6001]) take({ ...sampleWorld(), tick })
  await expect.poll(() => [...readParts(home)].length).toBe(3)
  await end()
  expect([...readParts(home)].length).toBe(4)
})

test('a run that was not recorded has no lines, and a damaged part is named', async () => {
  const home = database()
  expect([...readParts(home)]).toEqual([])
  const { take, end } = recordWorld(home, { clock })
  take(sampleWorld())
  await end()
  home.run("UPDATE recording SET frames = x'0102'")
  expect(() => [...readParts(home)]).toThrow('Part 1 of the recording in :memory: is damaged')
})

test('a home that cannot be written ends the recording with one word and nothing else', async () => {
  const home = database()
  const faults: unknown[] = []
  const { take, end } = recordWorld(home, { clock, onFault: (error) => faults.push(error) })
  home.exec('DROP TABLE recording')
  take(sampleWorld())
  await end()
  take(sampleWorld())
  await end()
  expect(faults.length).toBe(1)
})
