import type { Mechanic } from '../context/mechanic.ts'
import type { Menu } from '../context/menu.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { createContainer } from '../items/container.ts'
import { withCount, type ItemStack } from '../items/item-stack.ts'
import { readNumber } from '../protocol/read-packet.ts'
import { playSound } from '../protocol/sound-packet.ts'
import { stonecuttingResults } from '../rules/index.ts'
import { openStation } from '../stations/open-station.ts'

interface Cutting {
  readonly menu: Menu
  choices(): readonly ItemStack[]
  choose(index: number): void
}

const none = -1

/** Lets stonecutters cut a stone into what its button was pressed for; buttons stand in the order of names. */
export function createStonecutting(): Mechanic {
  const cuttings = new Map<Player, Cutting>()
  return {
    name: 'stonecutting',
    useBlock(world, { player, position, state }) {
      if (state.name !== 'stonecutter') return false
      const grid = createContainer(1)
      let chosen = none
      let chosenFor: string | undefined
      const choices = (): readonly ItemStack[] => choicesOf(world, grid.get(0))
      const made = (): ItemStack | undefined =>
        grid.get(0)?.name === chosenFor ? choices()[chosen] : undefined
      const menu = openStation(world, player, {
        windowType: 'minecraft:stonecutter',
        title: 'Stonecutter',
        position,
        grid,
        inputs: [{ accepts: (stack) => choicesOf(world, stack).length > 0 }],
        result: {
          get: made,
          onTake(stack) {
            const stone = grid.get(0)
            grid.set(0, stone && withCount(stone, stone.count - 1))
            playSound(world, position, { name: 'ui.stonecutter.take_result', category: 'block' })
            world.events.emit('item-craft', { player, stack })
          },
        },
        properties: () => [[0, made() ? chosen : none]],
      })
      cuttings.set(player, {
        menu,
        choices,
        choose(index) {
          chosen = index
          chosenFor = grid.get(0)?.name
        },
      })
      return true
    },
    packets: {
      enchant_item(_world, player, packet) {
        const cutting = cuttings.get(player)
        const index = readNumber(packet, 'enchantment')
        if (!cutting || player.menu !== cutting.menu || index === undefined) return
        if (readNumber(packet, 'windowId') === cutting.menu.windowId && cutting.choices()[index])
          cutting.choose(index)
      },
    },
    playerLeft: (_world, player) => {
      cuttings.delete(player)
    },
  }
}

function choicesOf(world: WorldContext, stack: ItemStack | undefined): readonly ItemStack[] {
  return stack ? stonecuttingResults(stack.name, { hasItem: (name) => world.items.has(name) }) : []
}
