import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import { describeShortage } from '../crafting/describe-shortage.ts'
import { emptyGrid, isLittered } from '../crafting/empty-grid.ts'
import { findStation } from './find-station.ts'
import { mixRecipes } from '../crafting/mix-recipes.ts'
import { possibleRecipes } from '../crafting/possible-recipes.ts'
import { recipesOf } from '../crafting/recipes-of.ts'
import { needsOf, type Recipe } from '../crafting/recipe-needs.ts'
import type { Block } from '../bot/block.ts'
import { withHands } from '../bot/hands.ts'
import { HandsTakenError } from '../bot/hands-taken-error.ts'
import { countItems } from '../bot/inventory-changes.ts'
import { roomFor } from '../bot/inventory-room.ts'
import { approachBlock } from '../movement/approach-block.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { makeRoom } from './make-room.ts'
import { noRoom } from './no-room.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'
import { itemNamed } from './resolve-name.ts'
import { timeBox } from '../bot/time-box.ts'

// Milliseconds for one repeat: some twenty clicks of one round trip each.
const repeatMs = 8_000

// What was left in the grid is taken out before the second time.
const mostTimes = 2

/** Crafts with the inventory or a crafting table within 32 blocks. */
export const craftItem: Primitive = definePrimitive({
  name: 'craftItem',
  summary: 'Repeats the recipe of `name` `count` times, at a near or carried crafting table if it needs one.',
  parameters: {
    name: { type: 'string', summary: 'item name, such as oak_planks or wooden_pickaxe' },
    count: { type: 'number', summary: 'how many times to use the recipe (4 planks each time)', fallback: 1 },
  },
  example: 'await craftItem(bot, "oak_planks", 2)',
  tooManyFailures: 'craftItem failed too many times, check chat log to see what happened',
  async run(context, { name, count }) {
    const { bot, say } = context
    const item = itemNamed(bot, 'craftItem', name)
    const before = countItems(bot)[item.name] ?? 0
    const all = recipesOf(bot, item.id, true)
    if (all.length === 0) return failed('not-possible', `There is no recipe for ${name}`, { item: name })
    const table = await tableFor(context, item.id, all)
    let repeats = 0
    while (repeats < count) {
      const choice = chooseRecipe(bot, item.id, count - repeats, table)
      if (!choice) break
      const fitting = fittingRepeats(bot, choice)
      const keep = Object.keys(needsOf(bot, choice.recipe).needs)
      if (fitting === 0 && (await makeRoom(context, keep))) continue
      if (fitting === 0) {
        const gained = (countItems(bot)[item.name] ?? 0) - before
        return noRoom(bot, {
          what: name,
          detail: { item: name, repeats, gained },
          keep,
        })
      }
      const problem = await craft(context, name, { ...choice, repeats: fitting }, table)
      if (problem) return problem
      repeats += fitting
    }
    const gained = (countItems(bot)[item.name] ?? 0) - before
    if (repeats === count && gained > 0) {
      say(`Crafted ${gained} ${name}.`)
      return succeeded({ item: name, repeats, gained })
    }
    return explain(bot, name, all, table, { repeats, gained })
  },
})

interface RecipeChoice {
  readonly recipe: Recipe
  readonly repeats: number
}

/** The recipe that can be repeated most often with what is held, hand recipes before table recipes. */
function chooseRecipe(
  bot: Bot,
  id: number,
  wanted: number,
  table: Block | undefined,
): RecipeChoice | undefined {
  const held = countItems(bot)
  let best: RecipeChoice | undefined
  for (const recipe of possibleRecipes(bot, id, table !== undefined)) {
    const possible = Object.entries(needsOf(bot, recipe).needs).map(([name, count]) =>
      Math.floor((held[name] ?? 0) / count),
    )
    const repeats = Math.min(wanted, ...possible)
    if (repeats > (best?.repeats ?? 0)) best = { recipe, repeats }
  }
  return best
}

/** Repeats whose result fits: a result without room would be lost, and what it was made of with it. */
function fittingRepeats(bot: Bot, { recipe, repeats }: RecipeChoice): number {
  const fitting = Math.floor(roomFor(bot, recipe.result.id) / recipe.result.count)
  if (fitting > 0) return Math.min(repeats, fitting)
  const { needs } = needsOf(bot, recipe)
  // The last item of a stack leaves its slot to the result.
  const isSlotFreed = bot.inventory.items().some(({ name, count }) => count <= (needs[name] ?? 0))
  return isSlotFreed ? 1 : 0
}

async function craft(
  context: PrimitiveContext,
  name: string,
  { recipe, repeats }: RecipeChoice,
  table: Block | undefined,
): Promise<PrimitiveResult | undefined> {
  const { bot, signal, clock } = context
  const station = recipe.requiresTable ? table : undefined
  if (station) {
    const walk = await approachBlock(bot, station.position, { signal })
    signal.throwIfAborted()
    if (walk.status !== 'arrived') {
      return failed('unreachable', `I cannot reach the crafting table to make ${name}`, { item: name })
    }
  }
  if (isLittered(bot)) await emptyGrid(bot, { signal })
  let why = ''
  for (let time = 0; time < mostTimes; time += 1) {
    const before = countItems(bot)
    const done = await timeBox(
      withHands(bot, () => bot.craft(recipe, repeats, station)),
      {
        clock,
        signal,
        timeoutMs: repeatMs * repeats + 5_000,
      },
    )
    if (done.status === 'done' && isCrafted(bot, recipe, before)) return undefined
    if (bot.currentWindow) await bot.closeWindow(bot.currentWindow)
    // Whoever fights has the hands now; what is left in the grid is seen to at the next craft.
    if (done.status === 'refused' && HandsTakenError.isInstance(done.error)) {
      return failed('interrupted', `I had to leave the work on ${name} to fight`, { item: name })
    }
    await emptyGrid(bot, { signal })
    why = done.status === 'refused' ? done.error.message : 'the result did not arrive'
    if (done.status !== 'done') break
  }
  return failed('refused', `I cannot do the recipe for ${name} ${repeats} times: ${why}`, { item: name })
}

function isCrafted(bot: Bot, { result }: Recipe, before: Readonly<Record<string, number>>): boolean {
  const made = bot.registry.items[result.id]?.name ?? ''
  return (countItems(bot)[made] ?? 0) > (before[made] ?? 0)
}

function explain(
  bot: Bot,
  name: string,
  all: readonly Recipe[],
  table: Block | undefined,
  { repeats, gained }: { readonly repeats: number; readonly gained: number },
): PrimitiveResult {
  const detail = { item: name, repeats, gained }
  // A carried table is set up as soon as the rest is there.
  const hasTable = table !== undefined || countItems(bot)['crafting_table'] !== undefined
  const usable = hasTable ? all : all.filter(({ requiresTable }) => !requiresTable)
  if (usable.length === 0) {
    return failed('missing-station', `I cannot make ${name} because there is no crafting table nearby`, {
      ...detail,
      station: 'crafting_table',
    })
  }
  const { missing, text } = describeShortage(
    [...usable, ...mixRecipes(bot, usable)].map((recipe) => needsOf(bot, recipe)),
    countItems(bot),
  )
  return failed('missing-item', `I cannot make ${name} because I need: ${text}`, { ...detail, missing })
}

/** A table, where one is needed and the rest is there: nobody sets one up for what cannot be made anyway. */
async function tableFor(
  context: PrimitiveContext,
  id: number,
  all: readonly Recipe[],
): Promise<Block | undefined> {
  const { bot } = context
  const isOfUse =
    all.some(({ requiresTable }) => requiresTable) && possibleRecipes(bot, id, false).length === 0
  if (!isOfUse || possibleRecipes(bot, id, true).length === 0) return standingTable(bot)
  const position = await findStation(context, 'crafting_table')
  return (position && bot.blockAt(position)) ?? undefined
}

function standingTable(bot: Bot): Block | undefined {
  const [position] = findNearestBlocks(bot, { names: ['crafting_table'], maxDistance: 32, limit: 1 })
  return (position && bot.blockAt(position)) ?? undefined
}
