import { setImmediate } from 'node:timers/promises'
import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { collectNearbyDrops, dropsWithoutRoom } from './collect-nearby-drops.ts'

const { signal } = new AbortController()

test('ends when the bot dies instead of walking back', async () => {
  const position = new Vec3(1.2, 64, 0.5)
  const entities: Record<string, unknown> = { 9: { id: 9, name: 'item', position } }
  const bot = fakeBot({ entities, supportFeature: () => 0 })
  const collecting = collectNearbyDrops(bot, { signal, near: [{ x: 1, y: 64, z: 0 }] })
  await Promise.resolve()
  bot.emit('death')
  delete entities['9']
  entities['10'] = { id: 10, name: 'item', position }
  bot.emit('physicsTick')
  await expect(collecting).resolves.toBe(1)
})

test('drops that do not fit are named and left lying, and what shows its kind later is not', async () => {
  const near = [{ x: 0, y: 64, z: 0 }]
  const drop = (id: number, name: string, type: number): object => ({
    id,
    name: 'item',
    position: new Vec3(0.5, 64, 0.5),
    metadata: [type],
    getDroppedItem: () => ({ name, type }),
  })
  const late = { ...drop(3, 'egg', 13), metadata: [] }
  const bot = fakeBot({
    entities: { 1: drop(1, 'beef', 11), 2: drop(2, 'dirt', 12), 3: late },
    inventory: { slots: [{ type: 12, count: 3 }], inventoryStart: 0, inventoryEnd: 1, items: () => [] },
    registry: { items: { 11: { stackSize: 64 }, 12: { stackSize: 64 } } },
    supportFeature: () => 0,
  })
  expect(dropsWithoutRoom(bot, { near })).toEqual(['beef'])
  const collecting = collectNearbyDrops(bot, { signal, near })
  for (const id of [2, 3]) {
    await setImmediate()
    Reflect.deleteProperty(bot.entities, id)
    bot.emit('physicsTick')
  }
  await expect(collecting).resolves.toBe(2)
  expect(Object.keys(bot.entities)).toEqual(['1'])
})

test.each([
  { appearsAt: 2, appearTicks: undefined, collected: 1 },
  { appearsAt: 5, appearTicks: undefined, collected: 0 },
  { appearsAt: 9, appearTicks: 10, collected: 1 },
])(
  'a drop of tick $appearsAt is awaited for $appearTicks ticks: $collected',
  async ({ appearsAt, appearTicks, collected }) => {
    const entities: Record<string, unknown> = {}
    const bot = fakeBot({ entities, supportFeature: () => 0 })
    const collecting = collectNearbyDrops(bot, {
      signal,
      near: [{ x: 1, y: 64, z: 0 }],
      ...(appearTicks !== undefined && { appearTicks }),
    })
    for (let tick = 1; tick <= 12; tick += 1) {
      await setImmediate()
      // It is picked up a tick after it fell.
      if (tick === appearsAt + 1) delete entities['9']
      if (tick === appearsAt) entities['9'] = { id: 9, name: 'item', position: new Vec3(1.2, 64, 0.5) }
      bot.emit('physicsTick')
    }
    await expect(collecting).resolves.toBe(collected)
  },
)
