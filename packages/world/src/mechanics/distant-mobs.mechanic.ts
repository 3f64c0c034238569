import { z } from 'zod'
import { columnKey } from '../columns/column-key.ts'
import { keptState } from '../context/kept-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { asMob, type Mob } from '../context/mob.ts'
import type { WorldContext } from '../context/world-context.ts'
import { keepMob, mobRecordShape, reviveMob, type MobRecord } from '../mobs/mob-record.ts'

// Columns that nobody sees leave memory every 400 ticks.
const lookTicks = 200

// What a creature may show that its record gives back by itself.
const plainKeys = new Set([
  'baby',
  'wool',
  'size',
  'villager_data',
  'attach_face',
  'attach_pos',
  'peek',
  'color',
])

/** Lets creatures in columns that nobody sees leave the world's entities, and brings them back with their column. */
export function createDistantMobs(): Mechanic {
  const away = new Map<number, MobRecord[]>()
  // No client has seen such a revision.
  let revision = -1_000_000
  return {
    name: 'distant-mobs',
    tick(world) {
      if (world.tick % lookTicks !== 0) return
      for (const entity of Array.from(world.entities.all())) {
        if (world.blocks.isLoaded(entity.position)) continue
        const mob = asMob(entity)
        if (!mob || !isPlain(world, mob)) continue
        const { x, z, dimension } = mob.position
        const key = columnKey({ dimension, chunkX: Math.floor(x) >> 4, chunkZ: Math.floor(z) >> 4 })
        away.set(key, [...(away.get(key) ?? []), keepMob(mob)])
        world.entities.remove(mob)
      }
    },
    columnViewed(world, { dimension, chunkX, chunkZ }) {
      const key = columnKey({ dimension, chunkX, chunkZ })
      const records = away.get(key) ?? []
      away.delete(key)
      for (const record of records) {
        revision -= 1
        const mob = reviveMob(world, record, { revision, playerNamed: () => undefined })
        if (mob) world.entities.add(mob)
      }
    },
    kept: keptState({
      schema: z.array(z.tuple([z.int(), z.array(mobRecordShape)])),
      save: () => [...away].map(([key, records]): [number, MobRecord[]] => [key, [...records]]),
      load(_world, kept) {
        away.clear()
        for (const [key, records] of kept) away.set(key, records)
      },
    }),
  }
}

// Others of its parts, a rider or a shorn coat among them, are known to mechanics that would miss it.
function isPlain(world: WorldContext, mob: Mob): boolean {
  return (
    !mob.isDead &&
    !mob.traits.isBoss &&
    mob.mind.target === undefined &&
    (mob.typeName !== 'sheep' || mob.coat !== undefined) &&
    [...mob.metadata.keys()].every((key) => plainKeys.has(key)) &&
    world.players.every(({ vehicleId }) => vehicleId !== mob.id)
  )
}
