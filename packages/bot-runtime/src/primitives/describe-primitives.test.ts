import { describePrimitives } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { allPrimitives } from './all-primitives.ts'

test('shows signature, meaning and parameters in one line', () => {
  expect(describePrimitives(allPrimitives.filter(({ name }) => name === 'mineBlock'))).toMatchInlineSnapshot(
    `"mineBlock(bot, name, count = 1) // Mines up to \`count\` blocks of one kind within 32 blocks and picks up what they drop. name: block name, such as oak_log, stone or iron_ore."`,
  )
})

test('shows an example where a parameter is a function, and what comes back', () => {
  const text = describePrimitives(allPrimitives.filter(({ name }) => name === 'exploreUntil'))
  expect(text).toMatchInlineSnapshot(
    `"exploreUntil(bot, direction, maxTime = 60, callback = () => false, names = []) // Walks or digs in a direction until the callback returns something truthy: to known places of what is looked for, then to new land. direction: Vec3 of -1, 0 or 1 per axis; y = -1 digs a staircase down, or a shaft where x and z are 0; maxTime: seconds, at most 1200; callback: asked about every second; names: blocks, creatures, biomes or structures looked for. Returns what the callback returned, or null when the time ran out. Example: const log = await exploreUntil(bot, new Vec3(1, 0, 1), 60, () => bot.findBlock({ matching: mcData.blocksByName["oak_log"].id, maxDistance: 32 }))"`,
  )
})

test('describes every primitive in one line', () => {
  const lines = describePrimitives(allPrimitives).split('\n')
  expect(lines.map((line) => line.split('(bot')[0])).toEqual(allPrimitives.map(({ name }) => name))
})
