import type { Damage } from '../context/damage.ts'
import { offsetBy } from '../context/position.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { dropExperience } from '../entities/drop-experience.ts'
import { mobDrops, mobExperience } from '../rules/index.ts'
import { isBaby, type Mob } from '../context/mob.ts'

const deathStatus = 3
// The body lies for a second before it turns to smoke.
const bodyTicks = 20
// A kill belongs to the player who hurt the mob within five seconds.
const claimTicks = 100

/** Kills a mob: its body falls over, its items drop and its experience goes to the player who fought it. */
export function killMob(world: WorldContext, mob: Mob, damage: Damage): void {
  if (mob.isDead) return
  mob.isDead = true
  mob.health = 0
  mob.mind.goneAtTick = world.tick + bodyTicks
  world.broadcastNear(mob, 'entity_status', { entityId: mob.id, entityStatus: deathStatus })
  const isClaimed = world.tick - mob.mind.playerHitAtTick <= claimTicks
  if (world.gamerules.doMobLoot && !isBaby(mob)) dropLoot(world, mob, isClaimed)
  if (world.gamerules.doMobLoot && isClaimed) dropEquipment(world, mob)
  world.hooks.mobDied(mob)
  const killer = isClaimed ? killerOf(world, mob, damage) : undefined
  if (killer && world.gamerules.doMobLoot) dropExperience(world, experienceOf(world, mob), mob.position)
  world.events.emit('mob-death', { mob, killer })
}

function dropLoot(world: WorldContext, mob: Mob, isClaimed: boolean): void {
  // Only the smallest slimes leave something.
  if (mob.typeName === 'slime' && mob.size > 1) return
  const drops = mobDrops({
    registry: world.registry,
    name: mob.typeName,
    burning: mob.fireTicks > 0,
    looting: mob.mind.looting,
    killedByPlayer: isClaimed,
    wool: mob.coat && `${mob.coat}_wool`,
    random: world.random,
  })
  const position = offsetBy(mob.position, { x: 0, y: 0.4, z: 0 })
  for (const drop of drops) world.entities.dropItem(drop, { position })
}

// https://minecraft.wiki/w/Drops#Equipped_items
const equipmentChance = 0.085

// What monsters wore has seen better days.
function dropEquipment(world: WorldContext, mob: Mob): void {
  for (const stack of Object.values(mob.equipment)) {
    if (!stack || world.random() >= equipmentChance + 0.01 * mob.mind.looting) continue
    const durability = world.items.maxDurability(stack.name)
    const damage = durability && Math.floor(world.random() * durability)
    const worn = damage ? { ...stack, damage } : stack
    world.entities.dropItem(worn, { position: offsetBy(mob.position, { x: 0, y: 0.4, z: 0 }) })
  }
}

function killerOf(world: WorldContext, mob: Mob, { attacker }: Damage): Player | undefined {
  if (attacker?.kind === 'player') return attacker
  return world.players.find(({ name }) => name === mob.mind.lastHitBy)
}

const experienceOf = (world: WorldContext, mob: Mob): number =>
  mobExperience(mob.typeName, { isBaby: isBaby(mob), size: mob.size, random: world.random })
