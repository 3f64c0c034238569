import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { isInWater } from '../bot/is-in-water.ts'
import { walkTowards } from '../bot/walk-towards.ts'
import { openRun, type Heading } from './open-run.ts'

// One and a half blocks take a runner five ticks, and braking a few more.
const brakeBlocks = 1.5

/** Runs one tick in a direction, over steps and out of water; stops before a wall, a cliff or lava. */
export function runTowards(
  bot: Bot,
  heading: Heading,
  { sprints = true }: { readonly sprints?: boolean } = {},
): void {
  const isSwimming = isInWater(bot)
  const end = openRun(bot, heading, brakeBlocks)
  if (!isSwimming && bot.entity.onGround && end.distanceTo(bot.entity.position) < 0.9) {
    bot.clearControlStates()
    bot.setControlState('sneak', true)
    return
  }
  bot.setControlState('sneak', false)
  walkTowards(bot, heading)
  bot.setControlState('sprint', sprints)
  // The physics sets this on the entity; mineflayer's types leave it out.
  const isAtWall = Reflect.get(bot.entity, 'isCollidedHorizontally') === true
  bot.setControlState('jump', isAtWall || isSwimming)
}

/** Stands still and looks at a creature. */
export function faceTowards(bot: Bot, { position, height }: Bot['entity']): void {
  bot.clearControlStates()
  void bot.lookAt(position.offset(0, height / 2, 0), true)
}

/** The direction from one place to another; undefined when they are on top of each other. */
export function headingTo(from: Vec3, to: Vec3): Heading | undefined {
  const length = Math.hypot(to.x - from.x, to.z - from.z)
  return length < 0.1 ? undefined : { x: (to.x - from.x) / length, z: (to.z - from.z) / length }
}
