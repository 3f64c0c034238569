import type { Bot } from 'mineflayer'
import { firmRubble } from '../bot/firm-rubble.ts'
import { CachedMovements } from './cached-movements.ts'

// Soft ground first: it is dug in no time and no recipe needs it; what tools are made of last, but for the bricks of a
// fortress, which a tower of them looks like.
const soft = ['dirt', 'netherrack']
const last = ['blackstone', 'cobbled_deepslate', 'cobblestone', 'nether_bricks']
const scaffoldingNames = [
  ...soft,
  ...firmRubble.filter((name) => !soft.includes(name) && !last.includes(name)),
  ...last,
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

// What falls when nothing holds it, beside the sand and the gravel that the pathfinder knows: a stalactite below a block that
// is dug carries nobody.
const fallingBlock = /_concrete_powder$|anvil$|^(red_sand|suspicious_.*|pointed_dripstone|dragon_egg)$/

interface Made {
  readonly movements: CachedMovements
  /** Value of every setting when they were made. */
  readonly settings: Readonly<Record<string, unknown>>
}

const madeByBot = new WeakMap<Bot, Made>()

/**
 * The movements of a bot with every setting as it was at first. Making them looks at every block of the game, which
 * takes longer than the rest of an empty step, so each bot has them made once.
 */
export function pristineMovements(bot: Bot): CachedMovements {
  const { movements, settings } = madeByBot.get(bot) ?? make(bot)
  Object.assign(movements, copyOf(settings))
  movements.forgetBlocks()
  return movements
}

function make(bot: Bot): Made {
  const movements = createMovements(bot)
  const made = { movements, settings: copyOf(movements) }
  madeByBot.set(bot, made)
  return made
}

/** Copies sets and lists too: walks add to them. */
function copyOf(settings: object): Readonly<Record<string, unknown>> {
  const copies = Object.entries(settings).map(([name, value]: [string, unknown]) => {
    if (value instanceof Set) return [name, new Set(value)]
    return [name, Array.isArray(value) ? [...value] : value]
  })
  return Object.fromEntries(copies)
}

/** Movements for a survival player: digs, bridges with soft blocks, falls at most three blocks, keeps stations. */
function createMovements(bot: Bot): CachedMovements {
  const movements = new CachedMovements(bot)
  const { itemsByName, blocksByName } = bot.registry
  movements.scafoldingBlocks = scaffoldingNames.flatMap((name) => itemsByName[name]?.id ?? [])
  for (const name of harmfulNames) {
    const block = blocksByName[name]
    if (block) movements.blocksToAvoid.add(block.id)
  }
  for (const block of bot.registry.blocksArray) {
    if (keptBlock.test(block.name)) movements.blocksCantBreak.add(block.id)
    if (fallingBlock.test(block.name)) movements.gravityBlocks.add(block.id)
  }
  // Three blocks is the highest fall without damage.
  movements.maxDropDown = 3
  movements.placeCost = 3
  movements.allowParkour = true
  return movements
}
