import type { Bot } from 'mineflayer'
import { chooseFood } from '../bot/choose-food.ts'
import { eatMeal, mealTicks } from '../bot/eat-meal.ts'
import { healingFood } from '../bot/healing-food.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { watchBlows, type BlowWatch } from '../bot/watch-blows.ts'
import { blockAroundHead, freeFrom } from './free-head.ts'
import { hostilesWithin, type Hostile } from './hostile-creatures.ts'
import { isHelplessAtNight } from './is-helpless-at-night.ts'
import { isArcher } from '../bot/archers.ts'
import { tunnelAway } from './tunnel-away.ts'

/** End of a rest: out of the shelter, struck in it, or away from it under the ground. */
export type RestEnd = 'out' | 'struck' | 'away'

// Health at which one comes out again, in points of 20.
const wellHealth = 17

// Ticks of the longest rest, and of one for whom rest does no more good while somebody waits outside.
const restTicks = 1200
const wellTicks = 300

// The same before archers that see whoever comes out weak, where no way leads out on another side.
const siegeTicks = 2400

// Ticks to stay at least, and how near an enemy is waited for to go away.
const hideTicks = 100
const siegeBlocks = 12

// An archer shoots from farther off.
const archerBlocks = 16

// Ticks between two looks.
const lookTicks = 20

// Ticks between two looks for a way out under the ground.
const wayTicks = 300

/**
 * Rests and eats until well and nobody waits outside, but for no longer than a minute; without a weapon, at night, for as long
 * as somebody is near. Whom rest does not help leaves archers outside by a way through the rock.
 */
export async function restInShelter(
  bot: Bot,
  { signal }: { readonly signal: AbortSignal },
): Promise<RestEnd> {
  const blows = watchBlows(bot)
  try {
    return await rest(bot, { signal, blows })
  } finally {
    blows.stop()
  }
}

async function rest(
  bot: Bot,
  { signal, blows }: { readonly signal: AbortSignal; readonly blows: BlowWatch },
): Promise<RestEnd> {
  let nextWayAt = hideTicks
  for (let ticks = 0; ; ticks += lookTicks) {
    // More than hunger takes.
    if (blows.lost() > 1) return 'struck'
    const stuck = blockAroundHead(bot)
    if (stuck) {
      await freeFrom(bot, stuck, { signal })
      return 'out'
    }
    const meal = bot.food < healingFood ? chooseFood(bot) : undefined
    const isWell = bot.health >= wellHealth
    // Hungry and without food nobody heals, so that waiting is no use.
    const isDone = isWell || (bot.food < healingFood && !meal)
    const besiegers = besiegersOf(bot)
    const isShotAt = !isWell && besiegers.some(({ entity }) => isArcher(entity))
    if (isDone && isShotAt && ticks >= nextWayAt) {
      nextWayAt = ticks + wayTicks
      if (await tunnelAway(bot, { signal, enemies: besiegers.map(({ entity }) => entity.position) }))
        return 'away'
    }
    if (ticks >= hideTicks && isDone && besiegers.length === 0) return 'out'
    const isHelpless = besiegers.length > 0 && isHelplessAtNight(bot)
    const longest = isShotAt ? siegeTicks : isDone ? wellTicks : restTicks
    if (ticks >= longest && !isHelpless) return 'out'
    if (meal) {
      await eatMeal(bot, meal, { signal })
      ticks += mealTicks
    }
    await waitForTicks(bot, lookTicks, { signal })
  }
}

/** Those who wait outside, nearest first. */
function besiegersOf(bot: Bot): readonly Hostile[] {
  return hostilesWithin(bot, archerBlocks).filter(
    ({ entity, distance }) => distance <= siegeBlocks || isArcher(entity),
  )
}
