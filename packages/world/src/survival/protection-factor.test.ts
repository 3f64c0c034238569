import { expect, test } from 'vitest'
import type { DamageSource } from '../context/damage.ts'
import type { ItemStack } from '../items/item-stack.ts'
import { protectionFactor } from './protection-factor.ts'

const boots = (name: string, level: number): ItemStack => ({
  name: 'iron_boots',
  count: 1,
  enchantments: [{ name, level }],
})

test.each<[string, DamageSource, number]>([
  ['protection', 'attack', 4 / 25],
  ['protection', 'fall', 4 / 25],
  ['feather_falling', 'fall', 12 / 25],
  ['feather_falling', 'attack', 0],
  ['fire_protection', 'lava', 8 / 25],
  ['blast_protection', 'explosion', 8 / 25],
  ['projectile_protection', 'arrow', 8 / 25],
  ['unbreaking', 'attack', 0],
])('%s IV against %s', (enchantment, source, share) => {
  expect(protectionFactor([boots(enchantment, 4)], source)).toBeCloseTo(share)
})

test('enchantments never stop more than four fifths', () => {
  const worn = [boots('protection', 4), boots('feather_falling', 10), undefined]
  expect(protectionFactor(worn, 'fall')).toBe(0.8)
})
