import type { Mechanic } from '../context/mechanic.ts'
import { createDueTicks } from '../context/due-ticks.ts'
import { offsetBy } from '../context/position.ts'
import { spendHeld } from '../inventory/spend-held.ts'
import { playSound } from '../protocol/sound-packet.ts'
import { compostChance } from '../rules/index.ts'

// https://minecraft.wiki/w/Composter
const full = 7
const ready = 8
const ripenTicks = 20

/** Lets composters turn plants into bone meal: seven layers, a second, and a click. */
export function createComposters(): Mechanic {
  const ripening = createDueTicks()
  return {
    name: 'composters',
    useBlock(world, { player, hand, stack, position, state }) {
      if (state.name !== 'composter') return false
      const level = Number(state.properties['level'] ?? 0)
      if (level === ready) {
        world.blocks.update(position, { level: 0 })
        const place = offsetBy(position, { x: 0.5, y: 1.1, z: 0.5 })
        world.entities.dropItem({ name: 'bone_meal', count: 1 }, { position: place })
        playSound(world, position, { name: 'block.composter.empty', category: 'block' })
        return true
      }
      const chance = stack ? compostChance(stack.name) : 0
      if (chance === 0) return false
      if (level === full) return true
      spendHeld(player, hand)
      // The first layer of an empty one always holds.
      if (level > 0 && world.random() >= chance) return true
      world.blocks.update(position, { level: level + 1 })
      if (level + 1 === full) ripening.set(position, world.tick + ripenTicks)
      playSound(world, position, { name: 'block.composter.fill_success', category: 'block' })
      return true
    },
    tick(world) {
      for (const position of ripening.take(world.tick)) {
        const { name, properties } = world.blocks.at(position)
        if (name === 'composter' && properties['level'] === full)
          world.blocks.update(position, { level: ready })
      }
    },
    kept: ripening.kept,
  }
}
