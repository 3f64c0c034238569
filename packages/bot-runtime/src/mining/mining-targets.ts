import type { Position } from '@voyager-mc/core'
import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { canSeeBlock } from '../movement/line-of-sight.ts'
import { distanceToCentre, reachBlocks, ReachBlocksGoal } from '../movement/reach-blocks-goal.ts'
import { bearingOnes } from './bearing-ones.ts'
import { surfaceOver } from './dive-to.ts'
import { hasBreathFor, outlastsDig } from './has-breath-for.ts'
import { canHoldBackLava } from './hold-back-lava.ts'
import { isOpenCell, surroundingsOf, type Surroundings } from '../bot/block-surroundings.ts'
import { eyeHeight } from '../bot/eye-height.ts'
import { isHotFloor } from '../bot/is-hot-floor.ts'

/** The original's search radius, in blocks. */
const searchBlocks = 32

// Surroundings are looked at for so many of the nearest; a hill of stone has thousands.
const candidateLimit = 96

// More goals make every step of the search dearer; the nearest few hold the cheapest one.
const goalLimit = 16

// Cost of one block of distance through solid ground, relative to a walk, for choosing between near and buried.
const buriedDistanceFactor = 6

// Above the dearest step through stone, so that the search heads straight for the block.
const diggingWeight = 9

// Twice the distance: paths get a little longer and searches far shorter.
const walkingWeight = 2

/** Keeps the list of blocks worth mining and picks the next one. */
export interface MiningTargets {
  /** Looks around anew; false when there is nothing of the kind within 32 blocks. */
  search(): boolean
  /** A target that can be dug from here, the one whose drop lands closest first. */
  inReach(): Vec3 | undefined
  /** A goal for the pathfinder; absent when every known target was given up. */
  goal(): ReachBlocksGoal | undefined
  /** The nearest target to dive for, where all that are left lie under water; absent when a walk leads to one. */
  sunken(): Vec3 | undefined
  /** Danger that is beside every block of the kind within reach of a search; undefined when it is not beside all. */
  hindrance(): 'lava' | undefined
  giveUp(positions: readonly { x: number; y: number; z: number }[]): void
}

interface Candidate {
  readonly position: Vec3
  readonly surroundings: Surroundings
}

/** Watches the blocks of the given names around a bot. */
export function createMiningTargets(bot: Bot, names: readonly string[]): MiningTargets {
  const wanted = new Set(names)
  const given = new Set<string>()
  let candidates: Candidate[] = []
  const isOpen = (x: number, y: number, z: number): boolean => isOpenCell(bot, x, y, z)
  // Nobody digs stone out of a lake of lava; what is rare is worth the blocks that hold it back.
  const braves = names.every((name) => /_ore$|^ancient_debris$|^(?:crying_)?obsidian$/.test(name))
  const isForbidden = (surroundings: Surroundings): boolean =>
    surroundings === 'lava' && !(braves && canHoldBackLava(bot))
  const isLive = ({ position }: Candidate): boolean =>
    !given.has(position.toString()) && wanted.has(bot.blockAt(position, false)?.name ?? '')

  const liveOnes = (): readonly Candidate[] => {
    const here = bot.entity.position
    return candidates.filter(isLive).sort((a, b) => a.position.distanceTo(here) - b.position.distanceTo(here))
  }

  return {
    search() {
      const positions = findNearestBlocks(bot, { names, maxDistance: searchBlocks, limit: candidateLimit })
      candidates = bearingOnes(bot, positions)
        .filter((position) => !given.has(position.toString()))
        .map((position) => ({ position, surroundings: surroundingsOf(bot, position) }))
        .filter(({ surroundings }) => !isForbidden(surroundings))
        .filter(({ position }) => !isBridge(bot, position))
        .filter(({ position }) => !surfaceOver(bot, position) || outlastsDig(bot, position))
      return positions.length > 0
    },
    inReach() {
      candidates = candidates.filter(isLive)
      const eye = bot.entity.position.offset(0, eyeHeight, 0)
      const reachable = candidates.filter(
        ({ position }) =>
          distanceToCentre(eye, position) <= reachBlocks &&
          !isForbidden(surroundingsOf(bot, position)) &&
          hasBreathFor(bot, position),
      )
      return reachable
        .map(({ position }) => ({ position, trouble: troubleOf(bot, position) }))
        .sort((a, b) => a.trouble - b.trouble)
        .find(({ position, trouble }) => trouble < forbidden && canSeeBlock(eye, position, isOpen))?.position
    },
    goal() {
      return goalAmong(leastTroublesome(liveOnes()), bot)
    },
    sunken() {
      const usable = leastTroublesome(liveOnes())
      if (usable[0]?.surroundings !== 'water') return undefined
      return usable.find(({ position }) => surfaceOver(bot, position) !== undefined)?.position
    },
    hindrance() {
      const left = findNearestBlocks(bot, { names, maxDistance: searchBlocks, limit: candidateLimit })
      const isAll = left.length > 0 && left.every((position) => surroundingsOf(bot, position) === 'lava')
      return isAll ? 'lava' : undefined
    },
    giveUp(positions) {
      for (const { x, y, z } of positions) given.add(`(${x}, ${y}, ${z})`)
    },
  }
}

/** A goal for the nearest of the candidates, buried ones only where they are much nearer. */
function goalAmong(usable: readonly Candidate[], bot: Bot): ReachBlocksGoal | undefined {
  const [first] = usable
  if (!first) return undefined
  const here = bot.entity.position
  const open = usable.filter(({ surroundings }) => surroundings !== 'buried')
  const nearestOpen = open[0]?.position.distanceTo(here) ?? Number.POSITIVE_INFINITY
  const buriedFirst = first.position.distanceTo(here) * buriedDistanceFactor < nearestOpen
  const chosen = buriedFirst ? usable : open
  return new ReachBlocksGoal(
    chosen.slice(0, goalLimit).map(({ position }) => position),
    {
      isOpen: (x, y, z) => isOpenCell(bot, x, y, z),
      buried: buriedFirst,
      weight: buriedFirst ? diggingWeight : walkingWeight,
      accept: (node, target) => canBeDugFrom(bot, node, target),
    },
  )
}

/** Those in the dry, or else those in water, or else those beside lava. */
function leastTroublesome(live: readonly Candidate[]): readonly Candidate[] {
  const cool = live.filter(({ surroundings }) => surroundings !== 'lava')
  const dry = cool.filter(({ surroundings }) => surroundings !== 'water')
  return [dry, cool, live].find((list) => list.length > 0) ?? []
}

/** Whether a block's drop lands within reach of one who stands there. */
function canBeDugFrom(bot: Bot, node: Position, target: Position): boolean {
  if (acrossOf(node, target) > armOf(bot, target)) return false
  return !isBelowFeet(node, target) || isFloorSafe(bot, target)
}

const forbidden = 100

/** Rough distance from the bot's hands to where the drop will end; `forbidden` for a floor that must stay. */
function troubleOf(bot: Bot, target: Vec3): number {
  const feet = bot.entity.position.floored()
  if (isBelowFeet(feet, target)) return isFloorSafe(bot, target) ? 4 : forbidden
  const across = acrossOf(feet, target)
  if (across > armOf(bot, target)) return forbidden
  const below = Math.max(0, feet.y - target.y)
  return Math.max(0, across - 1) * 2 + below * 3 + Math.abs(target.y - feet.y) * 0.1
}

// An arm reaches farther, but what drops there has to be fetched.
const armBlocks = 2

/** Beside lava the drop has to be picked up where it falls, before the lava is there. */
function armOf(bot: Bot, target: Position): number {
  return surroundingsOf(bot, target) === 'lava' ? 1 : armBlocks
}

// A fall of three blocks does no harm.
const harmlessBlocks = 3

/** Whether it is a floor over a deep fall, most often a bridge of one's own: whoever takes it away does not get back. */
function isBridge(bot: Bot, target: Vec3): boolean {
  if (target.y >= Math.floor(bot.entity.position.y)) return false
  for (let down = 1; down <= harmlessBlocks + 1; down += 1) {
    const block = bot.blockAt(target.offset(0, -down, 0), false)
    if (block?.name === 'water' || block?.boundingBox !== 'empty') return false
  }
  return true
}

interface Cell {
  readonly x: number
  readonly z: number
}

function acrossOf(feet: Cell, target: Cell): number {
  return Math.max(Math.abs(target.x - feet.x), Math.abs(target.z - feet.z))
}

function isBelowFeet(
  feet: { x: number; y: number; z: number },
  target: { x: number; y: number; z: number },
): boolean {
  return target.x === feet.x && target.z === feet.z && target.y < feet.y
}

/** Whether digging the floor lets the bot fall by one onto dry ground. */
function isFloorSafe(bot: Bot, floor: { x: number; y: number; z: number }): boolean {
  const feet = bot.entity.position
  const ground = bot.blockAt(feet.offset(floor.x - feet.x, floor.y - 1 - feet.y, floor.z - feet.z), false)
  const isSound = ground?.boundingBox === 'block' && !isHotFloor(ground.name)
  return isSound && surroundingsOf(bot, floor) !== 'lava'
}
