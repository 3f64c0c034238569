import type { Mechanic } from '../context/mechanic.ts'
import type { WorldContext } from '../context/world-context.ts'
import { createContainer, type Container } from '../items/container.ts'
import { withCount, type ItemStack } from '../items/item-stack.ts'
import { playSound } from '../protocol/sound-packet.ts'
import { smithingResult, upgradeTemplate } from '../rules/index.ts'
import { openStation, type StationInput } from '../stations/open-station.ts'

// https://minecraft.wiki/w/Smithing_Table: a template came to stand before the other two slots with 1.20.
const base: StationInput = { accepts: ({ name }) => smithingResult(name, 'netherite_ingot') !== undefined }
const addition: StationInput = { accepts: ({ name }) => name === 'netherite_ingot' }
const template: StationInput = { accepts: ({ name }) => name === upgradeTemplate }

/** Lets smithing tables turn diamond gear into netherite, wear and enchantments kept. */
export function createSmithing(): Mechanic {
  return {
    name: 'smithing',
    useBlock(world, { player, position, state }) {
      if (state.name !== 'smithing_table') return false
      const needsTemplate = world.isAtLeast('1.20')
      const inputs = needsTemplate ? [template, base, addition] : [base, addition]
      const grid = createContainer(inputs.length)
      openStation(world, player, {
        windowType: 'minecraft:smithing',
        title: 'Upgrade Gear',
        position,
        grid,
        inputs,
        // Clients built on prismarine-windows know no slot for the template.
        isMiscounted: needsTemplate,
        result: {
          get: () => upgraded(world, grid, needsTemplate),
          onTake(stack) {
            for (let slot = 0; slot < grid.size; slot += 1) {
              const laid = grid.get(slot)
              grid.set(slot, laid && withCount(laid, laid.count - 1))
            }
            playSound(world, position, { name: 'block.smithing_table.use', category: 'block' })
            world.events.emit('item-craft', { player, stack })
          },
        },
      })
      return true
    },
  }
}

function upgraded(world: WorldContext, grid: Container, needsTemplate: boolean): ItemStack | undefined {
  const [gear, metal] = needsTemplate ? [grid.get(1), grid.get(2)] : [grid.get(0), grid.get(1)]
  if (!gear || !metal || (needsTemplate && !grid.get(0))) return undefined
  const name = smithingResult(gear.name, metal.name)
  return name !== undefined && world.items.has(name) ? { ...gear, name, count: 1 } : undefined
}
