import type { Bot } from 'mineflayer'
import { techTreeOf } from '../bot/tech-tree-of.ts'
import { pickaxes } from '../digging/path-tool.ts'
import { commonHeight } from '../exploring/common-height.ts'
import { searchSteps } from '../exploring/search-level.ts'
import type { Direction } from '../movement/goal-in-direction.ts'

// Below this the world ends or lava lakes begin; going deeper finds nothing a staircase survives.
const deepestAboveBottom = 6

// The ground of the overworld is seldom so low: oceans reach down to 40.
const deepBelow = 40

/** Way of a search. */
export interface SearchWay {
  readonly direction: Direction
  /** Height at which what is looked for is common under ground; undefined where it does not matter. */
  readonly common: number | undefined
}

/** One leg of a search. */
export interface LegPlan {
  readonly way: Direction
  /** Height below which it does not lead. */
  readonly lowest: number
  /** Height that is kept under ground. */
  readonly height?: number | undefined
  /** Blocks that a way up is long at most. */
  readonly climb?: number
}

/** Plans the legs one after the other, from where the bot then is. */
export function legsOf(bot: Bot, { direction, common }: SearchWay): () => LegPlan {
  const lowest = lowestOf(bot)
  if (direction.y > 0 || (direction.y === 0 && common === undefined)) {
    const height = direction.y === 0 && isDeep(bot) ? Math.floor(bot.entity.position.y) : undefined
    return () => ({ way: direction, lowest, height })
  }
  const nextStep = searchSteps({ common, lowest })
  return () => {
    const { y } = bot.entity.position
    const step = nextStep(y)
    if (step.type === 'level') return { way: direction, lowest, height: step.height }
    if (step.type === 'up') return { way: { x: 0, y: 1, z: 0 }, lowest, climb: Math.ceil(step.to - y) }
    return { way: direction.y < 0 ? direction : { x: 0, y: -1, z: 0 }, lowest: step.to }
  }
}

/** Whoever has nothing to dig with, or wants up, searches as the direction says. */
export function levelOf(
  bot: Bot,
  { direction, names }: { readonly direction: Direction; readonly names: readonly string[] },
): number | undefined {
  if (names.length === 0 || direction.y > 0 || pickaxes(bot).length === 0) return undefined
  return commonHeight(names, { techTree: techTreeOf(bot), dimension: bot.game.dimension })
}

/** Whether the way leads through rock, a block of which takes a bare hand seven seconds and more. */
export function lacksPickaxe(bot: Bot, search: SearchWay): boolean {
  return isDug(bot, search) && pickaxes(bot).length === 0
}

/** Whoever is on the way up wants out, with or without a pickaxe. */
export function isDug(bot: Bot, { direction: { y }, common }: SearchWay): boolean {
  return y < 0 || common !== undefined || (y === 0 && isDeep(bot))
}

function lowestOf(bot: Bot): number {
  return Number(Reflect.get(bot.game, 'minY') ?? 0) + deepestAboveBottom
}

/** Whether the bot is so far under ground that a level way is a tunnel, and not the way out. */
export function isDeep({ game, entity: { position } }: Bot): boolean {
  return game.dimension === 'overworld' && position.y < deepBelow
}
