import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { isBodyTaken, takeBody } from '../bot/body-control.ts'
import { listen } from '../bot/listen.ts'
import { shortBreath } from '../bot/short-breath.ts'
import { standStill } from '../digging/stand-still.ts'
import { ceilingOver } from './ceiling-over.ts'
import { freeFrom } from './free-head.ts'
import { openWaterHeading } from './open-water-heading.ts'
import type { ReflexOptions } from './start-reflex.ts'
import { runTowards } from './steer.ts'

// Breath left, of twenty, at which work may go on.
const fullBreath = 18

// Breath at which nothing else keeps the body: what it runs from takes longer to kill.
const lastBreath = 4

// Ticks without a way up after which the ceiling is dug away, and blocks in which one counts as held.
const heldTicks = 20
const heldBlocks = 0.4

// Ticks after coming up within which the next dive is the same work under water, of which one line is enough: a minute.
const sameWorkTicks = 1200

/** Swims to the surface when the breath runs short, digs through a ceiling that holds it, and then lets the work go on; returns what stops it. */
export function comeUpForAir(bot: Bot, { say }: Pick<ReflexOptions, 'say'>): () => void {
  const over = new AbortController()
  let giveBack: (() => void) | undefined
  let isDigging = false
  let sinceUp = Infinity
  let held: { readonly place: Vec3; ticks: number } | undefined
  const release = (): void => {
    giveBack?.()
    giveBack = undefined
    held = undefined
  }
  const isHeld = (): boolean => {
    const { position } = bot.entity
    if (!held || held.place.distanceTo(position) > heldBlocks) held = { place: position.clone(), ticks: 0 }
    held.ticks += 1
    return held.ticks > heldTicks
  }
  const digUp = (): boolean => {
    const ceiling = ceilingOver(bot)
    if (!ceiling) return false
    isDigging = true
    // On firm ground it takes a fifth of the time.
    bot.clearControlStates()
    void standStill(bot, over)
      .then(() => freeFrom(bot, ceiling, over))
      .catch(() => false)
      .finally(() => {
        isDigging = false
        held = undefined
      })
    return true
  }
  const stop = listen(bot, 'physicsTick', () => {
    sinceUp += 1
    if (isDigging) return
    // Undefined until the server has told.
    const breath = bot.oxygenLevel ?? fullBreath
    if (bot.health <= 0 || breath >= fullBreath) return release()
    const isLast = breath <= lastBreath
    if (!giveBack && (breath > shortBreath || (isBodyTaken(bot) && !isLast))) return
    if (!giveBack) {
      giveBack = takeBody(bot)
      if (sinceUp > sameWorkTicks) say(`Swims up for air, breath ${Math.round(breath)} of 20.`)
    }
    sinceUp = 0
    if (isHeld() && digUp()) return
    const heading = openWaterHeading(bot)
    if (heading) runTowards(bot, heading)
    else bot.clearControlStates()
    bot.setControlState('jump', true)
  })
  return () => {
    stop()
    over.abort()
    release()
  }
}
