import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { watchWear } from './watch-wear.ts'

const pickaxe = (durabilityUsed: number) => ({
  name: 'iron_pickaxe',
  type: 7,
  maxDurability: 250,
  durabilityUsed,
})

function watched() {
  const slots: unknown[] = []
  const inventory = Object.assign(new EventEmitter(), { slots })
  const said: string[] = []
  const stop = watchWear(fakeBot({ inventory }), (text) => said.push(text))
  return { inventory, slots, said, stop }
}

test('a tool that vanishes with its last use broke', () => {
  const { inventory, said, stop } = watched()
  inventory.emit('updateSlot', 36, pickaxe(249), null)
  stop()
  inventory.emit('updateSlot', 36, pickaxe(249), null)
  expect(said).toEqual(['My iron_pickaxe broke.'])
})

test('a tool that is put away, thrown or worn further did not', () => {
  const { inventory, slots, said } = watched()
  inventory.emit('updateSlot', 36, pickaxe(12), null)
  inventory.emit('updateSlot', 36, pickaxe(248), pickaxe(249))
  slots[20] = pickaxe(249)
  inventory.emit('updateSlot', 36, pickaxe(249), null)
  inventory.emit('updateSlot', 36, { name: 'dirt', type: 1, maxDurability: 0, durabilityUsed: 0 }, null)
  expect(said).toEqual([])
})
