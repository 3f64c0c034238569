import { expect, test } from 'vitest'
import { allPrimitives } from './all-primitives.ts'
import { describePrimitives } from './describe-primitives.ts'

test('shows signature, meaning, parameters and example', () => {
  expect(describePrimitives(allPrimitives.filter(({ name }) => name === 'mineBlock'))).toMatchInlineSnapshot(`
    "// Mines up to \`count\` blocks of one kind within 32 blocks and picks up what they drop.
    //   name: block name, such as oak_log, stone or iron_ore
    //   count: how many
    async function mineBlock(bot, name, count = 1)
    // Example: await mineBlock(bot, "oak_log", 3)"
  `)
})

test('names what a primitive returns when that is not its result', () => {
  const text = describePrimitives(allPrimitives.filter(({ name }) => name === 'exploreUntil'))
  expect(text).toContain('// Returns what the callback returned, or null when the time ran out.')
})

test('describes every primitive once', () => {
  const text = describePrimitives(allPrimitives)
  for (const { name } of allPrimitives) expect(text.split(`async function ${name}(`)).toHaveLength(2)
})
