import { handSlot } from '../context/player.ts'
import { asMob } from '../context/mob.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { spendHeld } from '../inventory/spend-held.ts'
import { spawnMob } from '../mobs/spawn-mob.ts'
import { playSound } from '../protocol/sound-packet.ts'

// https://minecraft.wiki/w/Iron_Golem#Creation
const heads = new Set(['carved_pumpkin', 'jack_o_lantern'])
const repairedHealth = 25

/** Lets players build golems of four blocks of iron and a carved pumpkin, and mend them with ingots. */
export function createIronGolems(): Mechanic {
  return {
    name: 'iron-golems',
    start(world) {
      world.events.on('block-place', ({ position, state }) => {
        if (heads.has(state.name)) awaken(world, position)
      })
    },
    useEntity(world, { player, hand, target }) {
      const golem = asMob(target)
      const stack = player.inventory.get(handSlot(player, hand))
      if (golem?.typeName !== 'iron_golem' || stack?.name !== 'iron_ingot') return false
      if (golem.isDead || golem.health >= golem.maxHealth) return false
      golem.health = Math.min(golem.maxHealth, golem.health + repairedHealth)
      playSound(world, golem.position, { name: 'entity.iron_golem.repair', category: 'neutral' })
      spendHeld(player, hand)
      return true
    },
  }
}

function awaken(world: WorldContext, head: Place): void {
  const chest = offsetBy(head, { x: 0, y: -1, z: 0 })
  const feet = offsetBy(head, { x: 0, y: -2, z: 0 })
  const isIron = (place: Place): boolean => world.blocks.at(place).name === 'iron_block'
  for (const [x, z] of [
    [1, 0],
    [0, 1],
  ] as const) {
    const arms = [offsetBy(chest, { x, y: 0, z }), offsetBy(chest, { x: -x, y: 0, z: -z })]
    if (![chest, feet, ...arms].every(isIron)) continue
    for (const part of [head, chest, feet, ...arms]) world.blocks.set(part, 0)
    spawnMob(world, 'iron_golem', {
      position: offsetBy(feet, { x: 0.5, y: 0, z: 0.5 }),
      isPersistent: true,
    })
    return
  }
}
