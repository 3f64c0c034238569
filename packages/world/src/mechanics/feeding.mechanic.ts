import { handSlot } from '../context/player.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { WorldContext } from '../context/world-context.ts'
import { spendHeld } from '../inventory/spend-held.ts'
import { asMob, isBaby, type Mob } from '../context/mob.ts'

const loveTicks = 600
const heartStatus = 18
// Food makes the young grow faster, by a tenth of what is left.
const growthShare = 0.1

/** Lets players feed animals: grown ones fall in love, young ones grow faster. */
export function createFeeding(): Mechanic {
  return {
    name: 'feeding',
    useEntity(world, { player, hand, target }) {
      const mob = asMob(target)
      const stack = player.inventory.get(handSlot(player, hand))
      if (!mob || mob.isDead || !stack || !mob.traits.foods.includes(stack.name)) return false
      if (!eat(world, mob)) return false
      if (stack.name.endsWith('_bucket') && player.gameMode !== 'creative')
        player.inventory.set(handSlot(player, hand), { name: 'water_bucket', count: 1 })
      else spendHeld(player, hand)
      return true
    },
  }
}

function eat(world: WorldContext, mob: Mob): boolean {
  const { mind } = mob
  if (mob.health < mob.maxHealth && mob.traits.temper !== 'passive') {
    mob.health = Math.min(mob.maxHealth, mob.health + 4)
    return true
  }
  if (isBaby(mob)) {
    mind.grownAtTick -= Math.ceil((mind.grownAtTick - world.tick) * growthShare)
    return true
  }
  if (world.tick < mind.breedAtTick || world.tick < mind.loveUntilTick) return false
  mind.loveUntilTick = world.tick + loveTicks
  mind.thinkAtTick = world.tick
  mind.isPersistent = true
  world.broadcastNear(mob, 'entity_status', { entityId: mob.id, entityStatus: heartStatus })
  return true
}
