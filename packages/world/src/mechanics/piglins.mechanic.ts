import { leaveLying } from '../entities/leave-lying.ts'
import { z } from 'zod'
import { keptState } from '../context/kept-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { asMob, isBaby, type Mob } from '../context/mob.ts'
import { handSlot, type Player } from '../context/player.ts'
import { distanceBetween, offsetBy } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { canSee } from '../combat/can-see.ts'
import { makeAngry } from '../combat/react-to-hurt.ts'
import { withCount } from '../items/item-stack.ts'
import { drawBarter } from '../mobs/barter-loot.ts'
import { isPrey } from '../mobs/nearest-player.ts'
import { spawnMob } from '../mobs/spawn-mob.ts'
import { stand } from '../mobs/walk-towards.ts'

// https://minecraft.wiki/w/Piglin and https://minecraft.wiki/w/Bartering
const admireTicks = 120
const pickUpBlocks = 1.5
const guardBlocks = 16
const zombifyTicks = 300
const lookTicks = 5
const throwSpeed = 0.3
const guarded =
  /^(gold_block|raw_gold_block|gold_ore|deepslate_gold_ore|nether_gold_ore|gilded_blackstone|chest|trapped_chest|ender_chest|barrel)$|shulker_box$/
const zombified: Readonly<Record<string, string>> = { piglin: 'zombified_piglin', hoglin: 'zoglin' }

/** Lets piglins barter for gold, guard their gold and chests, and turn in the air of another dimension. */
export function createPiglins(): Mechanic {
  // Tick at which each that looks at an ingot throws something, and since when each has been out of the Nether.
  const admiring = new Map<number, number>()
  const outside = new Map<number, number>()
  const admire = (world: WorldContext, mob: Mob): boolean => {
    if (mob.isDead || mob.mind.target || isBaby(mob) || admiring.has(mob.id)) return false
    admiring.set(mob.id, world.tick + admireTicks)
    return true
  }
  return {
    name: 'piglins',
    useEntity(world, { player, hand, target }) {
      const mob = piglinOf(target)
      const stack = player.inventory.get(handSlot(player, hand))
      if (!mob || stack?.name !== 'gold_ingot' || !admire(world, mob)) return false
      if (player.gameMode !== 'creative')
        player.inventory.set(handSlot(player, hand), withCount(stack, stack.count - 1))
      return true
    },
    blockBroken(world, { position, state, player }) {
      if (player && guarded.test(state.name)) alarm(world, player, position)
    },
    useBlock(world, { player, position, state }) {
      if (/chest$|^barrel$|shulker_box$/.test(state.name)) alarm(world, player, position)
      return false
    },
    tickMob: {
      hoglin(world, mob) {
        if (!mob.isDead) turn(world, mob, outside)
      },
      piglin(world, mob) {
        if (mob.isDead) return
        turn(world, mob, outside)
        if (mob.isRemoved) return
        if ((world.tick + mob.id) % lookTicks === 0) takeGold(world, mob, () => admire(world, mob))
        barter(world, mob, admiring)
      },
    },
    mobDied(_world, mob) {
      admiring.delete(mob.id)
      outside.delete(mob.id)
    },
    kept: keptState({
      schema: z.object({
        admiring: z.array(z.tuple([z.int(), z.number()])),
        outside: z.array(z.tuple([z.int(), z.number()])),
      }),
      save: () => ({ admiring: [...admiring], outside: [...outside] }),
      load(_world, kept) {
        admiring.clear()
        outside.clear()
        for (const [id, tick] of kept.admiring) admiring.set(id, tick)
        for (const [id, tick] of kept.outside) outside.set(id, tick)
      },
    }),
  }
}

function piglinOf(target: Parameters<typeof asMob>[0]): Mob | undefined {
  const mob = asMob(target)
  return mob?.typeName === 'piglin' ? mob : undefined
}

function alarm(world: WorldContext, player: Player, place: Parameters<typeof distanceBetween>[0]): void {
  if (!isPrey(player)) return
  for (const entity of world.entities.all()) {
    const mob = asMob(entity)
    if (mob?.typeName !== 'piglin' && mob?.typeName !== 'piglin_brute') continue
    if (distanceBetween(mob.position, place) <= guardBlocks && canSee(world, mob, player))
      makeAngry(world, mob, player)
  }
}

// An ingot on the ground is worth a look.
function takeGold(world: WorldContext, mob: Mob, admire: () => boolean): void {
  for (const entity of world.entities.all()) {
    if (entity.kind !== 'item' || entity.stack.name !== 'gold_ingot' || world.tick < entity.pickupAtTick)
      continue
    if (distanceBetween(entity.position, mob.position) > pickUpBlocks || !admire()) continue
    const left = withCount(entity.stack, entity.stack.count - 1)
    leaveLying(world, entity, left)
    return
  }
}

// Whoever has looked at an ingot long enough throws something for it.
function barter(world: WorldContext, mob: Mob, admiring: Map<number, number>): void {
  const dueTick = admiring.get(mob.id)
  if (dueTick === undefined) return
  stand(mob)
  if (world.tick < dueTick) return
  admiring.delete(mob.id)
  throwBarter(world, mob)
}

function throwBarter(world: WorldContext, mob: Mob): void {
  const near = world.players.find(
    (player) => !player.isDead && distanceBetween(player.position, mob.position) < guardBlocks,
  )
  const towards = near?.position ?? offsetBy(mob.position, { x: 1, y: 0, z: 0 })
  const [dx, dz] = [towards.x - mob.position.x, towards.z - mob.position.z]
  const length = Math.hypot(dx, dz) || 1
  const stack = drawBarter(world.random)
  if (!world.items.has(stack.name)) return
  world.entities.dropItem(stack, {
    position: offsetBy(mob.position, { x: 0, y: 1.2, z: 0 }),
    velocity: { x: (dx / length) * throwSpeed, y: 0.2, z: (dz / length) * throwSpeed },
  })
}

// In another dimension they are themselves for fifteen seconds only.
function turn(world: WorldContext, mob: Mob, outside: Map<number, number>): void {
  if (mob.position.dimension === 'the_nether') {
    outside.delete(mob.id)
    return
  }
  const since = outside.get(mob.id) ?? world.tick
  outside.set(mob.id, since)
  if (world.tick - since < zombifyTicks) return
  outside.delete(mob.id)
  world.entities.remove(mob)
  const isPersistent = mob.mind.isPersistent
  spawnMob(world, zombified[mob.typeName] ?? mob.typeName, {
    position: mob.position,
    isBaby: isBaby(mob),
    isPersistent,
  })
}
