import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PortInUseError, startWorld } from '../index.ts'
import { near, startQuickArena, testVersion, type Arena } from '../../testing/start-arena.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startQuickArena()
})
afterAll(async () => arena.stop())

async function isAlive(): Promise<boolean> {
  const before = arena.world.tick
  await arena.ticks(3)
  return arena.world.tick > before
}

test('bytes that are no packet end their connection only', async () => {
  const { host, port } = arena.world
  for (const bytes of [
    'GET / HTTP/1.1\r\n\r\n',
    '\xff\xff\xff\xff\xff\xff\xff\xff',
    '\x00',
    'x'.repeat(70_000),
  ]) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, host, () => socket.end(Buffer.from(bytes, 'latin1')))
      socket.on('error', () => undefined)
      socket.on('close', () => resolve())
      setTimeout(() => socket.destroy(), 300)
    })
  }
  expect(await isAlive()).toBe(true)
})

/** What mechanics and handlers threw; a connection that was ended says why, too. */
const failures = (): readonly unknown[] =>
  arena.errors.filter((_, index) => arena.errors[index - (index % 2)] !== 'connection')

test('positions out of the world, of the reach and of the numbers change nothing', async () => {
  const { world, bot } = arena
  const places = [
    { x: 0, y: 5000, z: 0 },
    { x: 0, y: -2000, z: 0 },
    { x: 29_000_000, y: 64, z: 0 },
    { x: -33_000_000, y: 64, z: 33_000_000 },
  ]
  await arena.give('dirt', 2)
  for (const location of places) {
    for (const status of [0, 1, 2]) bot._client.write('block_dig', { status, location, face: 1, sequence: 1 })
    bot._client.write('block_place', {
      hand: 0,
      location,
      direction: 1,
      cursorX: 9,
      cursorY: -3,
      cursorZ: Number.NaN,
      insideBlock: false,
      worldBorderHit: false,
      sequence: 2,
    })
  }
  const flags = { onGround: true, hasHorizontalCollision: false }
  for (const x of [Number.NaN, Infinity, 1e300, -31_000_000]) {
    bot._client.write('position', { x, y: 64, z: 0, onGround: true, flags })
  }
  bot._client.write('held_item_slot', { slotId: 300 })
  bot._client.write('use_entity', { target: 123_456, mouse: 1, sneaking: false, x: 0, y: 0, z: 0, hand: 0 })
  await arena.ticks(5)
  expect(world.players[0]?.inventory).toEqual({ dirt: 2 })
  expect(Math.abs(world.players[0]?.position.x ?? 99)).toBeLessThan(2)
  expect(failures()).toEqual([])
})

test('absurd window clicks make and lose nothing', async () => {
  const { world, bot } = arena
  const empty = testVersion.startsWith('1.21') ? { itemCount: 0 } : { present: false }
  for (let click = 0; click < 300; click += 1) {
    bot._client.write('window_click', {
      windowId: click % 7 === 0 ? 3 : 0,
      stateId: click,
      action: click,
      slot: ((click * 37) % 120) - 40,
      mouseButton: (click % 60) - 5,
      mode: click % 8,
      item: empty,
      changedSlots: [],
      cursorItem: empty,
    })
  }
  await arena.ticks(5)
  bot._client.write('close_window', { windowId: 0 })
  await arena.ticks(60)
  const thrown = Object.values(bot.entities).filter(({ name }) => name === 'item').length
  const carried = world.players[0]?.inventory['dirt'] ?? 0
  expect(carried + thrown).toBeGreaterThan(0)
  expect(carried).toBeLessThanOrEqual(2)
  expect(failures()).toEqual([])
})

test('ten joins and leaves leave nobody behind', async () => {
  for (let round = 0; round < 10; round += 1) {
    const guest = await arena.join(`guest${round}`)
    guest.quit()
  }
  await arena.until(() => arena.world.players.length === 1, 'the guests to leave')
  expect(await isAlive()).toBe(true)
})

test('a port that is taken is named with its remedy', async () => {
  const { port } = arena.world
  const start = startWorld({ port, version: testVersion })
  await expect(start).rejects.toThrow(PortInUseError)
  await expect(start).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is already in use; choose another port or pass 0`,
  )
})

test('the handle names bad arguments', () => {
  const { world } = arena
  expect(() => world.setBlock({ x: 0, y: 70, z: 0 }, 'oak_lgo')).toThrow(
    'Option name is "oak_lgo"; use a block name',
  )
  expect(() => world.give('nobody', { name: 'dirt', count: 1 })).toThrow('Option playerName is "nobody"')
  expect(() => world.give('tester', { name: 'drit', count: 1 })).toThrow('Option stack.name is "drit"')
  expect(() => world.give('tester', { name: 'dirt', count: 0 })).toThrow('Option stack.count is 0')
  expect(() => world.step(-1)).toThrow('Option ticks is -1; use a whole number of at least 0.')
  expect(world.blockAt(near(arena.bot, 0, 400, 0)).name).toBe('air')
})
