import type { Mechanic } from '../context/mechanic.ts'
import type { ItemUse } from '../context/clicks.ts'
import { handSlot, type Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { withCount, type ItemStack } from '../items/item-stack.ts'
import { giveOrDrop } from '../inventory/drop-from-player.ts'
import { foodOf } from '../rules/index.ts'
import { eatChorusFruit } from '../survival/eat-chorus-fruit.ts'
import { fullFood, feedPlayer } from '../survival/feed-player.ts'
import { clearEffect, clearEffects, giveEffect } from '../survival/give-effect.ts'
import { mealOf, type Meal } from '../survival/meal-of.ts'
import { potionEffects } from '../survival/potion-effects.ts'

const finishedStatus = 9

interface Bite {
  readonly hand: 'main' | 'off'
  readonly slot: number
  readonly itemName: string
  readonly endTick: number
  readonly meal: Meal
}

/** Lets players eat and drink what they hold, for as long as it takes. */
export function createEating(): Mechanic {
  const bites = new Map<Player, Bite>()
  return {
    name: 'eating',
    useItem(world, use) {
      const bite = startBite(world, use)
      if (!bite) return false
      const current = bites.get(use.player)
      // Clients repeat the click while the key is down.
      if (!current || current.slot !== bite.slot || current.itemName !== bite.itemName)
        bites.set(use.player, bite)
      return true
    },
    tickPlayer(world, player) {
      const bite = bites.get(player)
      if (!bite) return
      const stack = player.inventory.get(bite.slot)
      const isHeld = handSlot(player, bite.hand) === bite.slot && stack?.name === bite.itemName
      if (player.isDead || !isHeld) bites.delete(player)
      else if (world.tick >= bite.endTick) {
        bites.delete(player)
        swallow(world, player, { stack, bite })
      }
    },
    releaseItem: (_world, player) => {
      bites.delete(player)
    },
    playerLeft: (_world, player) => {
      bites.delete(player)
    },
  }
}

function startBite(world: WorldContext, { player, hand, stack }: ItemUse): Bite | undefined {
  const meal = mealOf(stack.name, foodOf(world.registry, stack.name) !== undefined)
  const isHungry = player.food < fullFood || player.gameMode === 'creative'
  if (!meal || (!isHungry && !meal.isAlwaysEdible)) return undefined
  const slot = handSlot(player, hand)
  return { hand, slot, itemName: stack.name, endTick: world.tick + meal.ticks, meal }
}

function swallow(
  world: WorldContext,
  player: Player,
  { stack, bite }: { readonly stack: ItemStack; readonly bite: Bite },
): void {
  // The client waits for this before it looks at its inventory again.
  player.send('entity_status', { entityId: player.id, entityStatus: finishedStatus })
  const { meal, slot } = bite
  if (player.gameMode !== 'creative') useUp(world, player, { stack, slot, leaves: meal.leaves })
  const food = foodOf(world.registry, stack.name)
  if (food) feedPlayer(player, food)
  if (meal.cures === 'all') clearEffects(player)
  else if (meal.cures) clearEffect(player, meal.cures)
  for (const { chance = 1, ...effect } of meal.effects) {
    if (world.random() < chance) giveEffect(world, player, effect)
  }
  for (const effect of potionEffects(stack.potion ?? '')) giveEffect(world, player, effect)
  if (meal.isTeleporting) eatChorusFruit(world, player)
  player.sendVitals()
}

function useUp(
  world: WorldContext,
  player: Player,
  {
    stack,
    slot,
    leaves,
  }: { readonly stack: ItemStack; readonly slot: number; readonly leaves: string | undefined },
): void {
  const rest = withCount(stack, stack.count - 1)
  const remainder = leaves ? { name: leaves, count: 1 } : undefined
  player.inventory.set(slot, rest ?? remainder)
  if (rest && remainder) giveOrDrop(world, player, remainder)
}
