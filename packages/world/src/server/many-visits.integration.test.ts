import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import minecraftProtocol from 'minecraft-protocol'
import { afterEach, expect, test } from 'vitest'
import { createFlatGenerator } from '../generation/index.ts'
import { startWorld, type World } from '../index.ts'
import { testVersion } from '../../testing/start-arena.ts'

// A CommonJS module whose names Node cannot see before it runs.
const { createClient } = minecraftProtocol

const joins = 1000
const atOnce = 10
// What a thousand players may leave behind; one forgotten player is 20 kB and more.
const mostGrowthBytes = 10_000_000

let world: World
afterEach(async () => world.close())

/** Joins until the world has shown itself, and leaves without a goodbye every other time. */
function visit(name: string, { isPolite }: { readonly isPolite: boolean }): Promise<void> {
  return new Promise((resolve, reject) => {
    const client = createClient({
      host: world.host,
      port: world.port,
      version: world.version,
      username: name,
      auth: 'offline',
      keepAlive: false,
      // The check of plugin channels compiles a schema for every client.
      validateChannelProtocol: false,
    })
    client.on('error', reject)
    client.once('end', () => resolve())
    client.once('raw.map_chunk', () => {
      if (isPolite) client.end('Goodbye.')
      else client.socket.destroy()
    })
  })
}

async function visits(count: number): Promise<void> {
  for (let done = 0; done < count; done += atOnce) {
    const group = Array.from({ length: atOnce }, (_, index) =>
      visit(`guest${index}`, { isPolite: index % 2 === 0 }),
    )
    await Promise.all(group)
    await allGone()
  }
}

function allGone(): Promise<void> {
  return new Promise((resolve) => {
    const forget = world.events.on('tick', () => {
      if (world.players.length > 0) return
      forget()
      resolve()
    })
  })
}

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc')
  // The flag makes new contexts have it.
  const collect = runInNewContext('gc') as () => void
  collect()
}

function heapBytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

const openHandles = (): number =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length

test(
  'a thousand joins and leaves leave no player, entity, handle or memory behind',
  { timeout: 240_000 },
  async () => {
    world = await startWorld({
      version: testVersion,
      viewDistanceChunks: 2,
      speed: 2,
      generator: ({ registry }) => createFlatGenerator({ registry }),
      gamerules: { doMobSpawning: false },
    })
    const entities = new Set<number>()
    world.events.on('entity-spawn', ({ entity }) => entities.add(entity.id))
    world.events.on('entity-remove', ({ entity }) => entities.delete(entity.id))
    const errors: unknown[] = []
    // Whoever leaves without a goodbye resets the connection.
    world.events.on('error', ({ error, during }) => {
      if (during !== 'connection') errors.push(error)
    })
    await visits(200)
    const before = { heap: heapBytes(), handles: openHandles() }
    await visits(joins - 200)
    expect({ players: world.players, entities: entities.size, errors }).toEqual({
      players: [],
      entities: 0,
      errors: [],
    })
    expect(openHandles()).toBeLessThanOrEqual(before.handles)
    expect(heapBytes() - before.heap).toBeLessThan(mostGrowthBytes)
  },
)
