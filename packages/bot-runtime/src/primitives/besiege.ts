import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { takeBody } from '../bot/body-control.ts'
import { chooseFood } from '../bot/choose-food.ts'
import { healingFood } from '../bot/healing-food.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { foesInReach, foesNamed } from '../combat/foes.ts'
import { strikeFromWindow } from '../combat/strike-from-window.ts'
import { openWall, windowTowards } from './open-wall.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { restInCover } from './rest-in-cover.ts'
import { fetchDrops, sally } from './sally.ts'
import { foeBeside, noteKill, siegeBlocks, sortieHealth, type Siege } from './siege.ts'
import { takeCover, type CoverProblem } from './take-cover.ts'

// Turns without a kill.
const mostVainTurns = 8

// A creature forgets after three seconds whom it no longer sees; one that sees the bot again before shoots at once.
const forgetTicks = 90
// Among more than two nobody goes out: one of them comes beside the walls.
const crowdBlocks = 8
const crowdTicks = 400
const restTicks = 600

// Health, in points of 20, with which a window is closed; who shares the walls with an enemy has no choice.
const leastHealth = 9

// With more than two about, drops are left and nobody goes out until some are dead, or nobody can be struck: four of them took
// twenty points in twelve seconds.
const nearBlocks = 12
const mostAround = 2

/** Why a siege ends early. */
export type SiegeProblem = CoverProblem | 'too-weak'

/** Fights until enough are dead and their drops are picked up, time or creatures run out, or no cover is to be had. */
export async function besiege(context: PrimitiveContext, siege: Siege): Promise<SiegeProblem | undefined> {
  const { bot } = context
  const isDisturbed = (): boolean => foesInReach(bot).length > 0
  for (let vain = 0; vain < mostVainTurns && siege.ticks < siege.limitTicks;) {
    const cover = await takeCover(context)
    if (typeof cover === 'string') return cover
    await restInCover(context, cover, { limitTicks: restTicks, isDisturbed })
    if (bot.health < leastHealth && !isDisturbed()) return 'too-weak'
    // Whoever no longer heals behind walls has to get away from there, and is let go while it can.
    if (siege.drops.length === 0 && bot.health < sortieHealth && !heals(bot)) return 'too-weak'
    const isFew = (): boolean => foesNamed(bot, siege.name, nearBlocks).length <= mostAround
    const isQuiet = vain > 1 || isFew()
    if (siege.drops.length > 0 && isQuiet && !isDisturbed() && bot.health >= sortieHealth) {
      await fetchDrops(context, siege)
      continue
    }
    if (siege.kills >= siege.count && siege.drops.length === 0) return undefined
    const before = siege.kills
    await lieInWait(context, siege)
    if (foeBeside(bot, siege)) await fightAtWindow(context, siege, cover)
    else if (bot.health >= sortieHealth && (vain > 1 || isFew())) await sally(context, siege, cover)
    vain = siege.kills > before ? 0 : vain + 1
  }
  return undefined
}

/** Whether wounds close, now or after a meal that is carried. */
function heals(bot: Bot): boolean {
  return bot.food >= healingFood || chooseFood(bot) !== undefined
}

/** Waits behind closed walls until one is beside them, or until all have forgotten whom they no longer see and few are near. */
async function lieInWait({ bot, signal }: PrimitiveContext, siege: Siege): Promise<void> {
  const giveBack = takeBody(bot)
  const start = siege.ticks
  const isCrowd = (): boolean => foesNamed(bot, siege.name, crowdBlocks).length > mostAround
  const isOver = (): boolean =>
    foeBeside(bot, siege) !== undefined || (siege.ticks - start > forgetTicks && !isCrowd())
  try {
    await waitForTicks(bot, crowdTicks, { signal, until: isOver })
  } finally {
    giveBack()
  }
}

async function fightAtWindow(context: PrimitiveContext, siege: Siege, cover: Vec3): Promise<void> {
  const { bot, signal } = context
  // A reflex would go out to fight, or break the dig off.
  const giveBack = takeBody(bot)
  try {
    // One that was walled in as well is struck first.
    const [inside] = foesInReach(bot)
    const foe = inside ?? foesNamed(bot, siege.name, siegeBlocks)[0]
    const window = foe && windowTowards(cover, foe.position)
    if (!window || !(inside || (await openWall(context, window)))) return
    await strikeFromWindow(bot, {
      signal,
      window,
      leastHealth: inside ? 0 : leastHealth,
      onKill: (dead) => noteKill(siege, dead),
    })
  } finally {
    giveBack()
  }
}
