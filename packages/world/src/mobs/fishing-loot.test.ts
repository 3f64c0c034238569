import { expect, test } from 'vitest'
import { createRandomSource } from '../context/random-source.ts'
import { fishingLoot } from './fishing-loot.ts'

test('most catches are fish, a tenth is junk and a twentieth treasure', () => {
  const random = createRandomSource(7)
  const names = Array.from({ length: 10_000 }, () => fishingLoot(random).name)
  const share = (pattern: RegExp): number => names.filter((name) => pattern.test(name)).length / names.length
  expect(share(/^(cod|salmon|pufferfish|tropical_fish)$/)).toBeCloseTo(0.85, 1)
  expect(share(/^(bow|name_tag|nautilus_shell|saddle)$/)).toBeCloseTo(0.04, 1)
  expect(share(/^cod$/)).toBeGreaterThan(share(/^salmon$/))
})
