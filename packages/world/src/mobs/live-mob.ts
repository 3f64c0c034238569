import type { WorldContext } from '../context/world-context.ts'
import { hurtMob } from '../combat/hurt-mob.ts'
import { isDaylit } from './is-daylit.ts'
import type { Mob } from '../context/mob.ts'
import { nearestPlayer } from './nearest-player.ts'

const attentionTicks = 20
// Mobs further than this from every player stand still.
const awakeBlocks = 64
// Monsters further away than this are forgotten, nearer ones by chance beyond 32 blocks, in one of 800 ticks:
// https://minecraft.wiki/w/Mob_spawning#Despawning. The game keeps them up to 128 blocks away.
const forgetBlocks = 100
const fadeBlocks = 32
const fadeChance = 1 / 40
const burnTicks = 160
const senseTicks = 10
const fullAirTicks = 300
const fireBit = 1

/** Runs what happens to a mob by itself: burning, drowning, growing up, decay and being forgotten. */
export function liveMob(world: WorldContext, mob: Mob): void {
  const beat = world.tick + mob.id
  if (mob.isDead) {
    if (world.tick >= mob.mind.goneAtTick) world.entities.remove(mob)
    return
  }
  if (beat % attentionTicks === 0) attend(world, mob)
  if (mob.isRemoved || !mob.mind.isAwake) return
  if (beat % senseTicks === 0) feelSurroundings(world, mob)
  if (mob.fireTicks > 0) burn(world, mob)
}

function attend(world: WorldContext, mob: Mob): void {
  const { mind, traits, position } = mob
  const isOutside = position.y < world.blocks.in(position.dimension).minY - 32
  if (isOutside || (traits.temper === 'hostile' && world.difficulty === 'peaceful')) {
    world.entities.remove(mob)
    return
  }
  const distance = nearestPlayer(world, position)?.distance ?? Infinity
  mind.isAwake = distance <= awakeBlocks
  const isForgotten = distance > forgetBlocks || (distance > fadeBlocks && world.random() < fadeChance)
  if (!mind.isPersistent && isForgotten && world.players.length > 0) {
    world.entities.remove(mob)
    return
  }
  if (mind.grownAtTick > 0 && world.tick >= mind.grownAtTick) {
    mind.grownAtTick = 0
    world.entities.setMetadata(mob, 'baby', { type: 'boolean', value: false })
  }
  if (traits.burnsByDay && !mob.equipment.head && isDaylit(world, mob)) ignite(world, mob, burnTicks)
}

/** Sets a mob on fire for some ticks. */
export function ignite(world: WorldContext, mob: Mob, ticks: number): void {
  if (mob.traits.isFireproof) return
  if (mob.fireTicks === 0) showFire(world, mob, true)
  mob.fireTicks = Math.max(mob.fireTicks, ticks)
}

function burn(world: WorldContext, mob: Mob): void {
  mob.fireTicks -= 1
  if (mob.fireTicks % 20 === 0) hurtMob(world, mob, { amount: 1, source: 'fire' })
  if (mob.fireTicks === 0) showFire(world, mob, false)
}

const showFire = (world: WorldContext, mob: Mob, isBurning: boolean): void =>
  world.entities.setMetadata(mob, 'shared_flags', { type: 'byte', value: isBurning ? fireBit : 0 })

function feelSurroundings(world: WorldContext, mob: Mob): void {
  const { position, mind } = mob
  const feet = world.blocks.at(position).name
  if (mob.traits.isFireproof) mob.fireTicks = 0
  else if (feet === 'lava') {
    ignite(world, mob, 300)
    hurtMob(world, mob, { amount: 4, source: 'lava' })
  } else if (feet === 'fire' || feet === 'soul_fire') {
    ignite(world, mob, burnTicks)
    hurtMob(world, mob, { amount: 1, source: 'fire' })
  } else if (feet === 'water' && mob.fireTicks > 0) {
    mob.fireTicks = 0
    showFire(world, mob, false)
  }
  const isHeadWet = world.blocks.at({ ...position, y: position.y + mob.height * 0.85 }).name === 'water'
  const breathes = (mob.traits.habitat === 'water') === isHeadWet || mob.traits.burnsByDay
  mind.air = breathes ? fullAirTicks : mind.air - senseTicks
  if (mind.air > 0 || mob.isDead) return
  mind.air = 20
  hurtMob(world, mob, { amount: 2, source: 'drown' })
}
