import { canSee } from '../combat/can-see.ts'
import { damagePlayer } from '../combat/damage-player.ts'
import { pushPlayer } from '../combat/push-player.ts'
import { isBaby, type Mob } from '../context/mob.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import { distanceBetween, offsetBy } from '../context/position.ts'
import { randomInteger } from '../context/random-source.ts'
import type { WorldContext } from '../context/world-context.ts'
import { isPrey, nearestPlayer } from '../mobs/nearest-player.ts'
import { stand, walkTowards } from '../mobs/walk-towards.ts'

// https://minecraft.wiki/w/Goat#Ramming
const restTicks = { minimum: 600, maximum: 6000 }
const reach = { least: 4, most: 16 }
const ramPace = 2.5
const longestTicks = 80
const harm = { grown: 2, young: 1 }
const push = 1.5
const contactBlocks = 1.1
const hornStones = /_log$|^(stone|packed_ice|(deepslate_)?(coal|copper|iron|emerald)_ore)$/
const horns = ['has_left_horn', 'has_right_horn'] as const

interface Ram {
  readonly target: Player
  readonly untilTick: number
}

/** Lets goats ram who stands about, and lose a horn when they hit a trunk or stone instead. */
export function createGoats(): Mechanic {
  const dueTicks = new Map<number, number>()
  const rams = new Map<number, Ram>()
  return {
    name: 'goats',
    tickMob: {
      goat(world, goat) {
        if (goat.isDead || goat.mind.isStill || !goat.mind.isAwake) return
        const ram = rams.get(goat.id)
        if (ram) {
          if (run(world, goat, ram)) rams.delete(goat.id)
          return
        }
        const due = dueTicks.get(goat.id)
        if (due !== undefined && world.tick < due) return
        dueTicks.set(goat.id, world.tick + randomInteger(world.random, restTicks))
        const target = due === undefined ? undefined : victim(world, goat)
        if (target) rams.set(goat.id, { target, untilTick: world.tick + longestTicks })
      },
    },
    playerLeft(_world, player) {
      for (const [id, { target }] of rams) if (target === player) rams.delete(id)
    },
    restored() {
      rams.clear()
      dueTicks.clear()
    },
  }
}

function victim(world: WorldContext, goat: Mob): Player | undefined {
  const near = nearestPlayer(world, goat.position, (player) => isPrey(player) && !player.isSneaking)
  const isInReach = near && near.distance >= reach.least && near.distance <= reach.most
  return isInReach && world.difficulty !== 'peaceful' && canSee(world, goat, near.player)
    ? near.player
    : undefined
}

/** Runs on; true when the run is over. */
function run(world: WorldContext, goat: Mob, { target, untilTick }: Ram): boolean {
  walkTowards(goat, target.position, ramPace)
  goat.mind.thinkAtTick = world.tick + 2
  if (distanceBetween(goat.position, target.position) < contactBlocks + goat.width / 2) {
    const amount = isBaby(goat) ? harm.young : harm.grown
    if (damagePlayer(world, target, { amount, source: 'attack', attacker: goat }) > 0)
      pushPlayer(target, goat.position, push)
    stand(goat)
    return true
  }
  if (goat.mind.isBlocked && hitStone(world, goat)) return true
  return world.tick >= untilTick || target.isDead
}

function hitStone(world: WorldContext, goat: Mob): boolean {
  const { x, z } = goat.mind.heading
  const ahead = offsetBy(goat.position, { x: x * goat.width, y: 0.5, z: z * goat.width })
  if (!hornStones.test(world.blocks.at(ahead).name)) return false
  const horn = horns.find((each) => goat.metadata.get(each)?.value !== false)
  if (horn && !isBaby(goat) && world.items.has('goat_horn')) {
    world.entities.setMetadata(goat, horn, { type: 'boolean', value: false })
    world.entities.dropItem({ name: 'goat_horn', count: 1 }, { position: goat.position })
  }
  stand(goat)
  return true
}
