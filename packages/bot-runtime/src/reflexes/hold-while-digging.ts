import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { isBodyTaken } from '../bot/body-control.ts'
import { isInWater } from '../bot/is-in-water.ts'
import { listen } from '../bot/listen.ts'
import { keyAgainst, type WalkKey } from './key-against.ts'
import { headingTo } from './steer.ts'

// Blocks from the place at which a body swims back to it, and at which it lets go.
const farBlocks = 0.3
const nearBlocks = 0.15

/**
 * Swims against flowing water that carries a body away while it digs its way; returns what stops it.
 *
 * Root cause: mineflayer-pathfinder stands still for a dig. A current takes the body three blocks along a tunnel meanwhile, and
 * it then walks straight to the next cell of its path, against a wall. Remove when it goes back to where it dug from.
 */
export function holdWhileDigging(bot: Bot): () => void {
  let anchor: { readonly block: Vec3; readonly place: Vec3 } | undefined
  let pressed: WalkKey | undefined
  const release = (): void => {
    if (pressed) bot.setControlState(pressed, false)
    pressed = undefined
  }
  const stop = listen(bot, 'physicsTick', () => {
    const block = bot.targetDigBlock?.position
    if (isBodyTaken(bot)) {
      pressed = undefined
      anchor = undefined
      return
    }
    if (!block || !isInWater(bot) || !bot.pathfinder.isMoving()) {
      anchor = undefined
      return release()
    }
    const { position } = bot.entity
    if (!anchor?.block.equals(block)) anchor = { block, place: position.clone() }
    const { place } = anchor
    const blocks = Math.hypot(position.x - place.x, position.z - place.z)
    if (blocks < (pressed ? nearBlocks : farBlocks)) return release()
    const downstream = headingTo(place, position)
    if (!downstream) return release()
    const key = keyAgainst(bot, downstream)
    if (pressed !== key) release()
    pressed = key
    bot.setControlState(key, true)
  })
  return () => {
    stop()
    release()
  }
}
