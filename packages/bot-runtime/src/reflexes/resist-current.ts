import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { isInWater } from '../bot/is-in-water.ts'
import { isBodyTaken } from '../bot/body-control.ts'
import { listen } from '../bot/listen.ts'
import { isOverDeep } from './deep-edge.ts'
import { headingOfKey, keyAgainst, walkKeys, type WalkKey } from './key-against.ts'
import type { Heading } from './open-run.ts'
import type { ReflexOptions } from './start-reflex.ts'
import { tellOnset } from './tell-onset.ts'

// Water carries a body by 0.07 blocks a tick; so far before the edge it begins to walk against it, and so far it walks back.
const nearBlocks = 1
const farBlocks = 1.75

// On a narrow bank the current ends in the middle: so far before the other edge one lets go.
const otherEdgeBlocks = 0.5

// Slower than this nothing carries a body.
const slowBlocks = 0.01

/**
 * Walks against flowing water that carries a body towards lava or a fall while it stands and works; it looks where it
 * looked before. A body that walks, jumps or is steered is left alone. Returns what stops it.
 */
export function resistCurrent(bot: Bot, { say }: Pick<ReflexOptions, 'say'>): () => void {
  const tell = tellOnset(say)
  let ticks = 0
  let pressed: { readonly key: WalkKey; readonly downstream: Heading } | undefined
  const release = (): void => {
    if (pressed) bot.setControlState(pressed.key, false)
    pressed = undefined
  }
  const stop = listen(bot, 'physicsTick', () => {
    ticks += 1
    if (isBodyTaken(bot)) {
      pressed = undefined
      return
    }
    const downstream = pressed?.downstream ?? driftOf(bot)
    if (!downstream || !isStanding(bot, pressed?.key)) return release()
    const blocks = pressed ? farBlocks : nearBlocks
    if (!isDeepWithin(bot, downstream, blocks)) return release()
    const key = keyAgainst(bot, downstream)
    if (isDeepWithin(bot, headingOfKey(bot, key), otherEdgeBlocks)) return release()
    if (pressed && pressed.key !== key) release()
    pressed = { key, downstream }
    tell('Walks against the current, away from a fall or lava.', ticks)
    bot.setControlState(key, true)
  })
  return () => {
    stop()
    release()
  }
}

/** Whether a body stands in water and no key but that one moves it. */
function isStanding(bot: Bot, own: WalkKey | undefined): boolean {
  const isMoved = [...walkKeys, 'jump' as const].some((key) => key !== own && bot.getControlState(key))
  return isInWater(bot) && bot.entity.onGround && !bot.pathfinder.isMoving() && !isMoved
}

function driftOf({ entity: { velocity } }: Bot): Heading | undefined {
  const speed = Math.hypot(velocity.x, velocity.z)
  return speed < slowBlocks ? undefined : { x: velocity.x / speed, z: velocity.z / speed }
}

function isDeepWithin(bot: Bot, { x, z }: Heading, blocks: number): boolean {
  const here: Vec3 = bot.entity.position
  for (let ahead = 0.25; ahead <= blocks; ahead += 0.25) {
    if (isOverDeep(bot, here.offset(x * ahead, 0, z * ahead))) return true
  }
  return false
}
