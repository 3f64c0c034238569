import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import type { Block } from './block.ts'
import { eyeHeight } from './eye-height.ts'
import { firstHit } from './first-hit.ts'

// Farthest that a bucket reaches, less a margin for the way the eyes still move.
const reachBlocks = 4.7

// A hole may show one side of the water only.
const aims = [
  new Vec3(0.5, 0.9, 0.5),
  new Vec3(0.5, 0.5, 0.5),
  new Vec3(0.1, 0.5, 0.5),
  new Vec3(0.9, 0.5, 0.5),
  new Vec3(0.5, 0.5, 0.1),
  new Vec3(0.5, 0.5, 0.9),
  new Vec3(0.5, 0.1, 0.5),
]

/** A point to look at from here so that the look meets a full block of the fluid first; undefined when there is none. */
export function findFluidAim(bot: Bot, fluid: string): Vec3 | undefined {
  const eye = eyeOf(bot)
  return findNearestBlocks(bot, { names: [fluid], maxDistance: 6, limit: 64 })
    .filter((place) => isFluidSource(bot.blockAt(place)))
    .flatMap((place) => aims.map((aim) => place.plus(aim)))
    .find((aim) => {
      const block = eye.distanceTo(aim) > reachBlocks ? undefined : meetOnLook(bot, fluid, aim)
      return block?.name === fluid
    })
}

/** The block that a look with a bucket at a point meets first. */
export function meetOnLook(bot: Bot, fluid: string, aim: Vec3): Block | undefined {
  return firstHit(bot, { eye: eyeOf(bot), aim, reachBlocks }, (block) => endsBucketLook(block, fluid))
}

/** Whether a look with a bucket ends at a block: at a full one of the fluid, and at everything else but air and what flows. */
export function endsBucketLook(block: Block, fluid: string): boolean {
  if (block.name === 'water' || block.name === 'lava') return block.name === fluid && isFluidSource(block)
  return !/^(?:cave_|void_)?air$/.test(block.name)
}

/** Whether a block of a fluid is a full one. */
export function isFluidSource(block: Block | null): boolean {
  return block !== null && Number(block.getProperties()['level']) === 0
}

function eyeOf(bot: Bot): Vec3 {
  return bot.entity.position.offset(0, eyeHeight, 0)
}
