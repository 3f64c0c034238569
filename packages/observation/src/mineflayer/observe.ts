import {
  distanceBetween,
  formatPosition,
  type Equipment,
  type KnownChest,
  type KnownPlace,
  type NearbyEntity,
  type NearbyPlayer,
  type Observation,
  type Position,
} from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { knownPlaces } from '../places/known-places.ts'
import type { PlaceMemory } from '../places/place-memory.ts'
import { biomeOf } from './biome-of.ts'
import { chestNames } from './chest-names.ts'
import type { ChestMemory } from './chest-memory.ts'
import { countItems } from './count-items.ts'
import { findNearestBlocks } from './find-nearest-blocks.ts'
import { scanBlocks } from './scan-blocks.ts'
import { effectsOf, specialItemsOf } from './special-items.ts'
import { levelOf, vehicleOf } from './creature-state.ts'
import { worldTick } from './world-tick.ts'

/** Options of `observe`. */
export interface ObserveOptions {
  /** Memory of chests; without it every chest in reach has unknown contents. */
  readonly chests?: ChestMemory
  /** Names of blocks seen earlier in the run. */
  readonly seenBlocks?: Iterable<string>
  /** Ticks of the step this observation ends. */
  readonly elapsedTicks?: number
  /** Memory of places; without it the observation has none. */
  readonly places?: PlaceMemory
}

/** Distance up to which creatures are seen, in blocks. */
const entityReach = 32
/** Distance up to which chests are seen, in blocks. */
const chestReach = 16
/** Chests listed at most, as in the original. */
const mostChests = 999
/** Slots of the player window that carry items: 9 to 44. */
const firstItemSlot = 9
const afterItemSlots = 45
const slots = { head: 5, torso: 6, legs: 7, feet: 8, offHand: 45 } as const

/** Takes a snapshot of what a spawned bot perceives; nothing in it changes afterwards. */
export function observe(
  bot: Bot,
  { chests, seenBlocks = [], elapsedTicks = 0, places }: ObserveOptions = {},
): Observation {
  const { entity } = bot
  const inventory = countItems((bot.currentWindow ?? bot.inventory).items())
  const state = entityState(entity)
  return {
    position: copy(entity.position),
    velocity: copy(entity.velocity),
    yaw: entity.yaw,
    pitch: entity.pitch,
    biome: biomeOf(bot),
    dimension: bot.game.dimension,
    timeOfDay: bot.time.timeOfDay,
    health: bot.health,
    food: bot.food,
    saturation: bot.foodSaturation,
    ...levelOf(bot),
    oxygen: bot.oxygenLevel ?? 20,
    onGround: entity.onGround,
    isInWater: state.flag('isInWater'),
    isInLava: state.flag('isInLava'),
    isInWeb: state.flag('isInWeb'),
    isCollidedHorizontally: state.flag('isCollidedHorizontally'),
    isCollidedVertically: state.flag('isCollidedVertically'),
    ticksSinceOnGround: state.number('timeSinceOnGround'),
    name: bot.username,
    inventory,
    ...usesLeftOf(bot),
    usedSlots: bot.inventory.slots.slice(firstItemSlot, afterItemSlots).filter((item) => item !== null)
      .length,
    equipment: equipmentOf(bot),
    nearbyBlocks: scanBlocks(bot),
    nearbyEntities: entitiesNear(bot),
    ...playersNear(bot),
    chests: chestsNear(bot, chests),
    seenBlocks: [...new Set(seenBlocks)].filter((name) => !(name in inventory)),
    ...(places && { places: placesFrom(bot, places) }),
    elapsedTicks,
    effects: effectsOf(bot),
    specialItems: specialItemsOf(bot),
    ...vehicleOf(bot),
  }
}

function copy({ x, y, z }: Position): Position {
  return { x, y, z }
}

// The physics engine adds fields to the entity that its types do not know.
function entityState(entity: object): { flag(name: string): boolean; number(name: string): number } {
  const read = (name: string): unknown => Reflect.get(entity, name)
  return {
    flag: (name) => read(name) === true,
    number(name) {
      const value = read(name)
      return typeof value === 'number' ? value : 0
    },
  }
}

/** Uses left of everything that wears. */
function usesLeftOf({ inventory }: Bot): Pick<Observation, 'usesLeft' | 'usesOfEach'> {
  const uses: Record<string, number[]> = {}
  for (const item of inventory.slots.slice(slots.head)) {
    if (!item || !(item.maxDurability > 0)) continue
    uses[item.name] = [...(uses[item.name] ?? []), item.maxDurability - (item.durabilityUsed ?? 0)]
  }
  const sorted = Object.entries(uses).map(
    ([name, each]) => [name, each.toSorted((one, other) => one - other)] as const,
  )
  if (sorted.length === 0) return {}
  const several = sorted.filter(([, each]) => each.length > 1)
  return {
    usesLeft: Object.fromEntries(sorted.map(([name, [least = 0]]) => [name, least])),
    ...(several.length > 0 && { usesOfEach: Object.fromEntries(several) }),
  }
}

function equipmentOf({ inventory, heldItem }: Bot): Equipment {
  const equipment: Record<string, string> = {}
  for (const [place, slot] of Object.entries(slots)) {
    const item = inventory.slots[slot]
    if (item) equipment[place] = item.name
  }
  if (heldItem) equipment['hand'] = heldItem.name
  return equipment
}

function entitiesNear({ entities, entity: self }: Bot): readonly NearbyEntity[] {
  const near: NearbyEntity[] = []
  for (const other of Object.values(entities)) {
    if (other === self || other.displayName === undefined || other.name === undefined) continue
    if (other.type === 'player' || other.name === 'player' || other.name === 'item') continue
    const distanceBlocks = distanceBetween(other.position, self.position)
    if (distanceBlocks < entityReach)
      near.push({ name: other.name, position: copy(other.position), distanceBlocks })
  }
  return near.toSorted((a, b) => a.distanceBlocks - b.distanceBlocks)
}

function playersNear({ entities, entity: self }: Bot): Pick<Observation, 'nearbyPlayers'> {
  const near = Object.values(entities).flatMap((other): readonly NearbyPlayer[] => {
    if (other === self || other.type !== 'player' || other.username === undefined) return []
    const distanceBlocks = distanceBetween(other.position, self.position)
    const [held] = other.equipment ?? []
    return distanceBlocks < entityReach
      ? [
          {
            name: other.username,
            position: copy(other.position),
            distanceBlocks,
            ...(held && { holds: held.name }),
          },
        ]
      : []
  })
  if (near.length === 0) return {}
  return { nearbyPlayers: near.toSorted((a, b) => a.distanceBlocks - b.distanceBlocks) }
}

function placesFrom(bot: Bot, places: PlaceMemory): readonly KnownPlace[] {
  const { x, y, z } = bot.entity.position
  return knownPlaces(places.list(), {
    position: { x, y, z },
    dimension: bot.game.dimension,
    tick: worldTick(bot),
  })
}

/** Chests in reach, nearest first, then remembered ones farther away. */
function chestsNear(bot: Bot, memory: ChestMemory | undefined): readonly KnownChest[] {
  const found = findNearestBlocks(bot, { names: chestNames, maxDistance: chestReach, limit: mostChests })
  const inReach = found.map((position): KnownChest => {
    const contents = memory?.contentsOf(position)
    return { position: copy(position), ...(contents && { contents: { ...contents } }) }
  })
  const listed = new Set(inReach.map(({ position }) => formatPosition(position)))
  return [
    ...inReach,
    ...(memory?.here() ?? []).filter(({ position }) => !listed.has(formatPosition(position))),
  ]
}
