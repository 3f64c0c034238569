import { describePrimitives } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { allPrimitives } from './all-primitives.ts'

test('shows signature, meaning and parameters in one line', () => {
  expect(describePrimitives(allPrimitives.filter(({ name }) => name === 'mineBlock'))).toMatchInlineSnapshot(
    `"mineBlock(bot, name, count = 1) // Mines count blocks called name within 32 blocks and picks up the drops."`,
  )
})

test('shows an example where a parameter is a function, and what comes back', () => {
  const text = describePrimitives(allPrimitives.filter(({ name }) => name === 'exploreUntil'))
  expect(text).toMatchInlineSnapshot(
    `"exploreUntil(bot, direction, maxTime = 60, callback = () => false, names = []) // Walks or digs in direction (-1, 0 or 1 per axis; y -1 a staircase down, alone a shaft), first to known places of names (ores: then to their height), until callback is truthy or maxTime seconds are over. Returns what it gave, or null. Example: await exploreUntil(bot, new Vec3(1, 0, 1), 60, () => bot.findBlock({ matching: mcData.blocksByName.oak_log.id, maxDistance: 32 }))"`,
  )
})

test('describes every primitive in one line', () => {
  const lines = describePrimitives(allPrimitives).split('\n')
  expect(lines.map((line) => line.split('(bot')[0])).toEqual(allPrimitives.map(({ name }) => name))
})
