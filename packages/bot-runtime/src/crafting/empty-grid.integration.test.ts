import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'
import { allPrimitives } from '../primitives/all-primitives.ts'
import { definePrimitive } from '../primitives/define-primitive.ts'
import { succeeded } from '../primitives/primitive-result.ts'

/** Leaves the dirt that is held in the crafting grid, or on the cursor, as a click that was broken off does. */
const litter = definePrimitive({
  name: 'litter',
  summary: 'Leaves dirt in the crafting grid.',
  parameters: { slot: { type: 'number', summary: 'slot of the grid, or 0 for the cursor', fallback: 0 } },
  example: 'await litter(bot)',
  async run({ bot }, { slot }) {
    const dirt = bot.inventory.items().find(({ name }) => name === 'dirt')
    await bot.clickWindow(dirt?.slot ?? 0, 0, 0)
    if (slot > 0) await bot.clickWindow(slot, 0, 0)
    return succeeded({})
  },
})

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
beforeEach(() => platform.enter({ primitives: [...allPrimitives, litter] }))
afterAll(() => platform.stop())

test.each([0, 1, 2, 3, 4])(
  'what lies in the crafting grid or on the cursor keeps nobody from crafting (%i)',
  { retry: 0 },
  async (slot) => {
    platform.give('dirt', 3)
    platform.give('oak_log', 2)
    await platform.run('await bot.waitForTicks(5)')
    expect(
      await platform.call(`await litter(bot, ${slot}); await craftItem(bot, "oak_planks", 1)`),
    ).toMatchObject({ status: 'succeeded', detail: { gained: 4 } })
    const { observation } = await platform.run('await bot.waitForTicks(5)')
    expect(platform.self().inventory).toEqual({ dirt: 3, oak_log: 1, oak_planks: 4 })
    expect(observation.inventory).toEqual({ dirt: 3, oak_log: 1, oak_planks: 4 })
  },
)
