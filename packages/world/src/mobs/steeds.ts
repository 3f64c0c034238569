import { asMob, isBaby, type Mob } from '../context/mob.ts'
import { heldItem, type Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'

// https://minecraft.wiki/w/Riding
const horses: readonly string[] = ['horse', 'donkey', 'mule']
const undeadHorses: readonly string[] = ['skeleton_horse', 'zombie_horse']
const llamas: readonly string[] = ['llama', 'trader_llama']
/** Mounts that follow what their rider holds before them. */
const lures: Readonly<Record<string, string>> = {
  pig: 'carrot_on_a_stick',
  strider: 'warped_fungus_on_a_stick',
}

const tameBit = 2
const saddleBit = 4

/** Whether a creature becomes tame by being ridden, and wears its saddle among its flags. */
export function isHorselike(typeName: string): boolean {
  return horses.includes(typeName) || undeadHorses.includes(typeName) || llamas.includes(typeName)
}

/** Whether a creature throws off riders until it is tame. */
export function tamesByRiding(mob: Mob): boolean {
  return (horses.includes(mob.typeName) || llamas.includes(mob.typeName)) && !hasTamedFlag(mob)
}

/** Whether a creature can wear a saddle as it is. */
export function maySaddle(mob: Mob): boolean {
  if (mob.isDead || isBaby(mob) || isSaddled(mob)) return false
  if (mob.typeName in lures || mob.typeName === 'camel') return true
  return undeadHorses.includes(mob.typeName) || (horses.includes(mob.typeName) && hasTamedFlag(mob))
}

/** Whether a creature wears a saddle. */
export function isSaddled(mob: Mob): boolean {
  if (mob.typeName in lures) return mob.metadata.get('saddle')?.value === true
  return (isHorselike(mob.typeName) || mob.typeName === 'camel') && (flagsOf(mob) & saddleBit) !== 0
}

/** Puts a saddle on a creature. */
export function putSaddle(world: WorldContext, mob: Mob): void {
  if (mob.typeName in lures) world.entities.setMetadata(mob, 'saddle', { type: 'boolean', value: true })
  else setFlags(world, mob, flagsOf(mob) | saddleBit)
  mob.mind.isPersistent = true
}

/** Whether a horse has been tamed by riding. */
export function hasTamedFlag(mob: Mob): boolean {
  return isHorselike(mob.typeName) && (flagsOf(mob) & tameBit) !== 0
}

/** Gives a horse an owner. */
export function tameSteed(world: WorldContext, mob: Mob, owner: string): void {
  setFlags(world, mob, flagsOf(mob) | tameBit)
  world.entities.setMetadata(mob, 'owneruuid', { type: 'optional_uuid', value: owner })
  mob.mind.isPersistent = true
}

/** Whether somebody may sit up on a creature as it is. */
export function mayMount(mob: Mob): boolean {
  if (mob.isDead || isBaby(mob)) return false
  return isHorselike(mob.typeName) || mob.typeName === 'camel' || isSaddled(mob)
}

/** Whether a creature goes where its rider wants. */
export function obeysRider(mob: Mob, player: Player): boolean {
  if (!isSaddled(mob)) return false
  const lure = lures[mob.typeName]
  return lure === undefined || heldItem(player)?.name === lure || heldItem(player, 'off')?.name === lure
}

/** Whether a creature runs on by itself while its rider holds something before it. */
export function followsLure({ typeName }: Mob): boolean {
  return typeName in lures
}

/** The creature on which a player sits, if it is one. */
export function steedOf(world: WorldContext, { vehicleId }: Player): Mob | undefined {
  return vehicleId === undefined ? undefined : asMob(world.entities.get(vehicleId))
}

function setFlags(world: WorldContext, mob: Mob, value: number): void {
  world.entities.setMetadata(mob, 'flags', { type: 'byte', value })
}

const flagsOf = ({ metadata }: Mob): number => {
  const flags = metadata.get('flags')?.value
  return typeof flags === 'number' ? flags : 0
}
