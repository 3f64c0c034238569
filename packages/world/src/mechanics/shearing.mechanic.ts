import { handSlot } from '../context/player.ts'
import { z } from 'zod'
import { keptState } from '../context/kept-state.ts'
import { offsetBy } from '../context/position.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { WorldContext } from '../context/world-context.ts'
import { wearItem } from '../inventory/wear-item.ts'
import { asMob, isBaby, type Mob } from '../context/mob.ts'
import { coatMetadata } from '../mobs/sheep-coat.ts'

const mostWool = 3
// A sheep eats grass about once in fifty seconds, which gives it its coat back.
const grazeIntervalTicks = 20
const grazeChance = 1 / 50

/** Lets shears take the wool of sheep, which grows again when they graze. */
export function createShearing(): Mechanic {
  // The colours that come back, by the number of the sheep.
  const shorn = new Map<number, string>()
  return {
    name: 'shearing',
    useEntity(world, { player, hand, target }) {
      const sheep = asMob(target)
      const slot = handSlot(player, hand)
      if (sheep?.typeName !== 'sheep' || player.inventory.get(slot)?.name !== 'shears') return false
      const { coat } = sheep
      if (coat === undefined || sheep.isDead || isBaby(sheep)) return false
      const count = 1 + Math.floor(world.random() * mostWool)
      const position = offsetBy(sheep.position, { x: 0, y: 1, z: 0 })
      world.entities.dropItem({ name: `${coat}_wool`, count }, { position })
      shorn.set(sheep.id, coat)
      sheep.coat = undefined
      world.entities.setMetadata(sheep, 'wool', coatMetadata(coat, { isShorn: true }))
      wearItem(world, player, { points: 1, slot })
      return true
    },
    kept: keptState({
      schema: z.array(z.tuple([z.int(), z.string()])),
      save: () => [...shorn],
      load(_world, coats) {
        shorn.clear()
        for (const [id, coat] of coats) shorn.set(id, coat)
      },
    }),
    tick(world) {
      if (shorn.size === 0 || world.tick % grazeIntervalTicks !== 0) return
      for (const [id, coat] of shorn) {
        const entity = world.entities.get(id)
        const sheep = entity && asMob(entity)
        if (!sheep || sheep.isDead) shorn.delete(id)
        else if (world.random() < grazeChance && graze(world, sheep)) {
          shorn.delete(id)
          sheep.coat = coat
          world.entities.setMetadata(sheep, 'wool', coatMetadata(coat, { isShorn: false }))
        }
      }
    },
  }
}

function graze(world: WorldContext, sheep: Mob): boolean {
  const ground = offsetBy(sheep.position, { x: 0, y: -0.5, z: 0 })
  if (world.blocks.at(ground).name !== 'grass_block') return false
  if (world.gamerules.mobGriefing) world.blocks.place(ground, 'dirt')
  return true
}
