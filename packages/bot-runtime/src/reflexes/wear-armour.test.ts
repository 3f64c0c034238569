import type { Bot } from 'mineflayer'
import { expect, test } from 'vitest'
import { betterArmour } from './wear-armour.ts'

/** Name of what somebody with these boots on and these items puts on. */
function putsOn(dimension: string, boots: string, held: readonly string[]): string | undefined {
  const slots: unknown[] = []
  slots[8] = { name: boots }
  const inventory = { slots, items: () => held.map((name) => ({ name })) }
  // No more of a bot is looked at.
  const bot = { inventory, game: { dimension } } as unknown as Pick<Bot, 'inventory' | 'game'>
  return betterArmour(bot)?.item.name
}

test('boots of gold are put on in the Nether, where piglins look for gold, and iron again at home', () => {
  expect(putsOn('the_nether', 'iron_boots', ['golden_boots'])).toBe('golden_boots')
  expect(putsOn('the_nether', 'golden_boots', ['iron_boots', 'diamond_boots'])).toBeUndefined()
  expect(putsOn('overworld', 'golden_boots', ['iron_boots'])).toBe('iron_boots')
  expect(putsOn('overworld', 'iron_boots', ['golden_boots'])).toBeUndefined()
})
