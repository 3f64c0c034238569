import { tickCloud } from '../dragon/breathe.ts'
import { placeCrystal } from '../dragon/crystals.ts'
import { handSlot } from '../context/player.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { distanceBetween, offsetBy } from '../context/position.ts'
import { giveOrDrop } from '../inventory/drop-from-player.ts'
import { withCount } from '../items/item-stack.ts'
import { breakCrystal } from '../mobs/break-crystal.ts'

const bottleReachBlocks = 2
const bottleRadius = 0.5

/** Lets crystals be set on obsidian and blown up, breath hurt, and bottles take some of it. */
export function createCrystals(): Mechanic {
  return {
    name: 'crystals',
    attackEntity(world, { player, target }) {
      if (target.kind !== 'crystal') return false
      breakCrystal(world, target, player)
      return true
    },
    useItemOnBlock(world, { player, hand, stack, position, state }) {
      if (stack.name !== 'end_crystal' || !/^(obsidian|bedrock)$/.test(state.name)) return false
      const place = offsetBy(position, { x: 0, y: 1, z: 0 })
      if (!world.blocks.at(place).isAir) return true
      placeCrystal(world, offsetBy(place, { x: 0.5, y: 0, z: 0.5 }), false)
      if (player.gameMode !== 'creative')
        player.inventory.set(handSlot(player, hand), withCount(stack, stack.count - 1))
      return true
    },
    useItem(world, { player, hand, stack }) {
      if (stack.name !== 'glass_bottle') return false
      for (const entity of world.entities.all()) {
        if (entity.kind !== 'cloud' || entity.potion !== undefined) continue
        if (distanceBetween(entity.position, player.position) > entity.radius + bottleReachBlocks) continue
        entity.radius -= bottleRadius
        world.entities.setMetadata(entity, 'radius', { type: 'float', value: entity.radius })
        player.inventory.set(handSlot(player, hand), withCount(stack, stack.count - 1))
        giveOrDrop(world, player, { name: 'dragon_breath', count: 1 })
        return true
      }
      return false
    },
    exploded(world, { centre, power }) {
      for (const entity of world.entities.all())
        if (entity.kind === 'crystal' && distanceBetween(entity.position, centre) < power * 2)
          breakCrystal(world, entity, undefined)
    },
    tickEntity: { cloud: tickCloud },
  }
}
