import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { startQuickArena } from '../../testing/start-arena.ts'

test('what a tick sends to a client waits for its end', async () => {
  const sockets: Socket[] = []
  // The channel publishes `{ socket }` (Node's documentation of diagnostics_channel).
  const take = (message: unknown): number => sockets.push((message as { readonly socket: Socket }).socket)
  subscribe('net.server.socket', take)
  const arena = await startQuickArena()
  unsubscribe('net.server.socket', take)
  const { world } = arena
  const inTick: number[] = []
  const leave = world.events.on('tick', () => inTick.push(...sockets.map((socket) => socket.writableCorked)))
  world.step(1)
  leave()
  expect(inTick).toEqual([1])
  expect(sockets.map((socket) => socket.writableCorked)).toEqual([0])
  await arena.stop()
})
