import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import fastCheck from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinBot, startArena, type Arena } from '../../testing/start-arena.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startArena({ maxPlayers: 3, operators: ['tester'] })
})
afterAll(async () => arena.stop())

async function open(): Promise<Socket> {
  const socket = connect(arena.world.port, arena.world.host)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

const ended = (socket: Socket): Promise<unknown> =>
  socket.destroyed ? Promise.resolve() : new Promise((resolve) => socket.once('close', resolve))

async function livesOn(): Promise<void> {
  const { tick } = arena.world
  await arena.ticks(3)
  expect(arena.world.tick).toBeGreaterThan(tick)
  expect(arena.world.players.map(({ name }) => name)).toContain('tester')
}

test('five thousand malformed packets end nobody but their senders', async () => {
  const packets = fastCheck.sample(
    fastCheck.oneof(
      fastCheck.uint8Array({ minLength: 1, maxLength: 40 }),
      // A frame of the right length around anything, and one that claims another length.
      fastCheck
        .uint8Array({ minLength: 1, maxLength: 40 })
        .map((bytes) => Uint8Array.of(bytes.length, ...bytes)),
      fastCheck
        .tuple(fastCheck.uint8Array({ minLength: 5, maxLength: 5 }), fastCheck.uint8Array({ maxLength: 20 }))
        .map(([length, bytes]) => Uint8Array.of(...length, ...bytes)),
    ),
    { seed: 3, numRuns: 5000 },
  )
  const atOnce = 3
  for (let from = 0; from < packets.length; from += atOnce) {
    await Promise.all(
      packets.slice(from, from + atOnce).map(async (bytes) => {
        const socket = await open()
        socket.end(bytes)
        socket.resume()
        await ended(socket)
      }),
    )
  }
  await livesOn()
})

test.each([
  ['two hundred megabytes', [0x80, 0x84, 0xaf, 0x5f]],
  ['more than a length can say', [0xff, 0xff, 0xff, 0xff, 0x0f]],
  ['a length that takes itself back', [0xfb, 0xff, 0xff, 0xff, 0x0f, 0, 0, 0]],
])('a frame that claims %s before login ends its connection', async (_, bytes) => {
  const socket = await open()
  socket.write(Uint8Array.from(bytes))
  socket.resume()
  await ended(socket)
  await livesOn()
})

test('the world holds as many players as it announces', async () => {
  const guests = [await arena.join('guest1'), await arena.join('guest2')]
  await expect(joinBot(arena.world, 'guest3')).rejects.toThrow()
  expect(arena.world.players).toHaveLength(3)
  for (const guest of guests) guest.quit()
  await arena.until(() => arena.world.players.length === 1, 'the guests to leave')
})

test('a player who talks without end is sent away, an operator is not', async () => {
  const guest = await arena.join('guest')
  for (let line = 0; line < 40; line += 1) {
    guest._client.chat(`line ${line}`)
    arena.bot._client.chat(`line ${line}`)
  }
  await arena.until(() => arena.world.players.length === 1, 'the guest to be sent away')
  await livesOn()
})

test('a player who floods the world with packets is sent away', async () => {
  const guest = await arena.join('guest')
  for (let packet = 0; packet < 6000; packet += 1)
    guest._client.write('held_item_slot', { slotId: packet % 9 })
  await arena.until(() => arena.world.players.length === 1, 'the guest to be sent away')
  await livesOn()
})
