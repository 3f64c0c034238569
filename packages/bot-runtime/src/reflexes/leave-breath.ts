import type { Bot } from 'mineflayer'
import { isBodyTaken, takeBody } from '../bot/body-control.ts'
import { listen } from '../bot/listen.ts'
import { breathAt } from '../bot/breath-clouds.ts'
import { escapeHeading } from './escape-heading.ts'
import type { ReflexOptions } from './start-reflex.ts'
import type { Heading } from './open-run.ts'
import { headingTo, runTowards } from './steer.ts'
import { tellOnset } from './tell-onset.ts'
import { wayOutOfBreath } from './way-out-of-breath.ts'

const lookTicks = 4
// Whoever is cornered goes on with the work for a while rather than running on the spot.
const longestTicks = 120
const workTicks = 40
const runBlocks = 10
const keepTicks = 8
const anyHeading: Heading = { x: 1, z: 0 }

/** Walks out of the breath of the dragon; returns what stops it. */
export function leaveBreath(bot: Bot, { say }: Pick<ReflexOptions, 'say'>): () => void {
  let ticks = 0
  let spent = 0
  let workUntil = 0
  let giveBack: (() => void) | undefined
  let heading: Heading = anyHeading
  const tell = tellOnset(say)
  const release = (): void => {
    if (!giveBack) return
    giveBack()
    giveBack = undefined
    // The way that was planned may lead through the cloud.
    const { goal } = bot.pathfinder
    if (goal) bot.pathfinder.setGoal(goal)
  }
  const stop = listen(bot, 'physicsTick', () => {
    ticks += 1
    if (!giveBack && ticks % lookTicks !== 0) return
    const cloud = breathAt(bot, bot.entity.position)
    if (!cloud || bot.health <= 0) {
      spent = 0
      return release()
    }
    if (!giveBack && (isBodyTaken(bot) || ticks < workUntil)) return
    spent += 1
    if (spent > longestTicks) {
      spent = 0
      workUntil = ticks + workTicks
      return release()
    }
    giveBack ??= takeBody(bot)
    tell('Walks out of the dragon’s breath.', ticks)
    // A new choice at each tick turns back where two clouds lie over each other.
    if ((spent - 1) % keepTicks === 0) heading = chooseHeading(bot, cloud)
    runTowards(bot, heading)
  })
  return () => {
    stop()
    release()
  }
}

/** Straight out of all clouds; where no run leads out, away from the one that lies here. */
function chooseHeading(bot: Bot, cloud: Bot['entity']): Heading {
  const distance = cloud.position.distanceTo(bot.entity.position)
  return (
    wayOutOfBreath(bot) ??
    escapeHeading(bot, [{ entity: cloud, distance }], { runBlocks }) ??
    headingTo(cloud.position, bot.entity.position) ??
    anyHeading
  )
}
