import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { watchWorld } from './watch-world.ts'

const place = new Vec3(1, 64, 0)

/** A bot whose bag and ground the test changes. */
function watched() {
  // Before the fifth slot is what is crafted.
  const slots = [null, null, null, null, null, { name: 'bucket', count: 1 }]
  const ground = { stateId: 1 }
  const bot = fakeBot({ inventory: { slots }, blockAt: () => ground })
  return { slots, ground, watch: watchWorld(bot, { place, item: 'bucket' }) }
}

test('what is picked up meanwhile is no sign of a use', () => {
  const { slots, watch } = watched()
  slots.push({ name: 'dirt', count: 2 })
  expect(watch.hasChanged()).toBe(false)
})

test('an item that is used up, and a block that is another one, are signs of a use', () => {
  const [filled, placed] = [watched(), watched()]
  filled.slots[5] = { name: 'water_bucket', count: 1 }
  placed.ground.stateId = 2
  expect([filled.watch.hasChanged(), placed.watch.hasChanged()]).toEqual([true, true])
})
