import { gameModes } from '../context/game-mode.ts'
import type { Entity } from '../context/entity.ts'
import { asMob, isBaby, type Mob } from '../context/mob.ts'
import { hotbarStart, offHandSlot, type Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { experienceLevel } from '../rules/index.ts'
import { dataOfSlots, dataOfStack } from './item-data.ts'
import type { Compound } from './snbt-fields.ts'

// Armour and off hand in the numbers of a player's data: https://minecraft.wiki/w/Player.dat_format
const wornSlots: readonly (readonly [slot: number, number: number])[] = [
  [5, 103],
  [6, 102],
  [7, 101],
  [8, 100],
  [offHandSlot, -106],
]
const hotbarSize = 9

/** Data of a player or entity, as far as this world holds it. */
export function dataOfEntity(world: WorldContext, target: Player | Entity): Compound {
  const { x, y, z } = target.position
  const tags = [...(world.commands.tags.get(target.uuid) ?? [])]
  const common = {
    UUID: target.uuid,
    Pos: [x, y, z],
    Rotation: [target.yaw, target.pitch],
    OnGround: target.onGround,
    Dimension: `minecraft:${target.position.dimension}`,
    ...(tags.length > 0 ? { Tags: tags } : {}),
  }
  if (target.kind === 'player') return { ...common, ...dataOfPlayer(world, target) }
  const motion = [target.velocity.x, target.velocity.y, target.velocity.z]
  const moving = { id: `minecraft:${target.typeName}`, ...common, Motion: motion }
  const mob = asMob(target)
  if (mob) return { ...moving, ...dataOfMob(world, mob) }
  if (target.kind === 'item') return { ...moving, Item: dataOfStack(world, target.stack) }
  if (target.kind === 'experience-orb') return { ...moving, Value: target.amount }
  return moving
}

function dataOfPlayer(world: WorldContext, player: Player): Compound {
  const { inventory, experience } = player
  const numbered = [
    ...Array.from({ length: hotbarSize }, (_, index) => [hotbarStart + index, index] as const),
    ...Array.from({ length: hotbarStart - hotbarSize }, (_, index) => [index + 9, index + 9] as const),
    ...wornSlots,
  ]
  return {
    Health: player.health,
    foodLevel: player.food,
    foodSaturationLevel: player.saturation,
    foodExhaustionLevel: player.exhaustion,
    Air: player.air,
    Fire: player.fireTicks,
    XpLevel: experienceLevel(experience).level,
    XpTotal: experience,
    playerGameType: gameModes.indexOf(player.gameMode),
    SelectedItemSlot: player.heldSlot,
    Inventory: dataOfSlots(
      world,
      numbered.map(([slot, number]) => [number, inventory.get(slot)] as const),
    ),
  }
}

function dataOfMob(world: WorldContext, mob: Mob): Compound {
  const { equipment, mind } = mob
  const worn = (slot: keyof typeof equipment): Compound => {
    const stack = equipment[slot]
    return stack ? dataOfStack(world, stack) : {}
  }
  return {
    Health: mob.health,
    Fire: mob.fireTicks,
    Air: mind.air,
    Age: isBaby(mob) ? world.tick - mind.grownAtTick : 0,
    NoAI: mind.isStill,
    PersistenceRequired: mind.isPersistent,
    HandItems: [worn('main'), worn('off')],
    ArmorItems: [worn('feet'), worn('legs'), worn('chest'), worn('head')],
    ...(mob.typeName === 'slime' ? { Size: mob.size - 1 } : {}),
    ...(mob.profession === undefined
      ? {}
      : { VillagerData: { profession: `minecraft:${mob.profession}`, level: 5 } }),
  }
}
