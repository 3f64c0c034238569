import type { Bot } from 'mineflayer'
import { countItems } from '../bot/inventory-changes.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { nearestNamed } from '../combat/nearest-named.ts'
import { StrikeGoal } from '../combat/strike-goal.ts'
import { canStrike } from '../combat/strike-zone.ts'
import { walkTo } from '../movement/walk-to.ts'
import type { UseOptions } from './use-on-fluid.ts'
import type { UseResult } from './use-result.ts'

type Entity = Bot['entity']

export interface UseOnCreatureOptions extends UseOptions {
  readonly random: () => number
  /** Those on which the use makes sense. */
  readonly isFit: (entity: Entity) => boolean
  /** Item that is used up try after try until it takes effect, as bones on wolves; tries end when it is gone. */
  readonly isTaming: boolean
}

const searchBlocks = 32
const approachMs = 30_000

// The server takes the look from the movement before the click.
const lookTicks = 2
const answerTicks = 20
const mostTries = 3
// Each bone tames one wolf in three.
const mostTamings = 24

/** Uses what is in hand on the nearest creature of a name: shears, buckets, food, bones, dye. */
export async function useOnCreature(
  bot: Bot,
  name: string,
  { signal, random, isFit, isTaming }: UseOnCreatureOptions,
): Promise<UseResult> {
  const creature = nearestNamed(bot, name, searchBlocks, isFit)
  if (!creature) return { status: 'not-found' }
  let tries = 0
  for (let approaches = 0; approaches < mostTries; approaches += 1) {
    if (!(await approach(bot, creature, { signal, random }))) continue
    const result = await useHere(bot, creature, { signal, isTaming })
    tries += result.tries
    if (result.isDone) return { status: 'done', place: creature.position.floored() }
    if (result.isSpent) break
  }
  if (tries === 0) return { status: 'unreachable', place: creature.position.floored() }
  return { status: 'vain', tries }
}

async function approach(
  bot: Bot,
  creature: Entity,
  { signal, random }: Pick<UseOnCreatureOptions, 'signal' | 'random'>,
): Promise<boolean> {
  const isThere = (): boolean => canStrike(bot, creature)
  if (!isThere()) {
    const goal = new StrikeGoal(bot, creature)
    await walkTo(bot, goal, { signal, random, timeoutMs: approachMs, isDone: isThere })
    signal.throwIfAborted()
  }
  return isThere() && creature.id in bot.entities
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
  { signal, isTaming }: Pick<UseOnCreatureOptions, 'signal' | 'isTaming'>,
): Promise<Used> {
  const item = bot.heldItem?.name
  const looks = (): string => JSON.stringify(creature.metadata)
  const held = (): string => JSON.stringify(countItems(bot))
  for (let tries = 1; ; tries += 1) {
    await bot.lookAt(creature.position.offset(0, creature.height / 2, 0), true)
    await waitForTicks(bot, lookTicks, { signal })
    const [looked, carried] = [looks(), held()]
    bot.useOn(creature)
    const isChanged = (): boolean => held() !== carried || (looks() !== looked && !isTaming)
    await waitForTicks(bot, answerTicks, { signal, until: isChanged })
    if (!isTaming) return { isDone: isChanged(), tries, isSpent: false }
    const isTame = held() !== carried && looks() !== looked
    const isSpent = !bot.inventory.items().some(({ name }) => name === item)
    if (isTame || isSpent || held() === carried || tries >= mostTamings || !canStrike(bot, creature)) {
      return { isDone: isTame, tries, isSpent }
    }
  }
}
