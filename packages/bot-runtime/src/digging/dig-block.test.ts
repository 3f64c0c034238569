import minecraftData from 'minecraft-data'
import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import type { Block } from '../bot/block.ts'
import { fakeBot } from '../testing/fake-bot.ts'
import { digBlock } from './dig-block.ts'

const registry = minecraftData('1.19.4')
const { signal } = new AbortController()

const pickaxe = { name: 'stone_pickaxe', type: registry.itemsByName['stone_pickaxe']?.id ?? -1, slot: 36 }

const ore = {
  type: 15,
  name: 'iron_ore',
  position: new Vec3(1, 64, 0),
  harvestTools: { [pickaxe.type]: true },
  digTime: () => 500,
}

/** A bot beside an ore, whose world takes the ore away when it is dug. */
function digger({ items, equips }: { readonly items: readonly object[]; readonly equips: boolean }) {
  const dug: unknown[] = []
  const members = {
    registry,
    heldItem: null,
    inventory: { items: () => items },
    equip: async (item: object) => {
      if (equips) Reflect.set(bot, 'heldItem', item)
    },
    digTime: () => 0,
    dig: async () => {
      dug.push(bot.heldItem?.name)
    },
    blockAt: () => (dug.length > 0 ? { type: 0 } : ore),
    stopDigging: () => undefined,
    _client: { on: () => undefined, removeListener: () => undefined },
  }
  const bot: ReturnType<typeof fakeBot> = fakeBot(members)
  const ticks = setInterval(() => bot.emit('physicsTick'), 0)
  // The members that are read.
  const dig = (block: object = ore) =>
    digBlock(bot, block as unknown as Block, { signal }).finally(() => clearInterval(ticks))
  return { dig, dug, bot }
}

test('an ore is dug with the tool it needs', async () => {
  const { dig, dug } = digger({ items: [pickaxe], equips: true })
  expect(await dig()).toBe('gone')
  expect(dug).toEqual(['stone_pickaxe'])
})

test('an ore is not dug when the tool does not come into the hand', async () => {
  const { dig, dug } = digger({ items: [pickaxe], equips: false })
  expect(await dig()).toBe('no-tool')
  expect(dug).toEqual([])
})

test('without any tool a block is dug for the way', async () => {
  const { dig } = digger({ items: [], equips: true })
  expect(await dig()).toBe('gone')
})

test('a tool that helps with nothing is put away, so that it does not wear', async () => {
  const dirt = { name: 'dirt', slot: 37 }
  const { dig, dug, bot } = digger({ items: [{ ...pickaxe, maxDurability: 131 }, dirt], equips: true })
  Object.assign(bot, { heldItem: { ...pickaxe, maxDurability: 131 } })
  await dig({ ...ore, hardness: 0.5, harvestTools: undefined })
  expect(dug).toEqual(['dirt'])
})
