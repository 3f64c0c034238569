import type { Bot } from 'mineflayer'
import { countItems, gainedItems, totalOf } from '../bot/inventory-changes.ts'
import { collectNearbyDrops } from '../mining/collect-nearby-drops.ts'
import { describeObstacle } from '../movement/describe-obstacle.ts'
import { isTreat } from '../using/is-treat.ts'
import { coatColour, colouredSheep } from '../using/sheep-coat.ts'
import { useOnBlock } from '../using/use-on-block.ts'
import { useOnCreature } from '../using/use-on-creature.ts'
import { useOnFluid } from '../using/use-on-fluid.ts'
import { unfitCreature } from '../using/unfit-reason.ts'
import type { UseResult } from '../using/use-result.ts'
import { forgetVainUse, isKnownVain, isTelling, noteVainUse } from '../using/vain-uses.ts'
import { Vec3 } from 'vec3'
import { noRoom } from './no-room.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded, type PrimitiveDetail, type PrimitiveResult } from './primitive-result.ts'
import { quenchLava } from './quench-lava.ts'

// Wool and eggs fall beside the creature.
const dropBlocks = 4

/** Takes an item to the nearest block or creature of a name, uses it there and picks up what falls. */
export async function useOnTarget(
  context: PrimitiveContext,
  { item, target }: { readonly item: string; readonly target: string },
): Promise<PrimitiveResult> {
  const { bot, signal } = context
  const detail = { item, target }
  const held = bot.inventory.items().find(({ name }) => name === item)
  if (!held) return failed('missing-item', `No ${item} in inventory`, detail)
  if (item === 'name_tag' && !held.customName) {
    return failed('not-possible', 'A name_tag does nothing until it is named at an anvil', detail)
  }
  const use = `${item} on ${target}`
  if (isKnownVain(bot, use)) {
    return failed('not-possible', `Using ${use} was tried and cannot be done here; do something else`, detail)
  }
  const isFull = (): boolean => bot.inventory.emptySlotCount() === 0
  // A bucket of several is filled into a slot of its own.
  if (item === 'bucket' && held.count > 1 && isFull())
    return noRoom(bot, { what: 'a full bucket', detail, keep: [item] })
  if (item === 'water_bucket' && target === 'lava') return pourOverLava(context, detail)
  const before = countItems(bot)
  const result = await useOn(context, item, target)
  if (result.status !== 'done') return explain(bot, result, { use, ...detail })
  forgetVainUse(bot, use)
  await collectNearbyDrops(bot, { signal, near: [result.place], radiusBlocks: dropBlocks })
  const gained = gainedItems(before, countItems(bot))
  if (item === 'shears' && totalOf(gained) === 0 && isFull())
    return noRoom(bot, { what: 'what fell', detail: { ...detail, gained }, keep: [item] })
  return succeeded({ ...detail, gained })
}

/** Water is poured from the shore: a look into lava meets nothing on which water could stand. */
async function pourOverLava(context: PrimitiveContext, detail: PrimitiveDetail): Promise<PrimitiveResult> {
  const problem = await quenchLava(context)
  if (problem === undefined) return succeeded({ ...detail, gained: {} })
  return failed('refused', `The water was not poured over lava: ${problem}`, detail)
}

function useOn({ bot, signal, random }: PrimitiveContext, item: string, target: string): Promise<UseResult> {
  if (target === 'water' || target === 'lava') return useOnFluid(bot, target, { signal, item })
  if (target in bot.registry.blocksByName) return useOnBlock(bot, target, { signal, item })
  const colour = colouredSheep(target)
  return useOnCreature(bot, colour ? 'sheep' : target, {
    signal,
    item,
    random,
    isTaming: isTreat(item, target),
    unfit: (entity) =>
      colour !== undefined && coatColour(bot, entity) !== colour
        ? 'has another colour'
        : unfitCreature(bot, item, entity),
  })
}

interface Facts {
  readonly use: string
  readonly item: string
  readonly target: string
}

function explain(
  bot: Bot,
  result: Exclude<UseResult, { status: 'done' }>,
  { use, item, target }: Facts,
): PrimitiveResult {
  const detail = { item, target }
  switch (result.status) {
    case 'not-found':
      return failed(
        'not-found',
        result.reason === undefined
          ? `No ${target} nearby, please explore first`
          : `No ${target} nearby on which ${item} does something: the nearest ${result.reason}; please explore for another`,
        detail,
      )
    case 'unreachable': {
      const { x, y, z } = result.place
      const obstacle =
        describeObstacle(bot, new Vec3(x, y, z)) ??
        (result.met === undefined ? 'No way leads there' : `The look met ${result.met}`)
      return failed('unreachable', `I cannot reach the ${target} at (${x}, ${y}, ${z}). ${obstacle}`, detail)
    }
    case 'vain': {
      if (result.isTaken) {
        const message = `The ${target} took ${item} ${result.tries} times and is not tame yet; get more ${item} and try again`
        return failed('refused', message, { ...detail, tries: result.tries })
      }
      const isLast = isTelling(result, target) && noteVainUse(bot, use)
      const met = result.met === undefined ? '' : `; the look met ${result.met}`
      const end = isLast ? '; it cannot be done here and is not tried again' : ''
      const times = result.tries === 1 ? 'once' : `${result.tries} times`
      return failed('refused', `Using ${use} ${times} changed nothing${met}${end}`, {
        ...detail,
        tries: result.tries,
      })
    }
  }
}
