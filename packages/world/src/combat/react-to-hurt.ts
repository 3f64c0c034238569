import type { Damage } from '../context/damage.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { asMob, type Mob } from '../context/mob.ts'

const fleeTicks = 100
const grudgeTicks = 600
// `HurtByTargetGoal` of the game keeps a target for this long after it was last seen.
const hurtMemoryTicks = 300
const packBlocks = 16
const helpers: Readonly<Record<string, string>> = { wolf: 'wolf', bee: 'bee', villager: 'iron_golem' }

/** Lets a hurt mob run away or turn on who hurt it. */
export function reactToHurt(world: WorldContext, mob: Mob, { attacker }: Damage): void {
  const { mind, traits } = mob
  mind.thinkAtTick = world.tick
  if (attacker?.kind === 'player') callHelpers(world, mob, attacker)
  if (traits.temper === 'passive') {
    mind.fleeUntilTick = world.tick + fleeTicks
    return
  }
  if (attacker?.kind !== 'player') return
  makeAngry(world, mob, attacker)
}

/** Wolves and bees of a pack stand by each other, and golems by villagers. */
function callHelpers(world: WorldContext, mob: Mob, attacker: Player): void {
  const helper = helpers[mob.typeName]
  if (helper === undefined) return
  for (const other of world.entities.all()) {
    if (other.kind !== 'mob' || other.typeName !== helper || other === mob) continue
    const isNear =
      other.position.dimension === mob.position.dimension &&
      Math.abs(other.position.x - mob.position.x) < packBlocks &&
      Math.abs(other.position.z - mob.position.z) < packBlocks
    const packMate = isNear ? asMob(other) : undefined
    if (packMate) makeAngry(world, packMate, attacker)
  }
}

/** Turns a mob against a player for half a minute. */
export function makeAngry({ tick }: WorldContext, { mind }: Mob, player: Player): void {
  mind.target = player
  mind.targetSeenAtTick = tick
  mind.memoryTicks = hurtMemoryTicks
  mind.angryAt = player.name
  mind.angryUntilTick = tick + grudgeTicks
}
