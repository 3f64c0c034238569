import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed, succeeded } from './primitive-result.ts'

// Blocks around the remembered place in which the placed block is looked for.
const searchRadius = 4

/** Takes placed items back by operator commands; what the original does after a failed attempt. */
export const givePlacedItemBack: Primitive = definePrimitive({
  name: 'givePlacedItemBack',
  // As in the original: it takes an operator power.
  isUnlisted: true,
  summary: 'Removes placed blocks and returns their items; needs the operator power returnPlacedItems.',
  parameters: {
    names: { type: 'strings', summary: 'item names, such as ["crafting_table"]' },
    positions: { type: 'positions', summary: 'where each was placed' },
  },
  example: 'await givePlacedItemBack(bot, ["furnace"], [new Vec3(3, 64, 5)])',
  async run({ bot, signal, operator }, { names, positions }) {
    if (!operator.allows('returnPlacedItems')) {
      return failed('refused', 'Placed items are not returned here: the power returnPlacedItems is off', {})
    }
    const returned: string[] = []
    operator.run('returnPlacedItems', 'gamerule doTileDrops false')
    for (const [index, name] of names.entries()) {
      const wished = positions[index]
      const found = findNearestBlocks(bot, { names: [name], maxDistance: 64, limit: 64 }).find(
        (position) => !wished || position.distanceTo(wished) <= searchRadius,
      )
      if (!found) continue
      operator.run('returnPlacedItems', `setblock ${found.x} ${found.y} ${found.z} air destroy`)
      operator.run('returnPlacedItems', `give @s ${name} 1`)
      returned.push(name)
      await waitForTicks(bot, 4, { signal })
    }
    operator.run('returnPlacedItems', 'gamerule doTileDrops true')
    return succeeded({ returned })
  },
})
