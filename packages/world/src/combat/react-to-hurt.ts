import type { Damage } from '../context/damage.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { asMob } from '../context/mob.ts'
import type { Mob } from '../context/mob.ts'

const FLEE_TICKS = 100
const GRUDGE_TICKS = 600
// Wolves of a pack stand by each other.
const PACK_BLOCKS = 16

/** Lets a hurt mob run away or turn on who hurt it. */
export function reactToHurt(world: WorldContext, mob: Mob, { attacker }: Damage): void {
  const { mind, traits } = mob
  mind.thinkAtTick = world.tick
  if (traits.temper === 'passive') {
    mind.fleeUntilTick = world.tick + FLEE_TICKS
    return
  }
  if (attacker?.kind !== 'player') return
  makeAngry(world, mob, attacker)
  if (mob.typeName !== 'wolf') return
  for (const other of world.entities.all()) {
    if (other.kind !== 'mob' || other.typeName !== 'wolf' || other === mob) continue
    const isNear =
      Math.abs(other.position.x - mob.position.x) < PACK_BLOCKS &&
      Math.abs(other.position.z - mob.position.z) < PACK_BLOCKS
    const packMate = isNear ? asMob(other) : undefined
    if (packMate) makeAngry(world, packMate, attacker)
  }
}

/** Turns a mob against a player for half a minute. */
export function makeAngry({ tick }: WorldContext, { mind }: Mob, player: Player): void {
  mind.target = player
  mind.angryUntilTick = tick + GRUDGE_TICKS
}
