import { cellOf, distanceBetween, type Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { worthOf, type BlockWorth } from '../places/block-worth.ts'
import { castRay } from './cast-ray.ts'
import { stateReader } from './chunk-column.ts'

/** A block of worth that a look has met. */
export interface Sighting extends BlockWorth {
  readonly position: Position
}

/** Sight of a bot: what lies behind rock is not seen. */
export interface Eyes {
  /** Looks into all directions, into others each time, and tells the blocks of worth that are met. */
  lookAround(): readonly Sighting[]
  /** Name of the block in a cell; undefined when something stands before it, or when it is too far away to tell. */
  lookAt(position: Position): string | undefined
  /** Looks for the block in a cell; true when nothing stands before it. */
  catchSight(position: Position): boolean
}

/** The part of a bot that sight needs. */
export type SeeingBot = Pick<Bot, 'entity' | 'registry' | 'world'>

/** Height of the eyes above the feet. */
const eyeHeight = 1.62

/** Blocks as far as a look goes: the loaded land of most servers is wider. */
const sightBlocks = 48

/** Rays of one look: about five thousand cells, a millisecond. */
const raysPerLook = 240

/** Turn between two rays that spreads any number of them evenly over a sphere, in radians. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/** Share of a ray's place by which each look is shifted, so that it falls between those before. */
const goldenShare = 0.618034

interface StateLook {
  readonly worth: readonly BlockWorth[]
  readonly endsSight: boolean
  readonly name: string
}

/** Opens a bot's eyes; `onPass` is told the cells that looks around come through. */
export function openEyes(
  bot: SeeingBot,
  onPass: (x: number, y: number, z: number) => void = () => undefined,
): Eyes {
  const looks = new Map<number, StateLook>()
  let turn = 0
  const lookOf = (state: number): StateLook => {
    let look = looks.get(state)
    if (look === undefined) looks.set(state, (look = describe(bot.registry.blocksByStateId[state])))
    return look
  }
  const from = (): Position => {
    const { x, y, z } = bot.entity.position
    return { x, y: y + eyeHeight, z }
  }
  return {
    lookAround() {
      turn += goldenShare
      const read = stateReader(bot.world)
      const eye = from()
      const found = new Map<string, Sighting>()
      onPass(Math.floor(eye.x), Math.floor(eye.y), Math.floor(eye.z))
      for (let ray = 0; ray < raysPerLook; ray += 1) {
        castRay({ from: eye, direction: directionOf(ray, turn), reachBlocks: sightBlocks }, (x, y, z) => {
          const state = read(x, y, z)
          if (state === undefined) return true
          if (state === 0) {
            onPass(x, y, z)
            return false
          }
          const { worth, endsSight } = lookOf(state)
          if (!endsSight) onPass(x, y, z)
          for (const each of worth)
            found.set(`${each.name} ${x} ${y} ${z}`, { ...each, position: { x, y, z } })
          return endsSight
        })
      }
      return [...found.values()]
    },
    lookAt: (position) => lookStraight(bot.world, position, { eye: from(), lookOf })?.name,
    catchSight(position) {
      const met = lookStraight(bot.world, position, { eye: from(), lookOf })
      if (met !== undefined) onPass(met.before.x, met.before.y, met.before.z)
      return met !== undefined
    },
  }
}

interface LookingFrom {
  readonly eye: Position
  readonly lookOf: (state: number) => StateLook
  readonly read: ReturnType<typeof stateReader>
}

interface Met {
  readonly name: string
  readonly before: Position
}

/**
 * The block in a cell and the cell before it, when nothing stands between it and the eye: its middle is looked at, and the
 * open sides that are turned to the eye, because what lies in the floor far off shows its upper side alone.
 */
function lookStraight(world: unknown, position: Position, from: Omit<LookingFrom, 'read'>): Met | undefined {
  const looking = { ...from, read: stateReader(world) }
  const middle = { x: position.x + 0.5, y: position.y + 0.5, z: position.z + 0.5 }
  if (distanceBetween(from.eye, middle) > sightBlocks) return undefined
  const met = lookAtPoint(position, middle, looking)
  if (met !== undefined) return met
  for (const axis of ['y', 'x', 'z'] as const) {
    const side = Math.sign(from.eye[axis] - middle[axis])
    // Within the same layer the side is not turned to the eye.
    if (Math.abs(from.eye[axis] - middle[axis]) <= 0.5) continue
    const beside = { ...position, [axis]: position[axis] + side }
    const state = looking.read(beside.x, beside.y, beside.z)
    if (state === undefined || (state !== 0 && from.lookOf(state).endsSight)) continue
    const shown = lookAtPoint(position, { ...middle, [axis]: middle[axis] + side / 2 }, looking)
    if (shown !== undefined) return shown
  }
  return undefined
}

/** The block in a cell and the cell before it, when nothing stands between a point of it and the eye. */
function lookAtPoint(
  position: Position,
  point: Position,
  { eye, lookOf, read }: LookingFrom,
): Met | undefined {
  const distance = distanceBetween(eye, point)
  if (distance === 0) return undefined
  const direction = {
    x: (point.x - eye.x) / distance,
    y: (point.y - eye.y) / distance,
    z: (point.z - eye.z) / distance,
  }
  let name: string | undefined
  let before = cellOf(eye)
  castRay({ from: eye, direction, reachBlocks: distance + 1 }, (x, y, z) => {
    const state = read(x, y, z)
    if (state === undefined) return true
    if (x === position.x && y === position.y && z === position.z) {
      name = lookOf(state).name
      return true
    }
    before = { x, y, z }
    return state !== 0 && lookOf(state).endsSight
  })
  return name === undefined ? undefined : { name, before }
}

/** Point of a Fibonacci sphere, turned and shifted. */
function directionOf(ray: number, turn: number): Position {
  const height = 1 - (2 * (((ray + turn) % raysPerLook) + 0.5)) / raysPerLook
  const radius = Math.sqrt(Math.max(0, 1 - height * height))
  const angle = (ray + turn) * goldenAngle
  return { x: Math.cos(angle) * radius, y: height, z: Math.sin(angle) * radius }
}

interface DescribedBlock {
  readonly name: string
  readonly transparent?: boolean
}

function describe(block: DescribedBlock | undefined): StateLook {
  if (block === undefined) return { name: 'unknown', worth: [], endsSight: true }
  const { name, transparent = false } = block
  return { name, worth: worthOf(name), endsSight: !transparent || /_leaves$|^lava$/.test(name) }
}
