import { z } from 'zod'
import { keptState } from '../context/kept-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { asMob, type Mob } from '../context/mob.ts'
import { heldItem, type Player } from '../context/player.ts'
import { distanceBetween } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { spendHeld } from '../inventory/spend-held.ts'
import { stand, walkTowards } from '../mobs/walk-towards.ts'

// https://minecraft.wiki/w/Lead#Behavior
const pullBlocks = 6
const breakBlocks = 10
const stubborn: readonly string[] = ['villager', 'wandering_trader', 'bat', 'panda', 'turtle', 'ocelot']

// Clients that come later learn of leads this often.
const tellTicks = 100

/** Lets creatures that are not hostile be led by players; fences hold no leads here. */
export function createLeads(): Mechanic {
  // Names of those who hold them, by the number of the creature.
  const holders = new Map<number, string>()
  const holderOf = (world: WorldContext, mob: Mob): Player | undefined =>
    world.players.find(({ name }) => name === holders.get(mob.id))
  const letGo = (world: WorldContext, mob: Mob): void => {
    holders.delete(mob.id)
    world.broadcastNear(mob, 'attach_entity', { entityId: mob.id, vehicleId: -1 })
    world.entities.dropItem({ name: 'lead', count: 1 }, { position: mob.position })
  }
  return {
    name: 'leads',
    useEntity(world, { player, hand, target }) {
      const mob = asMob(target)
      if (!mob || mob.isDead) return false
      if (holders.get(mob.id) === player.name) {
        letGo(world, mob)
        return true
      }
      if (heldItem(player, hand)?.name !== 'lead' || holders.has(mob.id) || !isLed(mob)) return false
      holders.set(mob.id, player.name)
      world.broadcastNear(mob, 'attach_entity', { entityId: mob.id, vehicleId: player.id })
      spendHeld(player, hand)
      return true
    },
    tickEntity(world, entity) {
      const mob = holders.has(entity.id) ? asMob(entity) : undefined
      if (!mob || mob.isDead) return
      const holder = holderOf(world, mob)
      if (!holder) return
      if ((world.tick + mob.id) % tellTicks === 0)
        world.broadcastNear(mob, 'attach_entity', { entityId: mob.id, vehicleId: holder.id })
      const distance = distanceBetween(mob.position, holder.position)
      if (distance > breakBlocks || holder.isDead) letGo(world, mob)
      else if (distance > pullBlocks) {
        walkTowards(mob, holder.position, 1)
        mob.mind.thinkAtTick = world.tick + 2
      } else if (distance > pullBlocks - 1) stand(mob)
    },
    mobDied(world, mob) {
      if (holders.has(mob.id)) letGo(world, mob)
    },
    kept: keptState({
      schema: z.array(z.tuple([z.int(), z.string()])),
      save: () => [...holders],
      load(_world, kept) {
        holders.clear()
        for (const [id, name] of kept) holders.set(id, name)
      },
    }),
  }
}

const isLed = ({ traits, typeName }: Mob): boolean =>
  (traits.temper !== 'hostile' || typeName === 'hoglin' || typeName === 'zoglin') &&
  !stubborn.includes(typeName)
