import { givesFrom, type HeldGoal, type SimpleGoal, type Source, type Way } from '@voyager-mc/tech-tree'
import type { Deed } from './check-deeds.ts'
import type { TaskStart } from './suite-schema.ts'

/** Slots that carry items. */
export const carriedSlots = 36

/** Refuses goals of things that nobody can have, of more than there is room for, and of what is there already. */
export function checkHad(deed: Deed): void {
  const { goal } = deed
  for (const needed of neededBy(goal)) checkSome(needed, deed)
  if (goal.kind === 'held') checkHeld(goal, deed)
}

interface Needed {
  /** Field of the goal that holds the items. */
  readonly place: string
  /** Any of them will do. */
  readonly items: readonly string[]
}

/** Items that a goal needs. */
function neededBy(goal: SimpleGoal): readonly Needed[] {
  const tools = 'with' in goal && goal.with ? [{ place: 'with', items: goal.with }] : []
  if (goal.kind === 'worn') return goal.sets.map((items) => ({ place: 'sets', items }))
  // None stands for anything.
  const isAny = !('items' in goal) || goal.items.length === 0
  return isAny ? tools : [...tools, { place: 'items', items: goal.items }]
}

function checkSome({ place, items }: Needed, { goal, start, techTree, fail }: Deed): void {
  // More than held where it has to be gained, so that a thing in the inventory is no plan by itself. One is asked for besides
  // one: how many more there are of it says nothing.
  const more = goal.kind === 'held' ? 1 : 0
  const plans = items.map((item) => {
    const held = Math.min(start.inventory[item] ?? 0, 1)
    const inventory = { ...start.inventory, ...(held > 0 && { [item]: held }) }
    return techTree.plan({ item, count: Math.max(1, held + more) }, { inventory })
  })
  const [first] = plans
  if (first?.status === 'refused' && plans.every(({ status }) => status === 'refused'))
    fail('impossible-goal', describeNone(items, first.message), `goal.${place}`)
}

/** Refusal of the only item there is, or of the first of several. */
function describeNone(items: readonly string[], refusal: string): string {
  return items.length === 1 ? refusal : `None of ${listOf(items)} can be had: ${refusal}`
}

/** Ways that a recipe decides, of which the game's data lists all. */
const recipes: Partial<Readonly<Record<Source, Way['type']>>> = {
  craft: 'craft',
  smelt: 'smelt',
  smith: 'smith',
}

function checkHeld(goal: HeldGoal, { start, techTree, fail }: Deed): void {
  const { items, count, by, isTotal = false } = goal
  const held = heldOf(items, start)
  if (isTotal && held >= count)
    fail('goal-met', `${count} ${listOf(items)} are held at the start; ask for more or give less.`, 'goal')
  const room = Math.max(...items.map((item) => (techTree.stackSize(item) ?? 64) * carriedSlots))
  if (count > room) {
    const message = `${count} ${listOf(items)} have no room in ${carriedSlots} slots; ask for ${room} at most.`
    fail('impossible-goal', message, 'goal.count')
  }
  const recipe = recipes[by]
  const isMade = items.some((item) => techTree.ways(item).some(({ type }) => type === recipe))
  if (recipe !== undefined && !isMade)
    fail('impossible-goal', `Nothing gives ${listOf(items)} by "${by}"; ask for another way.`, 'goal.by')
  checkMined(goal, { techTree, fail })
  checkTaken(goal, { techTree, fail })
  checkChance(goal, { techTree, fail })
}

/** Things that come by chance besides those that plans count on. */
const rare: Partial<Readonly<Record<Source, readonly string[]>>> = {
  // https://minecraft.wiki/w/Fishing#Junk_and_treasure
  fish: ['bamboo', 'bow', 'enchanted_book', 'ink_sac', 'leather_boots', 'name_tag', 'potion'],
  // https://minecraft.wiki/w/Bartering#Items, those of the first version with piglins included
  barter: [
    'enchanted_book',
    'glowstone_dust',
    'iron_boots',
    'magma_cream',
    'potion',
    'shroomlight',
    'splash_potion',
  ],
}

/** Refuses to fish or to barter for what no hook and no piglin ever gives. */
function checkChance({ items, by }: HeldGoal, { techTree, fail }: Pick<Deed, 'techTree' | 'fail'>): void {
  const others = rare[by]
  if (others === undefined) return
  const isGiven = (item: string): boolean =>
    others.includes(item) || techTree.ways(item).some(({ type }) => type === by)
  if (items.some(isGiven)) return
  fail('impossible-goal', `Nothing gives ${listOf(items)} by "${by}"; ask for another way.`, 'goal.by')
}

/** Refuses items to be dug from blocks that hold none of them. */
function checkMined(
  { items, by, from = [] }: HeldGoal,
  { techTree, fail }: Pick<Deed, 'techTree' | 'fail'>,
): void {
  if (by !== 'mine' || from.length === 0) return
  const mined = items.flatMap((item) =>
    techTree.ways(item).flatMap((way) => (way.type === 'mine' ? way.blocks : [])),
  )
  const gives = (block: string): boolean =>
    items.includes(block) ||
    mined.includes(block) ||
    items.some((item) => techTree.block(block)?.drops[item] !== undefined)
  if (!from.some(gives))
    fail('impossible-goal', `${listOf(from)} gives no ${listOf(items)}; name a block that does.`, 'goal.from')
}

/** Refuses items to be taken from creatures that give none of them. */
function checkTaken(
  { items, by, from = [], with: tools }: HeldGoal,
  { techTree, fail }: Pick<Deed, 'techTree' | 'fail'>,
): void {
  if (by !== 'creature') return
  if (from.length === 0)
    fail('impossible-goal', `"creature" asks for the creature; name it in "from".`, 'goal.from')
  const ways = items.flatMap((item) => techTree.ways(item))
  if (!ways.some((way) => givesFrom(way, { creatures: from, tools })))
    fail(
      'impossible-goal',
      `${listOf(from)} gives no ${listOf(items)}; name a creature that does.`,
      'goal.from',
    )
}

function heldOf(items: readonly string[], { inventory }: TaskStart): number {
  return items.reduce((sum, item) => sum + (inventory[item] ?? 0), 0)
}

function listOf(items: readonly string[]): string {
  return items.slice(0, 4).join(' or ')
}
