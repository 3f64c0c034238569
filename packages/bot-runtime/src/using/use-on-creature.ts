import type { Bot } from 'mineflayer'
import { countItems } from '../bot/inventory-changes.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { nearestNamed } from '../combat/nearest-named.ts'
import { canStrike } from '../combat/strike-zone.ts'
import { holdItem } from './hold-item.ts'
import { aimAt, middleOf, reachCreature } from './reach-creature.ts'
import type { UseOptions } from './use-on-fluid.ts'
import type { UseResult } from './use-result.ts'
import { describeMet, lookMeets } from './visible-face.ts'

type Entity = Bot['entity']

export interface UseOnCreatureOptions extends UseOptions {
  readonly random: () => number
  /** Reason why the use makes no sense on a creature; undefined for those that will do. */
  readonly unfit: (entity: Entity) => string | undefined
  /** Item that is used up try after try until it takes effect, as bones on wolves; tries end when it is gone. */
  readonly isTaming: boolean
}

// As far as hunts look: a creature that a program sees and a hunt finds is found here as well.
const searchBlocks = 48
const answerTicks = 20
const heartTicks = 4
const mostTries = 3
// Each bone tames one wolf in three.
const mostTamings = 24

/** Uses what is in hand on the nearest creature of a name: shears, buckets, food, bones, dye. */
export async function useOnCreature(
  bot: Bot,
  name: string,
  { signal, item, random, unfit, isTaming }: UseOnCreatureOptions,
): Promise<UseResult> {
  const creature = nearestNamed(bot, name, searchBlocks, (entity) => unfit(entity) === undefined)
  if (!creature) {
    const other = nearestNamed(bot, name, searchBlocks)
    const reason = other && unfit(other)
    return { status: 'not-found', ...(reason !== undefined && { reason }) }
  }
  const carried = countItems(bot)[item] ?? 0
  let tries = 0
  for (let approaches = 0; approaches < mostTries; approaches += 1) {
    if (!(await reachCreature(bot, creature, { signal, random }))) continue
    const result = await useHere(bot, creature, { signal, item, isTaming })
    tries += result.tries
    if (result.isDone) return { status: 'done', place: creature.position.floored() }
    if (result.isSpent) break
  }
  if (tries === 0) {
    const block = lookMeets(bot, middleOf(creature))
    const met = block?.boundingBox === 'block' ? { met: describeMet(block) } : {}
    return { status: 'unreachable', place: creature.position.floored(), ...met }
  }
  return { status: 'vain', tries, isTaken: (countItems(bot)[item] ?? 0) < carried }
}

interface Used {
  readonly isDone: boolean
  readonly tries: number
  /** Nothing is left to use. */
  readonly isSpent: boolean
}

async function useHere(
  bot: Bot,
  creature: Entity,
  { signal, item, isTaming }: Pick<UseOnCreatureOptions, 'signal' | 'item' | 'isTaming'>,
): Promise<Used> {
  if (!(await holdItem(bot, item))) return { isDone: false, tries: 0, isSpent: true }
  if (isTaming) return tameHere(bot, creature, { signal, item })
  // What else is picked up meanwhile tells nothing of the use.
  const seen = (): string => JSON.stringify([creature.metadata, countItems(bot)[item] ?? 0])
  await aimAt(bot, creature, signal)
  const before = seen()
  bot.useOn(creature)
  const isDone = (): boolean => seen() !== before
  await waitForTicks(bot, answerTicks, { signal, until: isDone })
  return { isDone: isDone(), tries: 1, isSpent: false }
}

/** Gives one after the other until the creature is tame or does not take any more. */
async function tameHere(bot: Bot, creature: Entity, { signal, item }: UseOptions): Promise<Used> {
  let isTame = false
  const onTamed = ({ id }: Entity): void => {
    isTame ||= id === creature.id
  }
  const left = (): number => countItems(bot)[item] ?? 0
  bot.on('entityTamed', onTamed)
  try {
    for (let tries = 1; ; tries += 1) {
      await aimAt(bot, creature, signal)
      const before = left()
      bot.useOn(creature)
      await waitForTicks(bot, answerTicks, { signal, until: () => isTame || left() < before })
      // The hearts come after the item is gone.
      if (!isTame) await waitForTicks(bot, heartTicks, { signal, until: () => isTame })
      const isSpent = left() === 0
      const isDeclined = left() === before
      if (isTame || isSpent || isDeclined || tries >= mostTamings || !canStrike(bot, creature)) {
        return { isDone: isTame, tries, isSpent: isSpent || isTame }
      }
    }
  } finally {
    bot.removeListener('entityTamed', onTamed)
  }
}
