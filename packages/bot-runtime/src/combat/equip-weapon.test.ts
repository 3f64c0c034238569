import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { equipWeapon } from './equip-weapon.ts'

async function weaponOf(...held: readonly string[]): Promise<string | undefined> {
  let hand: string | undefined
  const equip = async ({ name }: { readonly name: string }): Promise<void> => {
    hand = name
  }
  const items = held.map((name) => ({ name }))
  await equipWeapon(fakeBot({ heldItem: null, inventory: { items: () => items }, equip }))
  return hand
}

test('the best sword is taken, and an axe where there is none', async () => {
  expect(await weaponOf('stone_sword', 'iron_sword', 'diamond_axe')).toBe('iron_sword')
  expect(await weaponOf('iron_pickaxe', 'stone_axe')).toBe('stone_axe')
})

test('a blow wears a pickaxe twice, so the cheapest is good enough', async () => {
  expect(await weaponOf('iron_pickaxe', 'stone_pickaxe', 'wooden_pickaxe')).toBe('stone_pickaxe')
  expect(await weaponOf('diamond_pickaxe', 'iron_pickaxe')).toBe('iron_pickaxe')
  expect(await weaponOf('diamond_pickaxe', 'stone_shovel')).toBe('stone_shovel')
})
