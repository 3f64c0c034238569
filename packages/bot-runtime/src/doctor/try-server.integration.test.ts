import { startWorld, type World } from '@voyager-mc/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { levelGround } from '../../testing/start-level-world.ts'
import { tryServer } from './try-server.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ seed: 7, viewDistanceChunks: 2, operators: false })
  levelGround(world)
})
afterAll(() => world.close())

async function statuses(): Promise<Readonly<Record<string, string>>> {
  const measures = await tryServer({ host: world.host, port: world.port, version: world.version })
  return Object.fromEntries(measures.map(({ name, status }) => [name, status]))
}

test('our own world plays as vanilla does', async () => {
  expect(await statuses()).toEqual({
    software: 'untried',
    recipes: 'untried',
    time: expect.any(String), // a busy machine slows the world down
    daylight: 'as-vanilla',
    walking: 'as-vanilla',
    digging: 'as-vanilla',
    drops: 'as-vanilla',
    placing: 'as-vanilla',
    chat: 'as-vanilla',
  })
})

test('a sun that stands still and blocks without drops are told', async () => {
  world.runCommand('gamerule doDaylightCycle false')
  world.runCommand('gamerule doTileDrops false')
  expect(await statuses()).toMatchObject({ daylight: 'different', digging: 'as-vanilla', drops: 'different' })
})

test('a bot that is sent away meanwhile says why', async () => {
  const trying = tryServer({
    host: world.host,
    port: world.port,
    version: world.version,
    onMeasure: () => void world.runCommand('kick bot Enough.'),
  })
  await expect(trying).rejects.toThrow(/Enough/)
})
