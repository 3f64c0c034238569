import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { isLineClear, type IsOpen } from '../movement/line-of-sight.ts'
import { eyeHeight } from '../bot/eye-height.ts'
import type { Body } from './body.ts'
import { dragonPose, dragonTrunk, isBitten, isDragon, struckParts } from './dragon-pose.ts'

// A survival player's reach from the eyes to the nearest part of a body, less a margin for one that steps back.
const reachBlocks = 2.9

/** The part of a creature at which arrows are aimed. */
export function bodyOf(creature: Pick<Bot['entity'], 'name' | 'position' | 'height' | 'width'>): Body {
  const { position, height, width } = creature
  return isDragon(creature) ? { position, ...dragonTrunk } : { position, height, width }
}

/** Whether the bot can hit a creature from where it stands: in reach, and nothing solid between. */
export function canStrike(bot: Bot, creature: Bot['entity']): boolean {
  const eye = bot.entity.position.offset(0, eyeHeight, 0)
  const bodies = isDragon(creature) ? struckParts(dragonPose(bot, creature)) : [creature]
  const isOpen: IsOpen = (x, y, z) => isFree(bot, x, y, z)
  return bodies.some((body) => isInStrikeZone(eye, body, { isOpen }))
}

/** Whether a creature hurts the bot where it stands without a blow of its own: the dragon on its perch does, once it has turned. */
export function isHurtBeside(bot: Bot, creature: Bot['entity']): boolean {
  const { position } = bot.entity
  return isDragon(creature) && isBitten(position, dragonPose(bot, creature, { turnedTo: position }))
}

/** The same for eyes anywhere, with a margin in blocks. */
export function isInStrikeZone(
  eye: Vec3,
  body: Body,
  { isOpen, margin = 0 }: { readonly isOpen: IsOpen; readonly margin?: number },
): boolean {
  const nearest = nearestPoint(eye, body)
  if (eye.distanceTo(nearest) > reachBlocks - margin) return false
  const { position, height } = body
  const aims = [nearest, position.offset(0, height / 2, 0), position.offset(0, height * 0.9, 0)]
  return aims.some((aim) => isLineClear(eye, aim, isOpen))
}

/** Whether nothing solid is in a cell. */
export function isFree(bot: Bot, x: number, y: number, z: number): boolean {
  return bot.blockAt(new Vec3(x, y, z), false)?.boundingBox !== 'block'
}

function nearestPoint(eye: Vec3, { position, height, width }: Body): Vec3 {
  const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))
  const half = width / 2
  return new Vec3(
    clamp(eye.x, position.x - half, position.x + half),
    clamp(eye.y, position.y, position.y + height),
    clamp(eye.z, position.z - half, position.z + half),
  )
}
