import { primeTnt } from '../combat/prime-tnt.ts'
import { moveBody } from '../entities/move-body.ts'
import { handSlot } from '../context/player.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy } from '../context/position.ts'
import { spendHeld } from '../inventory/spend-held.ts'
import { wearItem } from '../inventory/wear-item.ts'
import { explode } from '../mobs/explode.ts'

// https://minecraft.wiki/w/TNT
const power = 4
const gravity = 0.04
const drag = 0.98
const groundDrag = 0.7

/** Lets TNT be lit by power, flint and fire charges, fall, and blow up after four seconds. */
export function createTnt(): Mechanic {
  return {
    name: 'tnt',
    useBlock(world, { player, hand, stack, position, state }) {
      const isFire = stack?.name === 'flint_and_steel' || stack?.name === 'fire_charge'
      if (state.name !== 'tnt' || !isFire) return false
      world.blocks.set(position, 0)
      primeTnt(world, position)
      if (stack.name === 'flint_and_steel')
        wearItem(world, player, { points: 1, slot: handSlot(player, hand) })
      else spendHeld(player, hand)
      return true
    },
    powered(world, { position, state, isPowered }) {
      if (state.name !== 'tnt' || !isPowered) return
      world.blocks.set(position, 0)
      primeTnt(world, position)
    },
    tickEntity: {
      tnt(world, entity) {
        if (world.tick >= entity.blastTick) {
          world.entities.remove(entity)
          explode(world, offsetBy(entity.position, { x: 0, y: entity.height / 16, z: 0 }), {
            power,
            source: entity,
            breaksBlocks: true,
          })
          return
        }
        const { velocity } = entity
        velocity.y -= gravity
        const wanted = { ...velocity }
        const moved = moveBody(world.blocks, entity, wanted)
        entity.onGround = wanted.y < 0 && moved.y > wanted.y
        for (const axis of ['x', 'y', 'z'] as const) if (moved[axis] !== wanted[axis]) velocity[axis] = 0
        const slow = entity.onGround ? groundDrag : drag
        velocity.x *= slow
        velocity.y *= drag
        velocity.z *= slow
      },
    },
  }
}
