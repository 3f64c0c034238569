import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { boundHorseWindows } from './bound-horse-windows.ts'

test.each([
  [17, 17],
  [2 ** 31 - 1, 255],
  [-1, 0],
])('a window of an animal with %d slots is opened with %d', (nbSlots, opened) => {
  const client = new EventEmitter()
  let slots: number | undefined
  client.on('open_horse_window', (packet: { readonly nbSlots: number }) => (slots = packet.nbSlots))
  boundHorseWindows(fakeBot({ _client: client }))
  client.emit('open_horse_window', { windowId: 1, nbSlots, entityId: 7 })
  expect(slots).toBe(opened)
})
