import { eyePosition, type Player } from '../context/player.ts'
import { distanceBetween } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { lookDirection } from '../inventory/look-direction.ts'
import { isDay } from './is-daylit.ts'
import { isUnderSky } from './is-under-sky.ts'
import type { Mob } from '../context/mob.ts'
import { isPrey, nearestPlayer } from './nearest-player.ts'
import { canSee } from '../combat/can-see.ts'
import { makeAngry } from '../combat/react-to-hurt.ts'

// `TargetGoal` of the game keeps a target that it no longer sees for three seconds.
const memoryTicks = 60

/** Finds whom a mob attacks now; absent when nobody is near, seen or deserves it. */
export function chooseTarget(world: WorldContext, mob: Mob): Player | undefined {
  const { mind, traits } = mob
  if (traits.weapon === 'none' || world.difficulty === 'peaceful') return undefined
  // A bee without its sting has nothing to fight with.
  if (mob.typeName === 'bee' && mind.fuseTicks > 0) return undefined
  const kept = keptTarget(world, mob)
  if (kept) return kept
  const found = grudge(world, mob) ?? (mob.typeName === 'enderman' ? starer(world, mob) : prey(world, mob))
  if (!found || found === mind.target) return found
  mind.targetSeenAtTick = world.tick
  mind.memoryTicks = memoryTicks
  return found
}

/** Whom it attacks already, as long as it is near and was seen a short while ago. */
function keptTarget(world: WorldContext, mob: Mob): Player | undefined {
  const { mind, traits } = mob
  const { target } = mind
  if (!target || !isPrey(target) || !world.players.includes(target)) return undefined
  if (traits.temper !== 'hostile' && world.tick >= mind.angryUntilTick) return undefined
  if (distanceBetween(mob.position, target.position) > traits.sightBlocks) return undefined
  // An enderman knows where its enemy is.
  if (mob.typeName === 'enderman' || canSee(world, mob, target)) mind.targetSeenAtTick = world.tick
  return world.tick - mind.targetSeenAtTick > mind.memoryTicks ? undefined : target
}

/** Against whom it holds a grudge, when it sees that player. */
function grudge(world: WorldContext, mob: Mob): Player | undefined {
  const { mind, traits, position } = mob
  if (world.tick >= mind.angryUntilTick) return undefined
  const enemy = nearestPlayer(world, position, (player) => player.name === mind.angryAt && isPrey(player))
  const isNoticed = enemy && enemy.distance <= traits.sightBlocks && canSee(world, mob, enemy.player)
  return isNoticed ? enemy.player : undefined
}

function prey(world: WorldContext, mob: Mob): Player | undefined {
  const { traits } = mob
  if (traits.temper !== 'hostile' || (traits.climbs && isTimid(world, mob))) return undefined
  const isWanted =
    mob.typeName === 'piglin' ? (player: Player) => isPrey(player) && !wearsGold(player) : isPrey
  const near = nearestPlayer(world, mob.position, isWanted)
  if (!near || near.distance > traits.sightBlocks) return undefined
  const isLevel = Math.abs(near.player.position.y - mob.position.y) <= traits.sightRise
  return isLevel && canSee(world, mob, near.player) ? near.player : undefined
}

// Spiders leave players alone in bright places.
const isTimid = (world: WorldContext, { position }: Mob): boolean =>
  isDay(world) && isUnderSky(world, position)

// How exactly a player must look into the eyes of an enderman.
const stare = 0.025

/** The player who looks into the eyes of an enderman. */
function starer(world: WorldContext, mob: Mob): Player | undefined {
  for (const player of world.players) {
    if (!isPrey(player) || player.inventory.get(helmetSlot)?.name === 'carved_pumpkin') continue
    const eyes = eyePosition(player)
    const head = { ...mob.position, y: mob.position.y + mob.height * 0.88 }
    const distance = distanceBetween(eyes, head)
    if (distance > mob.traits.sightBlocks || distance === 0) continue
    const look = lookDirection(player)
    const along =
      ((head.x - eyes.x) * look.x + (head.y - eyes.y) * look.y + (head.z - eyes.z) * look.z) / distance
    if (along < 1 - stare / distance || !canSee(world, mob, player)) continue
    makeAngry(world, mob, player)
    return player
  }
  return undefined
}

const helmetSlot = 5

const wearsGold = (player: Player): boolean =>
  [5, 6, 7, 8].some((slot) => player.inventory.get(slot)?.name.startsWith('golden_') === true)
