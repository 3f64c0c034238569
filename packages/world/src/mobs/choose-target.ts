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

// A hunter follows somewhat further than it notices.
const persistence = 2

/** Finds whom a mob attacks now; absent when nobody is near, seen or deserves it. */
export function chooseTarget(world: WorldContext, mob: Mob): Player | undefined {
  const { mind, traits } = mob
  if (traits.weapon === 'none' || world.difficulty === 'peaceful') return undefined
  // A bee without its sting has nothing to fight with.
  if (mob.typeName === 'bee' && mind.fuseTicks > 0) return undefined
  const isAngry = world.tick < mind.angryUntilTick
  const current = mind.target
  if (current && isPrey(current) && world.players.includes(current)) {
    const isFar = distanceBetween(mob.position, current.position) > traits.sightBlocks * persistence
    if (!isFar && (traits.temper === 'hostile' || isAngry)) return current
  }
  if (mob.typeName === 'enderman') return annoyedEnderman(world, mob)
  if (traits.temper !== 'hostile' || (traits.climbs && isTimid(world, mob))) return undefined
  const isWanted =
    mob.typeName === 'piglin' ? (player: Player) => isPrey(player) && !wearsGold(player) : isPrey
  const near = nearestPlayer(world, mob.position, isWanted)
  if (!near || near.distance > traits.sightBlocks || !canSee(world, mob, near.player)) return undefined
  return near.player
}

// Spiders leave players alone in bright places.
const isTimid = (world: WorldContext, { position }: Mob): boolean =>
  isDay(world) && isUnderSky(world, position)

// How exactly a player must look into the eyes of an enderman.
const stare = 0.025

function annoyedEnderman(world: WorldContext, mob: Mob): Player | undefined {
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
