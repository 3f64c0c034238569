import type {
  BrewedGoal,
  EatenGoal,
  EffectGoal,
  EnchantedGoal,
  SleptGoal,
  WornGoal,
} from '../contract/postcondition.ts'
import type { Equipment } from '@voyager-mc/core'
import { equipmentSlot } from '../contract/equipment-slot.ts'
import { checkCount, checkState, type Finding } from './finding.ts'
import { carried } from './carried.ts'
import { commandWord, eventsOf, hasDied, usedPower, type Evidence } from './evidence.ts'
import { isWorkedOn } from './worked-on.ts'

/** Checks what is worn or held in hand. */
export function checkWorn({ sets }: WornGoal, evidence: Evidence): Finding {
  const { after, isEndValid } = evidence
  if (usedPower(evidence, 'item', 'replaceitem')) return checkState(false, 'A command put it on.')
  const worn = Object.values(after.equipment)
  const missing = sets.filter((names) => !names.some((item) => isWorn(item, after.equipment)))
  if (missing.length === 0 && isEndValid) return checkState(true, `Equipped: ${worn.join(', ')}.`)
  return {
    ...checkState(false, `Not equipped: ${missing.map(([name]) => name).join(', ')}.`),
    left: Math.max(1, missing.length),
  }
}

/** Whether it is where it belongs: boots in the hand are not worn. */
function isWorn(item: string, equipment: Equipment): boolean {
  const slot = equipmentSlot(item)
  const isClothing = slot === 'head' || slot === 'torso' || slot === 'legs' || slot === 'feet'
  return isClothing ? equipment[slot] === item : Object.values(equipment).includes(item)
}

/** Ticks within which the bar of hunger moves after food has gone. */
const biteTicks = 3

/** Checks eating: food that went while hunger rose. */
export function checkEaten({ hunger = 0, ...goal }: EatenGoal, evidence: Evidence): Finding {
  const eaten = checkBites(goal, evidence)
  const bars = eventsOf(evidence.all, 'health-change').map(({ food }) => food)
  const best = Math.max(evidence.after.food, ...bars)
  if (eaten.status === 'missed' || best >= hunger) return eaten
  return checkState(false, `${eaten.facts} It had to be ${hunger}.`)
}

function checkBites({ items, count }: EatenGoal, evidence: Evidence): Finding {
  const { before, after } = evidence
  const bites = countBites(items, evidence)
  const facts = `Hunger went from ${before.food} to ${after.food}; ${bites} of ${count} eaten.`
  if (bites >= count) return checkCount(bites, count, facts)
  const isSilent = eventsOf(evidence.all, 'item-change', 'primitive-result').length === 0
  const gone = items.length === 0 ? 1 : carried(before, items) - carried(after, items)
  const isFuller =
    after.food > before.food || eventsOf(evidence.all, 'health-change').some(({ food }) => food > before.food)
  const isHonest = !hasDied(evidence) && !usedPower(evidence, 'effect')
  if (isSilent && isFuller && isHonest && evidence.isWholeValid && gone >= count)
    return checkCount(gone, count, facts)
  return checkCount(bites, count, facts)
}

/** Bites of these foods, by the records or by what primitives say. */
export function countBites(items: readonly string[], evidence: Pick<Evidence, 'events' | 'before'>): number {
  return Math.max(recordedBites(items, evidence), provedBites(items, evidence))
}

function recordedBites(
  items: readonly string[],
  { events, before }: Pick<Evidence, 'events' | 'before'>,
): number {
  const rises: number[] = []
  let { food } = before
  for (const event of eventsOf(events, 'health-change', 'death')) {
    if (event.type === 'death') food = 20
    else {
      if (event.food > food) rises.push(event.tick)
      food = event.food
    }
  }
  const changes = eventsOf(events, 'item-change')
  const isDrunk = (tick: number): boolean =>
    changes.some(
      ({ item, delta, source, tick: at }) =>
        item === 'bucket' && delta === 1 && source === 'hand' && Math.abs(at - tick) <= biteTicks,
    )
  return changes.filter(
    ({ item, delta, tick, source }) =>
      delta === -1 &&
      (source === undefined || source === 'hand') &&
      (items.length === 0 || items.includes(item)) &&
      (item === 'milk_bucket' ? isDrunk(tick) : rises.some((rise) => Math.abs(rise - tick) <= biteTicks)),
  ).length
}

function provedBites(items: readonly string[], { events }: Pick<Evidence, 'events'>): number {
  const eaten = eventsOf(events, 'primitive-result').flatMap(({ primitive, status, detail }) => {
    if (status !== 'succeeded' || (primitive !== 'eatFood' && primitive !== 'drinkPotion')) return []
    const food = detail['eaten'] ?? detail['item']
    return Array.isArray(food) ? food.map(String) : [String(food)]
  })
  return eaten.filter((food) => items.length === 0 || items.includes(food)).length
}

/** Hours of the morning, in ticks: who wakes later than that was woken. */
const morningTicks = 2000

/** Ticks after the clock was set in which one wakes because of it. */
const clockTicks = 60

/** Checks sleep: by waking in the morning. A clock that was set, or another's sleep, is none. */
export function checkSlept(_goal: SleptGoal, { events }: Evidence): Finding {
  const commands = eventsOf(events, 'operator-command').filter(
    ({ command }) => commandWord(command) === 'time',
  )
  const isClockSet = (tick: number): boolean =>
    commands.some((each) => tick - each.tick >= 0 && tick - each.tick <= clockTicks)
  const woke = eventsOf(events, 'wake').some(
    ({ timeOfDay, tick }) => timeOfDay < morningTicks && !isClockSet(tick),
  )
  const proved = eventsOf(events, 'primitive-result').some(({ primitive, status, detail, tick }) => {
    const hour = detail['timeOfDay']
    const isMorning = typeof hour !== 'number' || hour < morningTicks
    return primitive === 'sleepInBed' && status === 'succeeded' && isMorning && !isClockSet(tick)
  })
  return checkState(
    woke || proved,
    woke || proved ? 'The night was slept through.' : 'Nobody slept until morning.',
  )
}

/** Checks effects: new at the end, and not by a command. */
export function checkEffect({ effects }: EffectGoal, evidence: Evidence): Finding {
  const { before, after } = evidence
  const now = Object.keys(after.effects ?? {})
  const gained = now.find((name) => effects.includes(name) && before.effects?.[name] === undefined)
  const isOwn = !usedPower(evidence, 'effect')
  return checkState(
    gained !== undefined && isOwn && evidence.isEndValid,
    `Effects at the end: ${now.length === 0 ? 'none' : now.join(', ')}.`,
  )
}

/** Checks enchanting: an item that now bears what it did not bear, and that came from a table or an anvil. */
export function checkEnchanted(
  { items, enchantment, level = 1 }: EnchantedGoal,
  evidence: Evidence,
): Finding {
  const { before, after } = evidence
  const bearers = (seen: Evidence['after']): number =>
    (seen.specialItems ?? [])
      .filter(({ item, enchantments }) => items.includes(item) && bears(enchantments, enchantment, level))
      .reduce((sum, { count }) => sum + count, 0)
  const isNew = bearers(after) > bearers(before)
  const isOwn =
    isWorkedOn(items, evidence, 'enchantItem', 'combineItems') && !isFound(enchantment, items, evidence)
  const facts = isNew ? `A newly enchanted ${items[0]} is held.` : `No newly enchanted ${items[0]} is held.`
  return checkState(
    isNew && isOwn && evidence.isEndValid,
    isNew && !isOwn ? `${facts} It came otherwise.` : facts,
  )
}

/** Whether the item with a demanded enchantment may be one that came in so: nothing says that it was put on. */
function isFound(enchantment: string | undefined, items: readonly string[], { events }: Evidence): boolean {
  if (enchantment === undefined) return false
  const isForeign = eventsOf(events, 'item-change').some(
    ({ item, delta, source }) => delta > 0 && items.includes(item) && foreignSources.has(source),
  )
  const isShown = eventsOf(events, 'primitive-result').some(
    ({ status, detail: { enchantments } }) =>
      status === 'succeeded' &&
      Array.isArray(enchantments) &&
      enchantments.some((each) => String(each).split(' ')[0] === enchantment),
  )
  return isForeign && !isShown
}

const potionItems: ReadonlySet<string> = new Set(['potion', 'splash_potion', 'lingering_potion'])

/** Ways by which a potion comes that was not brewed. */
const foreignSources: ReadonlySet<string | undefined> = new Set(['pickup', 'chest', 'trade'])

/** Checks brewing: more potions of the kind than before, and out of a stand. */
export function checkBrewed({ potions, count }: BrewedGoal, evidence: Evidence): Finding {
  const held = (seen: Evidence['after']): number =>
    (seen.specialItems ?? [])
      .filter(({ potion }) => potion !== undefined && potions.includes(potion))
      .reduce((sum, special) => sum + special.count, 0)
  const foreign = foreignPotions(evidence)
  const gained = held(evidence.after) - held(evidence.before) - foreign + drunkLater(evidence)
  const facts = `Holds ${held(evidence.after)} potions of ${potions[0]}, ${Math.max(0, gained)} of ${count} new.`
  const brewed = eventsOf(evidence.events, 'item-change')
    .filter(({ delta, source }) => delta > 0 && source === 'brew')
    .reduce((sum, { delta }) => sum + delta, 0)
  const isProved = eventsOf(evidence.events, 'primitive-result').some(
    ({ primitive, status }) => primitive === 'brewPotion' && status === 'succeeded',
  )
  if (!isProved && brewed < count) return checkState(false, `${facts} Nobody saw them brewed.`)
  return evidence.isEndValid ? checkCount(gained, count, facts) : checkState(false, facts)
}

/** Ticks within which the empty bottle comes back after a drink. */
const drinkTicks = 3

/** Potions that were drunk because a later goal asks for their effect. */
function drunkLater({ all, later }: Evidence): number {
  if (!later.some(({ kind }) => kind === 'effect')) return 0
  const changes = eventsOf(all, 'item-change')
  return changes.filter(
    ({ item, delta, source, tick }) =>
      item === 'potion' &&
      delta === -1 &&
      source === 'hand' &&
      changes.some(
        (back) => back.item === 'glass_bottle' && back.delta > 0 && Math.abs(back.tick - tick) <= drinkTicks,
      ),
  ).length
}

/** Potions that came in and had not been laid aside before. */
function foreignPotions({ all }: Evidence): number {
  const changes = eventsOf(all, 'item-change')
  const isDrunk = (tick: number): boolean =>
    changes.some(
      ({ item, delta, tick: at }) =>
        item === 'glass_bottle' && delta > 0 && Math.abs(at - tick) <= drinkTicks,
    )
  let [aside, foreign] = [0, 0]
  for (const { item, delta, source, tick } of changes) {
    if (!potionItems.has(item)) continue
    if (delta < 0 && (source === 'chest' || (source === 'hand' && !isDrunk(tick)))) aside -= delta
    if (delta <= 0 || !foreignSources.has(source)) continue
    const back = Math.min(aside, delta)
    aside -= back
    foreign += delta - back
  }
  return foreign
}

function bears(
  enchantments: Readonly<Record<string, number>> | undefined,
  wanted: string | undefined,
  level: number,
): boolean {
  if (enchantments === undefined) return false
  return Object.entries(enchantments).some(
    ([name, held]) => (wanted === undefined || name === wanted) && held >= level,
  )
}
