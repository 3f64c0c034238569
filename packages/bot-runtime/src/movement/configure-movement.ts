import type { Bot } from 'mineflayer'
import { CachedMovements } from './cached-movements.ts'

// Soft ground first: it is dug in no time and no recipe needs it; cobblestone last, because recipes do.
const scaffoldingNames = [
  'dirt',
  'netherrack',
  'cobbled_deepslate',
  'tuff',
  'andesite',
  'diorite',
  'granite',
  'cobblestone',
]

// Walking into these hurts or holds.
const harmfulNames = [
  'lava',
  'fire',
  'soul_fire',
  'cobweb',
  'cactus',
  'sweet_berry_bush',
  'powder_snow',
  'wither_rose',
  'nether_portal',
  'end_portal',
]

// Stations somebody placed on purpose, and beds: a path never goes through them.
const keptBlock =
  /^(crafting_table|furnace|blast_furnace|smoker|barrel|spawner|ender_chest|trapped_chest)$|_bed$/

/** Movements for a survival player: digs, bridges with soft blocks, falls at most three blocks, keeps stations. */
export function createMovements(bot: Bot): CachedMovements {
  const movements = new CachedMovements(bot)
  const { itemsByName, blocksByName } = bot.registry
  movements.scafoldingBlocks = scaffoldingNames.flatMap((name) => itemsByName[name]?.id ?? [])
  for (const name of harmfulNames) {
    const block = blocksByName[name]
    if (block) movements.blocksToAvoid.add(block.id)
  }
  for (const block of bot.registry.blocksArray) {
    if (keptBlock.test(block.name)) movements.blocksCantBreak.add(block.id)
  }
  for (const name of ['red_sand', 'suspicious_sand', 'suspicious_gravel']) {
    const block = blocksByName[name]
    if (block) movements.gravityBlocks.add(block.id)
  }
  // Three blocks is the highest fall without damage.
  movements.maxDropDown = 3
  movements.placeCost = 3
  movements.allowParkour = true
  return movements
}

// Milliseconds of path search per tick of 50: the rest stays for physics and, in the embedded world, the server.
const searchMsPerTick = 25

// Milliseconds from start to giving up on a search; searching takes half of each tick.
const searchMs = 4000

/** Sets the pathfinder of a freshly spawned bot up; a program may change it, so every step does this again. */
export function configureMovement(bot: Bot): CachedMovements {
  const movements = createMovements(bot)
  bot.pathfinder.setMovements(movements)
  bot.pathfinder.thinkTimeout = searchMs
  bot.pathfinder.tickTimeout = searchMsPerTick
  return movements
}
