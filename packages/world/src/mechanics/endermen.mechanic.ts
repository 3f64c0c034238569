import { noHit } from '../context/damage.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { WorldContext } from '../context/world-context.ts'
import { hurtMob } from '../combat/hurt-mob.ts'
import { isStandable } from '../mobs/is-standable.ts'
import type { Mob } from '../context/mob.ts'

const senseTicks = 10
const reachBlocks = 16
const maxTries = 12
const height = 3

/** Lets endermen vanish to another place when they are wet, have been hurt or are about to be hit from afar. */
export function createEndermen(): Mechanic {
  return {
    name: 'endermen',
    tickMob: {
      enderman(world, enderman) {
        if ((world.tick + enderman.id) % senseTicks !== 0) return
        if (enderman.isDead || !enderman.mind.isAwake) return
        const isWet = world.blocks.at(enderman.position).name === 'water'
        if (isWet) hurtMob(world, enderman, { amount: 1, source: 'drown' })
        const isShaken = world.tick - enderman.hurtAtTick < senseTicks && world.random() < 0.3
        if ((isWet || isShaken) && !enderman.isDead) vanish(world, enderman)
      },
    },
    // https://minecraft.wiki/w/Enderman#Teleportation: nothing that flies hurts one, nor makes it angry.
    damageMob(world, { mob, damage }) {
      if (mob.typeName !== 'enderman' || damage.source !== 'arrow') return
      damage.amount = noHit
      vanish(world, mob)
    },
  }
}

function vanish(world: WorldContext, { position }: Mob): void {
  const offset = (): number => Math.floor((world.random() * 2 - 1) * reachBlocks)
  for (let tries = 0; tries < maxTries; tries += 1) {
    const [x, z] = [Math.floor(position.x) + offset(), Math.floor(position.z) + offset()]
    if (!world.blocks.isLoaded({ ...position, x, z })) continue
    for (let y = Math.floor(position.y) + 4; y > position.y - 8; y -= 1) {
      const place = { ...position, x, y, z }
      if (!isStandable(world, place, height) || world.blocks.at(place).name === 'water') continue
      Object.assign(position, { x: x + 0.5, y, z: z + 0.5 })
      return
    }
  }
}
