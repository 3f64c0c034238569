import type { BlockUse } from '../context/clicks.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { WorldContext } from '../context/world-context.ts'
import { giveOrDrop } from '../inventory/drop-from-player.ts'
import { spendHeld } from '../inventory/spend-held.ts'
import type { ItemStack } from '../items/item-stack.ts'

const full = 3

/** Lets cauldrons hold water for three bottles or a bucket, and lava from 1.17 on. */
export function createCauldrons(): Mechanic {
  return {
    name: 'cauldrons',
    useBlock(world, use) {
      const { state, stack } = use
      if (!/^((water|lava)_)?cauldron$/.test(state.name) || !stack) return false
      return change(world, { ...use, stack })
    },
  }
}

type CauldronUse = BlockUse & { readonly stack: ItemStack }

function change(world: WorldContext, use: CauldronUse): boolean {
  const { stack, state } = use
  const level = Number(state.properties['level'] ?? 0)
  const isLava = state.name === 'lava_cauldron'
  switch (stack.name) {
    case 'water_bucket':
      return setWater(world, use, full, { name: 'bucket', count: 1 })
    case 'lava_bucket':
      if (world.blocks.idOf('lava_cauldron') === undefined) return false
      world.blocks.place(use.position, 'lava_cauldron')
      return exchange(world, use, { name: 'bucket', count: 1 })
    case 'bucket':
      if (isLava) {
        world.blocks.place(use.position, 'cauldron')
        return exchange(world, use, { name: 'lava_bucket', count: 1 })
      }
      return level === full && setWater(world, use, 0, { name: 'water_bucket', count: 1 })
    case 'glass_bottle':
      return level > 0 && setWater(world, use, level - 1, { name: 'potion', count: 1, potion: 'water' })
    case 'potion':
      if (stack.potion !== 'water' || isLava || level === full) return false
      return setWater(world, use, level + 1, { name: 'glass_bottle', count: 1 })
    default:
      return false
  }
}

// Before 1.17 one block held all levels of water, empty ones too.
function setWater(world: WorldContext, use: CauldronUse, level: number, left: ItemStack): boolean {
  const hasOwnName = world.blocks.idOf('water_cauldron') !== undefined
  if (!hasOwnName) world.blocks.place(use.position, 'cauldron', { level })
  else if (level === 0) world.blocks.place(use.position, 'cauldron')
  else world.blocks.place(use.position, 'water_cauldron', { level })
  return exchange(world, use, left)
}

function exchange(world: WorldContext, { player, hand }: CauldronUse, left: ItemStack): boolean {
  spendHeld(player, hand)
  if (player.gameMode !== 'creative') giveOrDrop(world, player, left)
  return true
}
