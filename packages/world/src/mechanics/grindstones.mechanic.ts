import type { Mechanic } from '../context/mechanic.ts'
import { centreOf } from '../context/position.ts'
import { dropExperience } from '../entities/drop-experience.ts'
import { createContainer } from '../items/container.ts'
import type { ItemStack } from '../items/item-stack.ts'
import { playSound } from '../protocol/sound-packet.ts'
import { rulesOf, type EnchantmentRule } from '../rules/index.ts'
import { grindstoneExperience, grindstoneResult, type GrindstoneJob } from '../stations/grindstone-result.ts'
import { openStation } from '../stations/open-station.ts'

/** Lets grindstones take enchantments off for experience, and make one of two worn items. */
export function createGrindstones(): Mechanic {
  let rules: readonly EnchantmentRule[] = []
  return {
    name: 'grindstones',
    start(world) {
      rules = rulesOf(world.registry)
    },
    useBlock(world, { player, position, state }) {
      if (state.name !== 'grindstone') return false
      const grid = createContainer(2)
      const job = (): GrindstoneJob => ({
        upper: grid.get(0),
        lower: grid.get(1),
        rules,
        items: world.items,
      })
      const accepts = ({ name, enchantments }: ItemStack): boolean =>
        world.items.maxDurability(name) !== undefined || enchantments !== undefined
      openStation(world, player, {
        windowType: 'minecraft:grindstone',
        title: 'Repair & Disenchant',
        position,
        grid,
        inputs: [{ accepts }, { accepts }],
        result: {
          get: () => grindstoneResult(job()),
          onTake(stack) {
            const least = grindstoneExperience(job())
            grid.set(0, undefined)
            grid.set(1, undefined)
            dropExperience(world, least + Math.floor(world.random() * least), centreOf(position))
            playSound(world, position, { name: 'block.grindstone.use', category: 'block' })
            world.events.emit('item-craft', { player, stack })
          },
        },
      })
      return true
    },
  }
}
