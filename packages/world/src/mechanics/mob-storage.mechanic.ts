import type { Mechanic } from '../context/mechanic.ts'
import type { JsonValue } from '../context/json-value.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { asMob, type Mob } from '../context/mob.ts'
import { spawnMob } from '../mobs/spawn-mob.ts'

interface SavedMob {
  readonly name: string
  readonly position: Place
  readonly health: number
  readonly size: number
  readonly coat: string | undefined
  readonly profession: string | undefined
  /** Ticks until a young one is grown; 0 for adults. */
  readonly childhoodTicks: number
  /** Stock of a villager; absent when nobody asked. */
  readonly stock: { readonly uses: readonly number[]; readonly restockTicks: number } | undefined
}

/** Keeps the animals with the world; monsters come back by themselves. */
export function createMobStorage(): Mechanic {
  return {
    name: 'mob-storage',
    save(world) {
      const mobs: SavedMob[] = []
      for (const entity of world.entities.all()) {
        const mob = asMob(entity)
        if (mob?.mind.isPersistent && !mob.isDead) mobs.push(record(world, mob))
      }
      // Records are made of JSON-safe fields only.
      return mobs as unknown as JsonValue
    },
    load(world, data) {
      if (!Array.isArray(data)) return
      // Written by save above; the storage checks the file's version and shape as a whole.
      for (const saved of data as unknown as readonly SavedMob[]) restore(world, saved)
    },
  }
}

function record(world: WorldContext, mob: Mob): SavedMob {
  const { typeName, position, health, size, coat, profession, mind, stock } = mob
  return {
    name: typeName,
    position: { ...position },
    health,
    size,
    coat,
    profession,
    childhoodTicks: mind.grownAtTick > 0 ? Math.max(1, mind.grownAtTick - world.tick) : 0,
    stock: stock && { uses: [...stock.uses], restockTicks: Math.max(0, stock.restockAtTick - world.tick) },
  }
}

function restore(world: WorldContext, saved: SavedMob): void {
  const { name, position, health, size, coat, profession, childhoodTicks, stock } = saved
  const mob = spawnMob(world, name, {
    position,
    size,
    isPersistent: true,
    isBaby: childhoodTicks > 0,
    ...(coat !== undefined && { coat }),
    ...(profession !== undefined && { profession }),
  })
  if (!mob) return
  mob.health = Math.min(mob.maxHealth, health)
  if (childhoodTicks > 0) mob.mind.grownAtTick = world.tick + childhoodTicks
  if (stock) mob.stock = { uses: [...stock.uses], restockAtTick: world.tick + stock.restockTicks }
}
