import type { Bot } from 'mineflayer'
import { expect, test } from 'vitest'
import { isTired } from './is-tired.ts'

// Only the effects are read.
const withEffects = (...effects: { id: number; amplifier: number }[]): Bot =>
  ({
    entity: { effects: Object.fromEntries(effects.map((effect) => [effect.id, effect])) },
  }) as unknown as Bot

test('the curse of an elder guardian tires the arms; slight fatigue and other effects do not', () => {
  expect(isTired(withEffects({ id: 4, amplifier: 2 }))).toBe(true)
  expect(isTired(withEffects({ id: 4, amplifier: 0 }))).toBe(false)
  expect(isTired(withEffects({ id: 3, amplifier: 2 }))).toBe(false)
  expect(isTired(withEffects())).toBe(false)
})
