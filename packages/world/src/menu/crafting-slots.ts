import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { Container } from '../items/container.ts'
import { withCount, type ItemStack } from '../items/item-stack.ts'
import { dropFromPlayer } from '../inventory/drop-from-player.ts'
import { giveToInventory } from '../inventory/give-to-inventory.ts'
import { remainderOf, type RecipeIndex } from '../rules/index.ts'
import { containerSlot } from './create-menu.ts'
import type { MenuSlot } from '../context/menu.ts'

/** The result slot and the cells of a crafting grid; the result is always derived from the cells. */
export function craftingSlots(
  world: WorldContext,
  {
    player,
    grid,
    width,
    recipes,
  }: {
    readonly player: Player
    readonly grid: Container
    readonly width: number
    readonly recipes: RecipeIndex
  },
): readonly MenuSlot[] {
  let seenRevision = -1
  let made: ItemStack | undefined
  const result = (): ItemStack | undefined => {
    if (seenRevision !== grid.revision) {
      seenRevision = grid.revision
      made = craft(world, { grid, width, recipes })
    }
    return made
  }
  const resultSlot: MenuSlot = {
    isResult: true,
    get: result,
    // Nothing is stored: taking the result is what onTake pays for.
    set: () => undefined,
    onTake(stack) {
      consume(world, player, grid)
      world.events.emit('item-craft', { player, stack })
    },
  }
  return [resultSlot, ...Array.from({ length: grid.size }, (_, index) => containerSlot(grid, index))]
}

function craft(
  world: WorldContext,
  {
    grid,
    width,
    recipes,
  }: { readonly grid: Container; readonly width: number; readonly recipes: RecipeIndex },
): ItemStack | undefined {
  const ids = grid.toArray().map((stack) => stack && world.items.idOf(stack.name))
  const match = recipes.match(ids, width)
  const name = match && world.items.nameOf(match.id)
  return match && name !== undefined ? { name, count: match.count } : undefined
}

function consume(world: WorldContext, player: Player, grid: Container): void {
  for (let index = 0; index < grid.size; index += 1) {
    const stack = grid.get(index)
    if (!stack) continue
    const left = withCount(stack, stack.count - 1)
    const remainderName = remainderOf(stack.name)
    const remainder = remainderName === undefined ? undefined : { name: remainderName, count: 1 }
    grid.set(index, left ?? remainder)
    if (!left || !remainder) continue
    const homeless = giveToInventory(world, player, remainder)
    if (homeless) dropFromPlayer(world, player, homeless)
  }
}
