import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { takeBody } from '../bot/body-control.ts'
import { isBank } from '../bot/is-bank.ts'
import { isWet } from '../bot/is-wet.ts'
import { listen } from '../bot/listen.ts'
import { walkTowards } from '../bot/walk-towards.ts'
import { headingTo } from './steer.ts'

// A body in lava gets on by less than a block a second; one in iron lives for five.
const bankBlocks = 5

// Water that runs over a bank pushes back whoever climbs it; a dry one so much farther off is better.
const wetBlocks = 4

// Ticks on dry ground before work goes on: a body that turns back at the brink slips in again.
const stepTicks = 6

/** Swims to the nearest bank when the body is in lava, before anything else goes on; returns what stops it. */
export function leaveLava(bot: Bot, { say }: { readonly say: (text: string) => void }): () => void {
  let bank: Vec3 | undefined
  let ticksLeft = 0
  let giveBack: (() => void) | undefined
  const release = (): void => {
    giveBack?.()
    giveBack = undefined
  }
  const stop = listen(bot, 'physicsTick', () => {
    const isInside = isInLava(bot)
    if (isInside && bot.health > 0 && !giveBack) {
      // Whatever else steers the body lets go of it while two hold it.
      bank = nearestBank(bot)
      giveBack = takeBody(bot)
      say(`Swims out of lava, health ${Math.round(bot.health)}.`)
    }
    if (!giveBack) return
    if (isInside) ticksLeft = stepTicks
    ticksLeft -= 1
    if (ticksLeft < 0 || bot.health <= 0) return release()
    if (isInside) bank = nearestBank(bot) ?? bank
    const heading = bank && headingTo(bot.entity.position, bank)
    if (heading) walkTowards(bot, heading)
    else bot.setControlState('forward', false)
    bot.setControlState('sneak', false)
    bot.setControlState('jump', isInside)
  })
  return () => {
    stop()
    release()
  }
}

function isInLava({ entity }: Bot): boolean {
  // The physics sets this on the entity; mineflayer's types leave it out.
  return Reflect.get(entity, 'isInLava') === true
}

/** Middle of the nearest cell with firm ground and room for a body; undefined when there is none in reach. */
export function nearestBank(bot: Pick<Bot, 'blockAt' | 'entity'>): Vec3 | undefined {
  const here = bot.entity.position
  const feet = here.floored()
  let best: Vec3 | undefined
  let shortest = Number.POSITIVE_INFINITY
  for (let x = -bankBlocks; x <= bankBlocks; x += 1) {
    for (let z = -bankBlocks; z <= bankBlocks; z += 1) {
      for (const y of [0, 1, -1]) {
        const cell = feet.offset(x, y, z)
        const middle = cell.offset(0.5, 0, 0.5)
        // A step up takes a while.
        const way = Math.hypot(middle.x - here.x, middle.z - here.z) + (y > 0 ? y : 0)
        if (way >= shortest || !isBank(bot, cell)) continue
        const inAll = way + (isWet(bot.blockAt(cell, false)?.name ?? '') ? wetBlocks : 0)
        if (inAll >= shortest) continue
        shortest = inAll
        best = middle
      }
    }
  }
  return best
}
