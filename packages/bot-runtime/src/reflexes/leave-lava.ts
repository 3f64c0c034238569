import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { takeBody } from '../bot/body-control.ts'
import { isInWater } from '../bot/is-in-water.ts'
import { takeHands } from '../bot/hands.ts'
import { listen } from '../bot/listen.ts'
import { walkTowards } from '../bot/walk-towards.ts'
import { withinTicks } from '../bot/within-ticks.ts'
import { bankSite, type BankSite } from './bank-site.ts'
import { wallBlock } from '../combat/wall-block.ts'
import type { ReflexOptions } from './start-reflex.ts'
import { headingTo } from './steer.ts'
import { wayToBank } from './way-to-bank.ts'

// Ticks on dry ground before work goes on: a body that turns back at the brink slips in again.
const stepTicks = 6

// Blocks from the feet at which a site is within reach of the hand.
const reachBlocks = 2.5

const placeTicks = 6

// A block that is put into the lava is climbed sooner than a bank farther off is reached.
const nearBlocks = 2

/**
 * Swims to the nearest bank when the body is in lava, before anything else goes on, and where none can be climbed puts a
 * block into the lava and climbs on that; returns what stops it.
 */
export function leaveLava(bot: Bot, { signal, say }: ReflexOptions): () => void {
  let goal: Vec3 | undefined
  let ticksLeft = 0
  let isBuilding = false
  let giveBack: (() => void) | undefined
  const release = (): void => {
    giveBack?.()
    giveBack = undefined
  }
  const build = async (site: BankSite): Promise<void> => {
    isBuilding = true
    await putBlock(bot, site, signal).catch(() => undefined)
    isBuilding = false
  }
  /** Where to swim now. */
  const look = (): Vec3 | undefined => {
    const way = wayToBank(bot)
    const isNear = way !== undefined && way.blocks <= nearBlocks && !way.isWet
    const site = !isNear && wallBlock(bot) ? bankSite(bot) : undefined
    if (!site) return way?.next ?? goal
    const middle = site.cell.offset(0.5, 0, 0.5)
    if (middle.distanceTo(bot.entity.position) > reachBlocks) return middle
    if (!isBuilding) void build(site)
    return undefined
  }
  const stop = listen(bot, 'physicsTick', () => {
    const isInside = isInLava(bot)
    if (isInside && bot.health > 0 && !giveBack) {
      // Whatever else steers the body lets go of it while two hold it.
      goal = undefined
      giveBack = takeBody(bot)
      say(`Swims out of lava, health ${Math.round(bot.health)}.`)
    }
    if (!giveBack) return
    if (isInside) ticksLeft = stepTicks
    // In the air over the bank nobody has arrived.
    else if (bot.entity.onGround || isInWater(bot)) ticksLeft -= 1
    if (ticksLeft < 0 || bot.health <= 0) return release()
    if (isInside) goal = look()
    const heading = goal && headingTo(bot.entity.position, goal)
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

async function putBlock(bot: Bot, { against, face }: BankSite, signal: AbortSignal): Promise<void> {
  const item = wallBlock(bot)
  const block = bot.blockAt(against)
  if (!item || !block) return
  await takeHands(bot, () => bot.equip(item, 'hand'))
  await withinTicks(bot, bot.placeBlock(block, face), { signal, limitTicks: placeTicks })
}
