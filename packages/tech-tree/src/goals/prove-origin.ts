import type { HeldGoal } from '../contract/postcondition.ts'
import { carried, isRecorded, recordedGain, sumOfDetail } from './carried.ts'
import { isSource } from './deed-yield.ts'
import { eventsOf, usedPower, type Evidence } from './evidence.ts'
import { fortuneOf, mostDrops } from './most-drops.ts'
import { structuresAt } from './structures-at.ts'

/** Looks for what must have happened when items came as the goal demands; gives the doubt in words, or nothing. */
export function proveOrigin(goal: HeldGoal, evidence: Evidence): string | undefined {
  switch (goal.by) {
    case 'any':
      return undefined
    case 'mine':
      return doubtMining(goal, evidence)
    case 'craft':
      return doubtMaking(goal, evidence, ['craftItem', 'smeltItem'])
    case 'smelt':
      return doubtMaking(goal, evidence, ['smeltItem'])
    case 'fish':
      return doubtFishing(goal, evidence)
    case 'harvest':
      return doubtHarvest(goal, evidence)
    case 'grow':
      return doubtHarvest(goal, evidence) ?? doubtSowing(goal, evidence)
    case 'trade':
      return doubtExchange(goal, evidence, { primitive: 'tradeWithVillager', sources: ['trade'] })
    case 'smith':
      return doubtExchange(goal, evidence, { primitive: 'smithItem', sources: ['smith'] })
    case 'barter':
      return doubtBarter(goal, evidence)
    case 'loot':
      return doubtLoot(goal, evidence)
    case 'fill':
      return doubtFilling(goal, evidence)
    case 'creature':
      return usedPower(evidence, 'kill', 'damage', 'summon', 'loot')
        ? 'A command had a part in it.'
        : undefined
  }
}

function succeeded({ events }: Evidence, ...primitives: readonly string[]): boolean {
  return eventsOf(events, 'primitive-result').some(
    ({ primitive, status }) => status === 'succeeded' && primitives.includes(primitive),
  )
}

function doubtMining({ items, from = [], with: tools }: HeldGoal, evidence: Evidence): string | undefined {
  const digs = eventsOf(evidence.events, 'block-dig').filter(({ block }) => isSource(block, from))
  if (tools !== undefined) {
    if (digs.length === 0) return 'Nobody saw what they were dug with.'
    const isRight = digs.every(({ item }) => item !== undefined && tools.includes(item))
    if (!isRight) return `Not all were dug with ${tools.join(' or ')}.`
  }
  if (digs.length > 0 || !isRecorded(evidence, items)) return undefined
  return succeeded(evidence, 'mineBlock') ? undefined : 'No such block was dug.'
}

function doubtMaking(
  { items }: HeldGoal,
  evidence: Evidence,
  primitives: readonly string[],
): string | undefined {
  if (!isRecorded(evidence, items) || succeeded(evidence, ...primitives)) return undefined
  const isUsed = eventsOf(evidence.events, 'item-change').some(
    ({ item, delta }) => delta < 0 && !items.includes(item),
  )
  return isUsed ? undefined : 'Nothing was used up for them.'
}

/** Creatures whose drops look like a catch. */
const fishes = ['cod', 'salmon', 'tropical_fish', 'pufferfish']

function doubtFishing(goal: HeldGoal, evidence: Evidence): string | undefined {
  // What the primitive pulled out it counts itself, and no more is credited.
  if (sumOfDetail(evidence, ['fishItem'], goal.items) >= goal.count) return undefined
  const killed = eventsOf(evidence.all, 'creature-kill').some(({ creature }) => fishes.includes(creature))
  if (killed) return 'A fish was killed, not caught.'
  if (succeeded(evidence, 'fishItem')) return undefined
  const hadRod = [evidence.before, evidence.after].some((seen) => carried(seen, ['fishing_rod']) > 0)
  const wasSilent = eventsOf(evidence.all, 'item-change').length === 0
  return hadRod || wasSilent ? undefined : 'There was no rod to fish with.'
}

function doubtHarvest({ items, from = [] }: HeldGoal, evidence: Evidence): string | undefined {
  if (!isRecorded(evidence, items) || succeeded(evidence, 'harvestCrop')) return undefined
  const isDug = eventsOf(evidence.events, 'block-dig').some(({ block }) => isSource(block, from))
  return isDug ? undefined : 'Nothing was harvested.'
}

function doubtSowing({ from = [], items, count }: HeldGoal, evidence: Evidence): string | undefined {
  const placed = eventsOf(evidence.events, 'block-place').filter(({ block }) => from.includes(block)).length
  const planted = eventsOf(evidence.events, 'primitive-result')
    .filter(({ primitive, status }) => primitive === 'plantCrop' && status === 'succeeded')
    .reduce((sum, { detail }) => sum + (typeof detail['planted'] === 'number' ? detail['planted'] : 1), 0)
  const sown = Math.max(placed, planted)
  const yieldEach = Math.max(
    1,
    ...from.map((block) => mostDrops(block, { items, fortune: fortuneOf(evidence.before, evidence.after) })),
  )
  if (sown === 0) return 'Nothing was planted for it.'
  return sown * yieldEach >= count ? undefined : `Only ${sown} were planted for it.`
}

function doubtExchange(
  { items, count }: HeldGoal,
  evidence: Evidence,
  { primitive, sources }: { readonly primitive: string; readonly sources: readonly ('trade' | 'smith')[] },
): string | undefined {
  if (sumOfDetail(evidence, [primitive], items) >= count) return undefined
  const isKnown = eventsOf(evidence.events, 'item-change').some(
    ({ item, source }) => items.includes(item) && source !== undefined,
  )
  if (isKnown) return recordedGain(evidence, items, sources) >= count ? undefined : 'They came otherwise.'
  return isPaid(items, evidence) ? undefined : 'Nothing was given for them.'
}

/** Whether something else became less; without it nothing was exchanged. */
function isPaid(items: readonly string[], { before, after }: Evidence): boolean {
  return Object.keys(before.inventory).some(
    (item) => !items.includes(item) && carried(after, [item]) < carried(before, [item]),
  )
}

function doubtBarter({ items, count }: HeldGoal, evidence: Evidence): string | undefined {
  if (sumOfDetail(evidence, ['barterWithPiglin'], items) >= count) return undefined
  const own = eventsOf(evidence.events, 'block-dig').filter(({ block }) =>
    items.some((item) => gives(block, item)),
  )
  if (own.length > 0 && recordedGain(evidence, items, ['pickup']) - own.length < count)
    return 'They were dug, not bartered for.'
  if (eventsOf(evidence.events, 'creature-barter').length > 0) return undefined
  const isSilent = !isRecorded(evidence, items)
  const paid = carried(evidence.after, ['gold_ingot']) < carried(evidence.before, ['gold_ingot'])
  if (isSilent ? paid : isGoldTossed(evidence)) return undefined
  return 'No piglin was given gold.'
}

/** Whether a block gives the item when it is dug: itself, or what its ore holds. */
function gives(block: string, item: string): boolean {
  return block === item || (block.endsWith('_ore') && block.includes(item))
}

/** Whether gold left the hands, not into a chest or a recipe, where a piglin was in sight: it takes what lies before it. */
function isGoldTossed({ before, after, events }: Evidence): boolean {
  const sees = [before, after].some(({ nearbyEntities }) =>
    nearbyEntities.some(({ name }) => name === 'piglin'),
  )
  const isTossed = eventsOf(events, 'item-change').some(
    ({ item, delta, source }) => item === 'gold_ingot' && delta < 0 && source === 'hand',
  )
  return sees && isTossed
}

function doubtLoot({ items, count, from = [] }: HeldGoal, evidence: Evidence): string | undefined {
  const { before, after, all } = evidence
  const places = [before, after].flatMap((seen) => structuresAt(seen, all))
  if (from.length > 0 && !from.some((name) => places.includes(name)))
    return `Neither at the start nor at the end was the agent in a ${from.join(' or ')}.`
  if (sumOfDetail(evidence, ['lootContainer', 'getItemFromChest'], items) >= count) return undefined
  const taken = new Map<string, number>()
  for (const { item, delta, source } of eventsOf(evidence.events, 'item-change'))
    if (source === 'chest' && items.includes(item)) taken.set(item, (taken.get(item) ?? 0) + delta)
  // What is laid into a chest takes nothing from what comes out of it, unless it is the same.
  const sum = [...taken.values()].reduce((all, net) => all + Math.max(0, net), 0)
  return sum >= count ? undefined : 'Nobody saw them come out of a chest.'
}

const vessels: ReadonlySet<string> = new Set(['bucket', 'glass_bottle'])

function doubtFilling({ items }: HeldGoal, evidence: Evidence): string | undefined {
  if (succeeded(evidence, 'useItemOn')) return undefined
  const isEmptied = eventsOf(evidence.events, 'item-change').some(
    ({ item, delta, source }) => vessels.has(item) && delta < 0 && source === 'hand',
  )
  return isEmptied || isPaid(items, evidence) ? undefined : 'No vessel was used.'
}
