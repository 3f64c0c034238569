import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { takeBody, isBodyTaken } from '../bot/body-control.ts'
import { listen } from '../bot/listen.ts'
import type { Heading } from './open-run.ts'
import type { ReflexOptions } from './start-reflex.ts'
import { headingTo, runTowards } from './steer.ts'
import { tellOnset } from './tell-onset.ts'

const thorns = /^(cactus|sweet_berry_bush)$/

// Ticks between two looks: a cactus pricks twice a second.
const lookTicks = 4

// Ticks of one step away, and how near to the middle of a cactus its thorns reach a body of 0.6 blocks.
const stepTicks = 8
const reachBlocks = 0.95

/** Steps away from a cactus or berry bush that the body touches, before anything else goes on; returns what stops it. */
export function leaveThorns(bot: Bot, { say }: Pick<ReflexOptions, 'say'>): () => void {
  let ticks = 0
  let left = 0
  let heading: Heading | undefined
  let giveBack: (() => void) | undefined
  const tell = tellOnset(say)
  const release = (): void => {
    giveBack?.()
    giveBack = undefined
  }
  const stop = listen(bot, 'physicsTick', () => {
    ticks += 1
    if (heading && left > 0 && bot.health > 0) {
      left -= 1
      return runTowards(bot, heading)
    }
    if (giveBack) {
      bot.clearControlStates()
      release()
    }
    if (ticks % lookTicks !== 0 || bot.health <= 0 || isBodyTaken(bot)) return
    const plant = thornsAt(bot)
    heading = plant && headingTo(plant.middle, bot.entity.position)
    if (!plant || !heading) return
    giveBack = takeBody(bot)
    tell(`Steps away from ${plant.name}.`, ticks)
    left = stepTicks
  })
  return () => {
    stop()
    release()
  }
}

/** A plant that pricks. */
export interface Thorns {
  readonly name: string
  readonly middle: Vec3
}

/** The plant that pricks the body where it stands; undefined when there is none. */
export function thornsAt(bot: Pick<Bot, 'blockAt' | 'entity'>): Thorns | undefined {
  const here = bot.entity.position
  const feet = here.floored()
  for (const y of [0, 1]) {
    for (const [x, z] of [
      [0, 0],
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const block = bot.blockAt(feet.offset(x, y, z), false)
      if (!block || !thorns.test(block.name)) continue
      const middle = feet.offset(x + 0.5, 0, z + 0.5)
      const across = Math.max(Math.abs(middle.x - here.x), Math.abs(middle.z - here.z))
      if (across < reachBlocks) return { name: block.name, middle }
    }
  }
  return undefined
}
