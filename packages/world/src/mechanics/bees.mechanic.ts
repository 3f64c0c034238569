import { hurtMob } from '../combat/hurt-mob.ts'
import type { Mob } from '../context/mob.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { distanceBetween, parsePlaceKey, placeKey, type Place } from '../context/position.ts'
import { randomInteger } from '../context/random-source.ts'
import type { WorldContext } from '../context/world-context.ts'
import { giveOrDrop } from '../inventory/drop-from-player.ts'
import { spendHeld } from '../inventory/spend-held.ts'
import { wearItem } from '../inventory/wear-item.ts'
import { angerBees } from '../mobs/anger-bees.ts'
import { isDay } from '../mobs/is-daylit.ts'
import { isFlower } from '../mobs/is-flower.ts'
import { walkTowards } from '../mobs/walk-towards.ts'
import { playSound } from '../protocol/sound-packet.ts'

// https://minecraft.wiki/w/Bee and Beehive
const hives = new Set(['beehive', 'bee_nest'])
const fullLevel = 5
const combs = 3
// A flight to a flower and back, with the time in the hive.
const tripTicks = { minimum: 600, maximum: 1200 }
const lookTicks = 20
const homeBlocks = { sideways: 8, up: 5 }
const flowerBlocks = { sideways: 6, up: 2 }
const nightBlocks = 2

interface Worker {
  hive: string | undefined
  /** Tick at which it brings honey, or looks for a hive again. */
  dueTick: number
}

/** Lets bees fill their hive with honey by day, go home by night, die of their sting, and players take honey. */
export function createBees(): Mechanic {
  const workers = new Map<number, Worker>()
  return {
    name: 'bees',
    useItemOnBlock(world, { player, hand, position, state, stack }) {
      if (!hives.has(state.name) || state.properties['honey_level'] !== fullLevel) return false
      if (stack.name === 'shears') {
        world.entities.dropItem(
          { name: 'honeycomb', count: combs },
          { position: { ...position, y: position.y + 1 } },
        )
        wearItem(world, player, { points: 1 })
      } else if (stack.name === 'glass_bottle') {
        spendHeld(player, hand)
        giveOrDrop(world, player, { name: 'honey_bottle', count: 1 })
      } else return false
      playSound(world, position, { name: 'block.beehive.shear', category: 'block' })
      world.blocks.update(position, { honey_level: 0 })
      angerBees(world, position, player)
      return true
    },
    blockBroken(world, { player, position, state }) {
      if (player && hives.has(state.name)) angerBees(world, position, player)
    },
    tickMob: {
      bee(world, bee) {
        if (bee.isDead || bee.mind.isStill) return
        wither(world, bee)
        if ((world.tick + bee.id) % lookTicks !== 0) return
        const worker = workers.get(bee.id) ?? { hive: undefined, dueTick: world.tick + lookTicks }
        workers.set(bee.id, worker)
        work(world, bee, worker)
      },
    },
    tick(world) {
      if (world.tick % 1200 !== 0) return
      for (const id of workers.keys()) if (!world.entities.get(id)) workers.delete(id)
    },
    restored: () => workers.clear(),
  }
}

/** A bee that has stung lives for a minute more; its fuse counts that. */
function wither(world: WorldContext, bee: Mob): void {
  if (bee.mind.fuseTicks === 0) return
  bee.mind.fuseTicks -= 1
  if (bee.mind.fuseTicks === 0) hurtMob(world, bee, { amount: bee.health, source: 'kill' })
}

function work(world: WorldContext, bee: Mob, worker: Worker): void {
  const hive = worker.hive === undefined ? undefined : parsePlaceKey(worker.hive)
  const isAwake = isDay(world) && !world.sky.isRaining
  if (hive && !hives.has(world.blocks.at(hive).name)) worker.hive = undefined
  else if (hive && !isAwake && !bee.mind.target) goHome(bee, hive)
  if (world.tick < worker.dueTick) return
  worker.dueTick = world.tick + randomInteger(world.random, tripTicks)
  if (!hive) {
    const found = findNear(world, bee.position, { ...homeBlocks, isWanted: (name) => hives.has(name) })
    if (found) worker.hive = placeKey(found)
  } else if (isAwake && findNear(world, bee.position, { ...flowerBlocks, isWanted: isFlower })) {
    const level = Number(world.blocks.at(hive).properties['honey_level'] ?? fullLevel)
    if (level < fullLevel) world.blocks.update(hive, { honey_level: level + 1 })
  }
}

function goHome(bee: Mob, hive: Place): void {
  const middle = { ...hive, x: hive.x + 0.5, z: hive.z + 0.5 }
  if (distanceBetween(bee.position, middle) <= nightBlocks) return
  walkTowards(bee, middle, 1)
  bee.mind.strollUntilTick = Number.MAX_SAFE_INTEGER
}

interface Search {
  readonly sideways: number
  readonly up: number
  readonly isWanted: (name: string) => boolean
}

function findNear(world: WorldContext, from: Place, { sideways, up, isWanted }: Search): Place | undefined {
  const [x, y, z] = [Math.floor(from.x), Math.floor(from.y), Math.floor(from.z)]
  for (let dy = -up; dy <= up; dy += 1)
    for (let dx = -sideways; dx <= sideways; dx += 1)
      for (let dz = -sideways; dz <= sideways; dz += 1) {
        const place = { x: x + dx, y: y + dy, z: z + dz, dimension: from.dimension }
        if (isWanted(world.blocks.at(place).name)) return place
      }
  return undefined
}
