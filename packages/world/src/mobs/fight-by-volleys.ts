import { canSee } from '../combat/can-see.ts'
import { hitPlayer } from '../combat/hit-player.ts'
import { launch } from '../combat/launch.ts'
import type { Mob } from '../context/mob.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { faceTowards, stand, walkTowards } from './walk-towards.ts'

// https://minecraft.wiki/w/Blaze#Behavior: three seconds of fire, three balls in 0.9 s, five seconds of rest.
const chargeTicks = 60
const betweenTicks = 6
const restTicks = 100
const balls = 3

const meleeBlocks = 2
// For how long it flies on towards whom it no longer sees.
const followTicks = 5
const ballSpeed = 0.9
// Half the width of the triangle by which a ball strays, for the square root of the distance in blocks.
const strayBlocks = 1.15

/** Lets a blaze shoot its three balls and rest, or hit who stands beside it. It searches no way to whom it does not see. */
export function fightByVolleys(
  world: WorldContext,
  mob: Mob,
  { target, distance }: { readonly target: Player; readonly distance: number },
): void {
  const { mind } = mob
  if (!canSee(world, mob, target)) {
    if (distance >= meleeBlocks && world.tick - mind.targetSeenAtTick < followTicks)
      walkTowards(mob, target.position, 1)
    else stand(mob)
    return
  }
  if (distance < meleeBlocks) {
    walkTowards(mob, target.position, 1)
    hitPlayer(world, mob, target)
    return
  }
  stand(mob)
  faceTowards(mob, target.position)
  if (world.tick >= mind.attackAtTick) goOn(world, mob, { target, distance })
  // A volley is faster than it thinks otherwise.
  mind.thinkAtTick = Math.max(world.tick + 1, Math.min(mind.thinkAtTick, mind.attackAtTick))
}

// The first step is to catch fire, and the one after the last ball is to go out.
function goOn(
  world: WorldContext,
  mob: Mob,
  { target, distance }: { readonly target: Player; readonly distance: number },
): void {
  const { mind } = mob
  mind.volleyStep += 1
  if (mind.volleyStep === 1) {
    mind.attackAtTick = world.tick + chargeTicks
    return
  }
  if (mind.volleyStep > balls + 1) {
    mind.volleyStep = 0
    mind.attackAtTick = world.tick + restTicks
    return
  }
  mind.attackAtTick = world.tick + betweenTicks
  const stray = (): number => (world.random() - world.random()) * strayBlocks * Math.sqrt(distance)
  const from = { ...mob.position, y: mob.position.y + mob.height / 2 + 0.5 }
  launch(world, 'small_fireball', {
    owner: mob,
    position: from,
    direction: {
      x: target.position.x - from.x + stray(),
      y: target.position.y + target.height / 2 - (mob.position.y + mob.height / 2),
      z: target.position.z - from.z + stray(),
    },
    speed: ballSpeed,
    spread: 0,
  })
}
