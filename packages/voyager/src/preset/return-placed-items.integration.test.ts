import { openGame } from '@voyager-mc/game'
import { expect, test } from 'vitest'
import { returnPlacedItems } from './return-placed-items.ts'

test('a block that a failed attempt has placed is held again', async () => {
  const environment = await openGame({
    world: { seed: 1 },
    operator: { reset: true, returnPlacedItems: true },
  })
  await environment.reset({ mode: 'hard', inventory: { oak_planks: 1 } })
  const step = await environment.step({
    name: 'place',
    source: `async function place(bot) {
      await placeItem(bot, "oak_planks", bot.entity.position.offset(1, 0, 0));
    }`,
  })
  expect(step.observation.inventory).toEqual({})
  const program = returnPlacedItems(step)
  if (program === undefined) throw new TypeError('nothing was placed')
  const cleaned = await environment.step(program)
  expect(cleaned.observation.inventory).toEqual({ oak_planks: 1 })
  await environment.close()
})
