import type { Entity } from '../context/entity.ts'
import { asMob, isBaby } from '../context/mob.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { MobSnapshot, PlayerSnapshot } from './world-handle.ts'

/** Copies a player for the handle. */
export function playerSnapshot(player: Player): PlayerSnapshot {
  const inventory: Record<string, number> = {}
  for (const stack of player.inventory.toArray()) {
    if (stack) inventory[stack.name] = (inventory[stack.name] ?? 0) + stack.count
  }
  const effects = [...player.effects].map(
    ([name, { amplifier, ticksLeft }]) => [name, { amplifier, ticksLeft }] as const,
  )
  const { name, gameMode, health, food, experience, isDead } = player
  const { x, y, z, dimension } = player.position
  return {
    name,
    position: { x, y, z },
    dimension,
    gameMode,
    health,
    food,
    experience,
    isDead,
    effects: Object.fromEntries(effects),
    inventory,
    stacks: player.inventory.toArray().flatMap((stack) => (stack ? [{ ...stack }] : [])),
  }
}

/** Copies a living creature for the handle; absent for everything else. */
export function mobSnapshot(entity: Entity | undefined): MobSnapshot | undefined {
  const mob = asMob(entity)
  if (!mob || mob.isDead) return undefined
  const { x, y, z, dimension } = mob.position
  const { target } = mob.mind
  return {
    id: mob.id,
    name: mob.typeName,
    position: { x, y, z },
    dimension,
    health: mob.health,
    maxHealth: mob.maxHealth,
    isBaby: isBaby(mob),
    equipment: Object.fromEntries(
      Object.entries(mob.equipment).map(([slot, stack]) => [slot, stack?.name ?? '']),
    ),
    ...(target && { target: target.name }),
  }
}

/** Copies all living creatures. */
export function mobSnapshots(world: WorldContext): readonly MobSnapshot[] {
  return [...world.entities.all()].flatMap((entity) => mobSnapshot(entity) ?? [])
}
