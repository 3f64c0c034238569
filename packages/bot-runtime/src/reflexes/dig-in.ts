import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { fourSides } from '../bot/four-sides.ts'
import type { Item } from '../bot/item.ts'
import { chooseTool } from '../digging/choose-tool.ts'
import { takeHands } from '../bot/hands.ts'
import { healingFood } from '../bot/healing-food.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { withinTicks } from '../bot/within-ticks.ts'
import { chooseFood } from '../bot/choose-food.ts'
import { blockAroundHead, freeFrom } from './free-head.ts'
import { hostilesWithin } from './hostile-creatures.ts'
import { isHelplessAtNight } from './is-helpless-at-night.ts'
import { wallBlock } from './raise-wall.ts'
import { walkTowards } from '../bot/walk-towards.ts'
import { headingTo } from './steer.ts'

interface DigInOptions {
  readonly signal: AbortSignal
}

// Body, and a lid on the level of the old floor.
const depthBlocks = 3

// Dirt takes 15 ticks by hand and stone 12 with a stone pickaxe; what takes much longer is no shelter.
const digTicks = 40

const answerTicks = 20

// Health at which one comes out again, in points of 20.
const wellHealth = 17

const restTicks = 1200

// The same for one whom rest does not help: archers that wait outside do so for hours.
const wellTicks = 300

// Ticks to stay at least, and how near an enemy is waited for to go away.
const hideTicks = 100
const siegeBlocks = 12
const mealTicks = 60

/** Whether the ground below can be dug into quickly and holds neither fluids nor caves. */
export function canDigIn(bot: Bot): boolean {
  if (!bot.entity.onGround) return false
  const feet = bot.entity.position.floored()
  for (let down = 1; down <= depthBlocks; down += 1) {
    const floor = bot.blockAt(feet.offset(0, -down, 0), false)
    if (!floor || floor.boundingBox !== 'block' || !floor.diggable || !isQuick(bot, floor)) return false
    const isTight = fourSides.every((side) => isFirm(bot, floor.position.plus(side)))
    if (!isTight) return false
  }
  return isFirm(bot, feet.offset(0, -depthBlocks - 1, 0))
}

/** Digs a hole, covers it, and rests and eats in it until well; resolves to whether it came to a hole: a blow ends the digging. */
export async function digIn(bot: Bot, { signal }: DigInOptions): Promise<boolean> {
  const start = bot.health
  await standInMiddle(bot, { signal })
  for (let down = 0; down < depthBlocks; down += 1) {
    const height = Math.floor(bot.entity.position.y + 0.01)
    const floor = bot.blockAt(bot.entity.position.floored().offset(0, -1, 0))
    if (!floor || floor.boundingBox !== 'block') break
    if (isStruck(bot, start)) return false
    const tool = chooseTool(bot, floor)
    if (tool.status === 'ready' && tool.item) await hold(bot, tool.item)
    await withinTicks(bot, bot.dig(floor, true), { signal, limitTicks: digTicks + answerTicks })
    const hasFallen = (): boolean => bot.entity.onGround && bot.entity.position.y < height - 0.5
    if (!(await waitForTicks(bot, answerTicks, { signal, until: hasFallen }))) return false
  }
  // A lid over a body in the air ends up around its head.
  if (!(await waitForTicks(bot, answerTicks, { signal, until: () => bot.entity.onGround }))) return false
  await putLidOn(bot, { signal })
  await rest(bot, { signal })
  return true
}

/** Whether health has fallen by more than hunger takes. */
function isStruck(bot: Bot, start: number): boolean {
  return bot.health < start - 1
}

function isQuick(bot: Bot, block: NonNullable<ReturnType<Bot['blockAt']>>): boolean {
  const tool = chooseTool(bot, block)
  const item = tool.status === 'ready' ? tool.item : undefined
  return block.digTime(item?.type ?? null, false, false, false) / 50 <= digTicks
}

function isFirm(bot: Bot, position: Vec3): boolean {
  return bot.blockAt(position, false)?.boundingBox === 'block'
}

async function standInMiddle(bot: Bot, { signal }: DigInOptions): Promise<void> {
  const middle = bot.entity.position.floored().offset(0.5, 0, 0.5)
  const isThere = (): boolean => {
    const heading = headingTo(bot.entity.position, middle)
    if (heading) walkTowards(bot, heading)
    else bot.clearControlStates()
    return heading === undefined
  }
  await waitForTicks(bot, answerTicks, { signal, until: isThere })
  bot.clearControlStates()
}

async function putLidOn(bot: Bot, { signal }: DigInOptions): Promise<void> {
  const item = wallBlock(bot)
  const lid = bot.entity.position.floored().offset(0, depthBlocks - 1, 0)
  const side = fourSides.find((each) => isFirm(bot, lid.plus(each)))
  const wall = side && bot.blockAt(lid.plus(side))
  if (!item || !wall) return
  await hold(bot, item)
  await withinTicks(bot, bot.placeBlock(wall, side.scaled(-1)), { signal, limitTicks: answerTicks })
}

function hold(bot: Bot, item: Item): Promise<void> {
  return takeHands(bot, () => bot.equip(item, 'hand'))
}

/**
 * Until well and nobody waits outside, but for no longer than a minute, and a quarter of it where rest heals nothing;
 * without a weapon until it is day.
 */
async function rest(bot: Bot, { signal }: DigInOptions): Promise<void> {
  const start = bot.health
  const isBesieged = (): boolean => hostilesWithin(bot, siegeBlocks).length > 0
  for (let ticks = 0; !isStruck(bot, start); ticks += answerTicks) {
    const stuck = blockAroundHead(bot)
    if (stuck) return void (await freeFrom(bot, stuck, { signal }))
    const isHelpless = isHelplessAtNight(bot)
    const meal = bot.food < healingFood ? chooseFood(bot) : undefined
    // Hungry and without food nobody heals, so that waiting is no use.
    const isDone = bot.health >= wellHealth || (bot.food < healingFood && !meal)
    if (ticks >= (isDone ? wellTicks : restTicks) && !isHelpless) return
    if (ticks >= hideTicks && isDone && !isBesieged() && !isHelpless) return
    if (meal) {
      await hold(bot, meal)
      await withinTicks(bot, bot.consume(), { signal, limitTicks: mealTicks })
      ticks += mealTicks
    }
    await waitForTicks(bot, answerTicks, { signal })
  }
}
